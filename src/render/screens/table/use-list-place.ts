import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../services';
import type { ScreenProps } from '../screen-props';
import type { ListView } from './use-list-view';

/** A page that the address asks for, once. */
interface Wish {
  readonly place: string;
  /** From 1. */
  readonly page: number;
}

/** Where a list begins, and a way to tell what was written into the address from here. */
export interface Start {
  readonly wish: Wish;
  readonly wrote: (page: number | undefined) => void;
}

/** The page at which a list begins. Every other address that was not written from here asks anew. */
export function useStart(
  place: string,
  page: number | undefined,
): {
  readonly wish: Wish;
  readonly wrote: (page: number | undefined) => void;
} {
  const [seen, setSeen] = useState({ page, wish: { place, page: page ?? 1 } });
  const [written, setWritten] = useState(page);
  const isAsked = page !== seen.page && page !== written;
  const isNew = place !== seen.wish.place;
  const wish = isAsked || isNew ? { place, page: isAsked ? (page ?? 1) : 1 } : seen.wish;
  if (isAsked || isNew || page !== seen.page) setSeen({ page, wish });
  return { wish: isAsked || isNew ? wish : seen.wish, wrote: setWritten };
}

/** Goes where the address asks to, and writes into the address where the reader has come to rest. */
export function useListPlace(list: {
  readonly view: ListView;
  readonly start: Start;
  readonly size: number;
  /** What the entries belong to that are shown; nothing while there are none. */
  readonly shown: string | undefined;
  readonly page: number | undefined;
  readonly change: ScreenProps['change'];
}): void {
  const { view, size, shown, page, change } = list;
  const { wish, wrote } = list.start;
  const { clock, settings } = useServices();
  const { goTo, top, count, visible } = view;
  const [done, setDone] = useState<Wish>();
  const isThere = shown === wish.place;

  useLayoutEffect(() => {
    if (done === wish) return;
    // Entries of the list before stay in sight meanwhile, from the first.
    if (!isThere) return goTo(0);
    const last = Math.max(1, Math.ceil(count / size));
    goTo((Math.min(wish.page, last) - 1) * size);
    // It is gone to once; from then on the reader decides.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setDone(wish);
  }, [wish, done, isThere, count, size, goTo]);

  const isRead = done === wish && isThere;
  const atEnd = top > 0 && top + visible >= count;
  const here = atEnd ? Math.ceil(count / size) : Math.floor(top / size) + 1;
  const told = here > 1 ? here : undefined;
  useEffect(() => {
    if (!isRead || told === page) return;
    const timer = clock.setTimeout(() => {
      wrote(told);
      change({ page: told }, { replace: true });
    }, settings.screens.settle);
    return () => clock.clearTimeout(timer);
  }, [isRead, told, page, clock, settings, wrote, change]);
}
