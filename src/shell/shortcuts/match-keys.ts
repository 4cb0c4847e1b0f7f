/** A pressed key: its name in shortcuts, and the time in milliseconds. */
export interface Press {
  readonly name: string;
  readonly at: number;
}

/** The keys of a shortcut, pressed one after the other, e.g. `g d`, `?` or `mod+k`. */
export interface Keys {
  readonly keys: string;
}

/** The result of a key press: a complete shortcut, or the start of one that further keys may complete. */
export interface Matched<T> {
  readonly found?: T;
  readonly started: readonly Press[];
}

/**
 * Adds a key to the keys already pressed. Keys that were pressed more than `within` milliseconds before no longer
 * count.
 */
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
  // A key that does not continue a shortcut may start another one.
  return presses.length > 1 ? matchKeys([], press, shortcuts, within) : { started: [] };
}

/** True for a shortcut without Ctrl or Cmd. */
export function isPlain({ keys }: Keys): boolean {
  return !keys.includes('mod+');
}

/** The members of a key event that shortcuts read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'getModifierState'
>;

/**
 * The name of a pressed key in shortcuts, e.g. `g`, `?` or `mod+k`; `undefined` for a key that no shortcut can contain.
 */
export function keyName(press: KeyPress): string | undefined {
  const { key, isComposing, repeat, shiftKey } = press;
  if (isComposing || repeat || [...key].length !== 1 || key === ' ') return undefined;
  // Many keyboards have characters on a third level, which Windows reports as Ctrl and Alt.
  const isThirdLevel = press.getModifierState('AltGraph');
  const alt = press.altKey && !isThirdLevel;
  const mod = (press.ctrlKey || press.metaKey) && !isThirdLevel;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  const isCapital = isLetter && shiftKey;
  if (alt || isCapital || (press.ctrlKey && press.metaKey)) return undefined;
  return mod ? `mod+${latin(press)}` : key.toLowerCase();
}

/** The Latin letter of a combination; on a keyboard with another script, the letter at the same position. */
function latin({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  return /^[\x21-\x7e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
