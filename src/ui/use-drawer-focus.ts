import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the part of `box` that `first` selects, on each `opening`, unless it is in the box already: who leads
 * the drawer on from inside stays there. On closing it goes back to where it was before the last move, unless the user
 * has gone elsewhere meanwhile.
 */
export function useDrawerFocus(box: RefObject<HTMLElement | null>, first: string, opening: string): void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const now = document.activeElement;
    if (!element || element.contains(now)) return;
    // If the focused element leaves with the contents of the opening before, the body gets the focus; returning there is useless.
    if (now !== document.body || before.current === null) before.current = now;
    element.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [box, first, opening]);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const now = document.activeElement;
      const lost = now === null || now === document.body || element?.contains(now);
      const back = before.current;
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, [box]);
}
