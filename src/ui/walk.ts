import type { KeyboardEvent } from 'react';

/** The keys that lead to the item before and to the next one. */
type WalkKeys = readonly [back: string, onward: string];

const verticalKeys: WalkKeys = ['ArrowUp', 'ArrowDown'];

/**
 * The item to which a key moves the focus; `undefined` for a key that does not. The keys go round at either end; Home and End
 * lead to the first and the last item.
 */
export function walkTo<T extends Element>(items: readonly T[], key: string, keys = verticalKeys): T | undefined {
  const [back, onward] = keys;
  const current = items.findIndex((item) => item === document.activeElement);
  const next = { [back]: Math.max(current, 0) - 1, [onward]: current + 1, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : items.at(next % items.length);
}

/** Lets a key move the focus over the elements of a box that match `selector`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string, keys = verticalKeys): void {
  const next = walkTo([...event.currentTarget.querySelectorAll<HTMLElement>(selector)], event.key, keys);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
