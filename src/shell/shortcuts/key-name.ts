/** The members of a key event that shortcuts read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'getModifierState'
>;

/** The name of a pressed key in shortcuts, e.g. `g`, `?` or `mod+k`; `undefined` for a key that no shortcut can contain. */
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

const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const otherInputs = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

/** True if keys pressed in an element are typed text. */
export function isWriting(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest(textFields) !== null && !target.matches(otherInputs);
}
