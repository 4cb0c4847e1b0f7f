import type { KeyboardEvent } from 'react';
import { nextPosition, type ArrowKeys } from './next-position';

/**
 * Lets a key move the focus over the elements of a box that match `selector`: arrow keys go round at either end, Home
 * and End lead to the first and the last element. If one of them is a search field, Home and End move its caret
 * instead, and a character that is typed on another element goes to the field.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string, arrows?: ArrowKeys): void {
  // Keys that compose a character belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const active = items.findIndex((item) => item === document.activeElement);
  const search = items.findIndex((item) => item.matches('input[type="search"]'));
  const isInSearch = search >= 0 && search === active;
  const next = nextPosition(event.key, active, items.length, { arrows, homeEnd: !isInSearch });
  if (next !== undefined && items[next]) {
    event.preventDefault();
    items[next].focus();
  } else if (!isInSearch && isCharacter(event)) {
    // The browser then types the character into the focused field.
    items[search]?.focus();
  }
}

/** True for a key that types a character other than a space, which presses a button. */
function isCharacter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !altKey && !ctrlKey && !metaKey;
}
