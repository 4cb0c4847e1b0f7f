import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus to the title of every page that is arrived at, which also tells it to screen readers. `path` is
 * `undefined` on the way, e.g. at an address that only leads on.
 */
export function useArrivalFocus(main: RefObject<HTMLElement | null>, path: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (path === undefined || path === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = path;
    if (isFirst) return;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    heading?.focus({ preventScroll: true });
    main.current?.scrollTo({ top: 0 });
  }, [main, path]);
}
