import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus into `box` on opening, and back to where it was on closing, unless the user has gone elsewhere
 * meanwhile. `first` picks what gets the focus.
 */
export function useFocusReturn(
  box: RefObject<HTMLElement | null>,
  first: (box: HTMLElement) => HTMLElement | null | undefined,
): void {
  // The content of the box may have taken the focus before the effect runs.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // What had the focus may have left the page in the same moment, e.g. a box that this one takes the place of.
    const now = document.activeElement;
    const back = before?.isConnected || element.contains(now) ? before : now;
    (first(element) ?? element).focus({ preventScroll: true });
    return () => {
      const left = document.activeElement;
      const lost = left === null || left === document.body || element.contains(left);
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
    // Only opening and closing move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box]);
}
