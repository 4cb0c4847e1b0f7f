/** True when a filter is empty or contains the value. */
export function matchesAny<T>(wanted: readonly T[] | undefined, value: T): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.includes(value);
}
