import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the columns of a table as wide as its first rows made them, as soon as it is long: rows that come do not shift
 * what is being read, and the browser need not lay out thousands anew for each few.
 */
export function useSteadyColumns(isLong: boolean): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !isLong) return;
    const heads = [...element.querySelectorAll<HTMLElement>('th')];
    const widths = heads.map(({ offsetWidth }) => offsetWidth);
    heads.forEach((head, at) => head.style.setProperty('width', `${widths[at]}px`));
    element.dataset.steady = '';
    return () => {
      heads.forEach((head) => head.style.removeProperty('width'));
      delete element.dataset.steady;
    };
  }, [isLong]);
  return table;
}
