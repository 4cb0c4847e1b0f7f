const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const otherInputs = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

/** True if keys pressed in an element are typed text. */
export function isWriting(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest(textFields) !== null && !target.matches(otherInputs);
}
