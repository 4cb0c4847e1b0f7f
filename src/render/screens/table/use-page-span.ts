import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services';
import { isSameSpan, pagesOf, type PageSpan } from './page-span';

/**
 * The pages that are asked for: those that the reader has looked at for a moment. Who scrolls past a hundred pages asks for
 * none of them. Another place begins at `start`.
 */
export function usePageSpan(list: {
  readonly place: string;
  readonly start: number;
  readonly size: number;
  readonly total: number | undefined;
}): { readonly span: PageSpan; readonly see: (first: number, end: number) => void } {
  const { place, start, size, total } = list;
  const { clock, settings } = useServices();
  const [seen, setSeen] = useState({ place, span: { from: start, to: start } });
  const timer = useRef<number>(undefined);
  const next = useRef<PageSpan>(undefined);
  const isSame = seen.place === place;
  if (!isSame) setSeen({ place, span: { from: start, to: start } });
  const { span } = isSame ? seen : { span: { from: start, to: start } };

  const stop = useCallback(() => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current);
    timer.current = undefined;
    next.current = undefined;
  }, [clock]);
  useEffect(() => stop, [stop, place]);

  const see = useCallback(
    (first: number, end: number) => {
      if (total === undefined) return;
      const now = pagesOf(first, end, size, total);
      if (isSameSpan(now, next.current ?? span)) return;
      stop();
      if (isSameSpan(now, span)) return;
      next.current = now;
      timer.current = clock.setTimeout(() => {
        timer.current = undefined;
        next.current = undefined;
        setSeen({ place, span: now });
      }, settings.screens.rest);
    },
    [place, size, total, span, stop, clock, settings],
  );
  return { span, see };
}
