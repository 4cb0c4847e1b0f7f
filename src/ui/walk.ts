/**
 * The one of `items` to which a key moves the focus, going round; Home and End lead to the first and the last.
 * `undefined` for every other key.
 */
export function walkTo<T extends Element>(
  items: readonly T[],
  key: string,
  [back, onward]: readonly [back: string, onward: string] = ['ArrowUp', 'ArrowDown'],
): T | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { [back]: Math.max(at, 0) - 1, [onward]: at + 1, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : items.at(next % items.length);
}
