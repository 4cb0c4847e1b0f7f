import { useEffect, type RefObject } from 'react';
import { onEachPage } from './frame';

/**
 * Keeps the keyboard in the Studio while somebody writes there: the console focuses what it opens, and so takes it
 * from the editor. A click in the console and Tab still lead into it.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    let last: EventTarget | null = null;
    let isMeant = false;
    const bringBack = (): void => {
      if (document.activeElement !== current || isMeant) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target === current) return;
      last = target;
      isMeant = false;
    };
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('keydown', ({ key }) => (isMeant ||= key === 'Tab'), options);
    // The window loses the focus as soon as a page in it takes it, also one that is still loading.
    window.addEventListener('blur', () => setTimeout(bringBack), { signal: abort.signal });
    const stopPages = onEachPage(current, (page) => {
      const guard = new AbortController();
      page.addEventListener('pointerdown', () => (isMeant = true), { capture: true, signal: guard.signal });
      page.addEventListener('focusin', bringBack, { capture: true, signal: guard.signal });
      return () => guard.abort();
    });
    return () => {
      abort.abort();
      stopPages();
    };
  }, [frame]);
}
