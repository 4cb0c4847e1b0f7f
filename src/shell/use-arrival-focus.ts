import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the title of every new page, so that screen readers announce it. A title that is rendered later,
 * or replaces the title of a page that is loading, gets the focus then, unless the user has moved it. `path` is
 * `undefined` at an address without a page, e.g. a redirect.
 */
export function useArrivalFocus(main: RefObject<HTMLElement | null>, path: string | undefined): void {
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    const page = main.current;
    if (path === undefined || path === lastPath.current || !page) return;
    const isFirst = lastPath.current === undefined;
    lastPath.current = path;
    if (isFirst) return;
    page.scrollTo({ top: 0 });
    if (focusTitle(page)) return;
    if (!isWaiting(page.ownerDocument.activeElement)) page.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const { activeElement, body } = page.ownerDocument;
      // The focus on a waiting title is lost with it.
      const isHere = activeElement === page || activeElement === body || isWaiting(activeElement);
      if (!isHere || focusTitle(page)) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, path]);
}

/** Moves the focus to the title. False while the page has no title of its own yet. */
function focusTitle(page: HTMLElement): boolean {
  const title = page.querySelector('h1');
  title?.focus({ preventScroll: true });
  return title !== null && !isWaiting(title);
}

function isWaiting(element: Element | null): boolean {
  return element?.hasAttribute('data-waiting') === true;
}
