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
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target === current) return;
        last = target;
        isMeant = false;
      },
      options,
    );
    document.addEventListener('keydown', ({ key }) => (isMeant ||= key === 'Tab'), options);
    const stopPages = onEachPage(current, (page) => {
      const guard = new AbortController();
      const inPage = { capture: true, signal: guard.signal };
      page.addEventListener('pointerdown', () => (isMeant = true), inPage);
      page.addEventListener(
        'focusin',
        () => {
          if (!isMeant && last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
        },
        inPage,
      );
      return () => guard.abort();
    });
    return () => {
      abort.abort();
      stopPages();
    };
  }, [frame]);
}
