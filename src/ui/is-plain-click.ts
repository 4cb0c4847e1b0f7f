import type { MouseEvent } from 'react';

/**
 * True for a click of the primary button without a modifier key. Any other click on a link belongs to the browser: it
 * opens another tab or window, or downloads the target.
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
