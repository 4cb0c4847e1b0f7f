import type { MouseEvent } from 'react';

/** True for a click on a link or button, and for one that ends a text selection, which is meant for copying. */
export function isOnControl({ target }: Pick<MouseEvent, 'target'>): boolean {
  const isControl = target instanceof Element && target.closest('a, button') !== null;
  return isControl || window.getSelection()?.type === 'Range';
}
