import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus into `box` on opening, and back to where it was on closing, unless the user has gone elsewhere
 * meanwhile. `first` picks what gets the focus.
 */
export function useFocusReturn(
  box: RefObject<HTMLElement | null>,
  first: (box: HTMLElement) => HTMLElement | null | undefined,
): void {
  // What stands in the box may have taken the focus by the time that the effect runs.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    (first(element) ?? element).focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const lost = now === null || now === document.body || element.contains(now);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
    // Only opening and closing move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box]);
}
