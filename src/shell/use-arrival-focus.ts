import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to the title of every page that is arrived at, which also tells it to screen readers. A title that is
 * drawn later, or takes the place of one that waits for the page, gets it as soon as it stands there, unless the reader has
 * gone elsewhere. `path` is `undefined` on the way, e.g. at an address that only leads on.
 */
export function useArrivalFocus(main: RefObject<HTMLElement | null>, path: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const page = main.current;
    if (path === undefined || path === shown.current || !page) return;
    const isFirst = shown.current === undefined;
    shown.current = path;
    if (isFirst) return;
    page.scrollTo({ top: 0 });
    if (focusTitle(page)) return;
    if (!isWaiting(page.ownerDocument.activeElement)) page.focus({ preventScroll: true });
    const watch = new MutationObserver(() => {
      const { activeElement, body } = page.ownerDocument;
      // With the title that waited its focus goes too.
      const isHere = activeElement === page || activeElement === body || isWaiting(activeElement);
      if (!isHere || focusTitle(page)) watch.disconnect();
    });
    watch.observe(page, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [main, path]);
}

/** Whether the title of the page itself stands there, which then has the focus. */
function focusTitle(page: HTMLElement): boolean {
  const title = page.querySelector('h1');
  title?.focus({ preventScroll: true });
  return title !== null && !isWaiting(title);
}

function isWaiting(element: Element | null): boolean {
  return element?.hasAttribute('data-waiting') === true;
}
