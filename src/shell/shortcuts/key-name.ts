/** A key event, as far as shortcuts look at it. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'getModifierState'
>;

/** Name of a pressed key in shortcuts; `undefined` for what is part of text, of another combination or no key alone. */
export function keyName(press: KeyPress): string | undefined {
  const { key, isComposing, repeat, shiftKey } = press;
  if (isComposing || repeat || [...key].length !== 1 || key === ' ') return undefined;
  // On many keyboards signs need the third level, which Windows reports as Ctrl and Alt.
  const isThirdLevel = press.getModifierState('AltGraph');
  const alt = press.altKey && !isThirdLevel;
  const mod = (press.ctrlKey || press.metaKey) && !isThirdLevel;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  const isCapital = isLetter && shiftKey;
  if (alt || isCapital || (press.ctrlKey && press.metaKey)) return undefined;
  return mod ? `mod+${latin(press)}` : key.toLowerCase();
}

/** The letter of a combination; of a keyboard with other letters, the one at its place. */
function latin({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  return /^[\x21-\x7e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

const texts = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const noTexts = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

/** Whether keys pressed at an element are text that is being written. */
export function isWriting(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest(texts) !== null && !target.matches(noTexts);
}
