/** The keys that lead to the position before and to the next one. */
export type ArrowKeys = readonly [back: string, onward: string];

/** The keys that move through a list, besides two arrow keys. */
export interface ListKeys {
  /** The arrow keys of the list, up and down by default. */
  readonly arrows?: ArrowKeys | undefined;
  /** True if the arrow keys also lead to a position without an active item, e.g. back to the text as it was typed. */
  readonly canBeNone?: boolean;
  /** How many items PageUp and PageDown skip. Without it these keys do nothing. */
  readonly pageSize?: number;
  /** True if Home and End lead to the first and the last item. In a text field they move the caret instead. */
  readonly homeEnd?: boolean;
}

/**
 * The position to which a key moves the active item of a list; `undefined` for every other key. Positions count from 0,
 * and
 * -1 is none. An arrow key goes round at either end; PageUp and PageDown stop there.
 */
export function nextPosition(key: string, active: number, count: number, keys: ListKeys = {}): number | undefined {
  const { canBeNone, pageSize, homeEnd } = keys;
  const [back, onward] = keys.arrows ?? ['ArrowUp', 'ArrowDown'];
  const last = count - 1;
  const first = Math.min(0, last);
  const start = canBeNone ? -1 : first;
  const positions: Readonly<Record<string, number>> = {
    [onward]: active >= last ? start : active + 1,
    [back]: active <= start ? last : active - 1,
    ...(pageSize && { PageDown: Math.min(active + pageSize, last), PageUp: Math.max(first, active - pageSize) }),
    ...(homeEnd && { Home: first, End: last }),
  };
  return positions[key];
}
