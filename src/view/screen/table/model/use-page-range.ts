import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '~/view/context/services';

/** Consecutive pages, from 1; `to` is the last of them. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** The next page is requested when this part of a page lies between its first entry and the last visible one. */
const prefetchDistance = 0.5;

/** The numbers of the pages of a range. */
export function pageNumbers({ from, to }: PageRange): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The pages to request: those that have been visible for a moment, so fast scrolling requests nothing. A new identity
 * starts with `initialPage`.
 */
export function usePageRange(list: {
  readonly identity: string;
  readonly initialPage: number;
  readonly pageSize: number;
  readonly total: number | undefined;
  /** The page that a position is on. */
  readonly pageAt: (index: number) => number;
}): { readonly range: PageRange; readonly setVisibleRange: (first: number, end: number) => void } {
  const { identity, initialPage, pageSize, total, pageAt } = list;
  const { clock, settings } = useServices();
  const initialRange = { from: initialPage, to: initialPage };
  const [settled, setSettled] = useState({ identity, range: initialRange });
  const timer = useRef<number>(undefined);
  const pending = useRef<PageRange>(undefined);
  const isSame = settled.identity === identity;
  if (!isSame) setSettled({ identity, range: initialRange });
  const range = isSame ? settled.range : initialRange;

  const cancel = useCallback(() => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current);
    timer.current = undefined;
    pending.current = undefined;
  }, [clock]);
  useEffect(() => cancel, [cancel, identity]);

  const setVisibleRange = useCallback(
    (first: number, end: number) => {
      if (total === undefined) return;
      const next = rangeOfEntries(first, { end, near: pageSize * prefetchDistance, total, pageAt });
      if (isSameRange(next, pending.current ?? range)) return;
      cancel();
      if (isSameRange(next, range)) return;
      pending.current = next;
      timer.current = clock.setTimeout(() => {
        timer.current = undefined;
        pending.current = undefined;
        setSettled({ identity, range: next });
      }, settings.screens.rest);
    },
    [identity, pageSize, total, pageAt, range, cancel, clock, settings],
  );
  return { range, setVisibleRange };
}

/** The pages of the entries from `first` to before `end`, and the next one if its entries are `near`. */
function rangeOfEntries(
  first: number,
  list: {
    readonly end: number;
    readonly near: number;
    readonly total: number;
    readonly pageAt: (index: number) => number;
  },
): PageRange {
  const { end, near, total, pageAt } = list;
  const clamped = (index: number): number => pageAt(Math.min(Math.max(0, total - 1), Math.max(0, index)));
  return { from: clamped(first), to: clamped(Math.max(first, end - 1) + near) };
}

function isSameRange(left: PageRange, right: PageRange): boolean {
  return left.from === right.from && left.to === right.to;
}
