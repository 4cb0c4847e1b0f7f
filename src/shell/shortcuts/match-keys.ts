/** A key as a shortcut names it, and when it was pressed in milliseconds. */
export interface Press {
  readonly name: string;
  readonly at: number;
}

/** A shortcut: keys one after the other, e.g. `g d`, `?` or `mod+k`. */
export interface Keys {
  readonly keys: string;
}

/** What a key press leads to: a shortcut, or the start of one that further keys may complete. */
export interface Matched<T> {
  readonly found?: T;
  readonly started: readonly Press[];
}

/** Adds a key to those already pressed. Keys that are older than `within` do not count any more. */
export function matchKeys<T extends Keys>(
  started: readonly Press[],
  press: Press,
  shortcuts: readonly T[],
  within: number,
): Matched<T> {
  const last = started.at(-1);
  const isLate = last !== undefined && press.at - last.at > within;
  const presses = isLate ? [press] : [...started, press];
  const typed = presses.map(({ name }) => name).join(' ');
  const found = shortcuts.find(({ keys }) => keys === typed);
  if (found) return { found, started: [] };
  if (shortcuts.some(({ keys }) => keys.startsWith(`${typed} `))) return { started: presses };
  // A key that does not go on with what was begun may begin something itself.
  return presses.length > 1 ? matchKeys([], press, shortcuts, within) : { started: [] };
}

/** Whether a shortcut needs no Ctrl or Cmd. */
export function isPlain({ keys }: Keys): boolean {
  return !keys.includes('mod+');
}
