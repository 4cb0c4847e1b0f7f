import { useEffect, type RefObject } from 'react';

/** Lets the arrows up and down, Home and End walk over the links and buttons of a box, beside the Tab key. */
export function useArrowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const walk = (event: KeyboardEvent): void => {
      const entries = [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = entries.findIndex((entry) => entry === document.activeElement);
      const last = entries.length - 1;
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
      if (next === undefined || at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      entries[Math.max(0, Math.min(next, last))]?.focus();
    };
    element?.addEventListener('keydown', walk);
    return () => element?.removeEventListener('keydown', walk);
  }, [box]);
}
