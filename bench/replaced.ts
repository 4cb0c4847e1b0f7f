/**
 * The properties of a shipped drawer that other descriptors count on: the rating that lists pass to it, and that
 * responses are offered for its object. A drawer that a benchmark has in its place shows and offers the same.
 */
export function usedByOthers(shipped: string): object {
  const { head, target }: { head?: { rating?: object }; target?: object } = JSON.parse(shipped);
  return {
    ...(head?.rating && { head: { rating: head.rating } }),
    ...(target && { target: { id: 'input.id', name: 'input.id' } }),
  };
}
