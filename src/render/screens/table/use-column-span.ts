import { useMemo, useState, type UIEvent } from 'react';
import { columnsBetween, type ColumnSpan } from './column-span';
import { usePrinting } from './use-printing';

/** Pixels that are drawn beyond both sides of the box, and after which other columns may be drawn. */
const step = 240;

/** A window has some width before it has been measured. Pixels. */
const assumed = 1280;

/** Follows a box of `room` pixels that scrolls to the side: the columns in sight and some beside them. Paper shows all. */
export function useColumnSpan(
  widths: readonly number[],
  room: number,
): { readonly span: ColumnSpan; readonly onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [steps, setSteps] = useState(0);
  const isPrinting = usePrinting();
  const span = useMemo(
    () =>
      isPrinting
        ? { from: 0, end: widths.length }
        : columnsBetween(widths, (steps - 1) * step, (steps + 2) * step + (room || assumed)),
    [widths, room, steps, isPrinting],
  );
  return {
    span,
    // From right to left what has been scrolled is below zero.
    onScroll: ({ currentTarget }) => setSteps(Math.floor(Math.abs(currentTarget.scrollLeft) / step)),
  };
}
