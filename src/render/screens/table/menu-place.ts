import { isRightToLeft } from '../../../ui/direction';

/** Where a menu opens, within the frame of the table. Pixels; `up` counts from the foot of the frame. */
export interface MenuPlace {
  readonly inlineEnd: number;
  readonly down?: number;
  readonly up?: number;
}

/** Below a button, or above it where there is more room. */
export function placeBeside(button: Element, frame: Element): MenuPlace {
  const own = button.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const inlineEnd = isRightToLeft(frame) ? own.left - around.left : around.right - own.right;
  const below = around.bottom - own.bottom;
  const above = own.top - around.top;
  return above > below ? { inlineEnd, up: below + own.height } : { inlineEnd, down: own.bottom - around.top };
}
