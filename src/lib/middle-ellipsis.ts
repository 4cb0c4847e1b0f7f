/** Keeps the first and last `keep` characters of a long text: `0123456789abcdef` with 4 is `0123…cdef`. */
export function middleEllipsis(text: string, keep = 8): string {
  const signs = [...text];
  return signs.length > 2 * keep + 1 ? `${signs.slice(0, keep).join('')}…${signs.slice(-keep).join('')}` : text;
}
