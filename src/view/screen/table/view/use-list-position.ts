import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListPosition } from '~/state/page-meta';
import { useServices } from '~/view/context/services';
import { useScreenContext } from '../../screen-context';
import type { ScreenProps } from '../../screen-props';
import type { InitialPage, PageRequest } from '../model/list-address';
import type { ListModel } from '../model/list-model';
import type { Grid } from './use-grid';
import type { VirtualRows } from '~/ui/use-virtual-rows';

/** Scrolls to the page that the address requests, and writes the page at which scrolling ends into the address. */
export function usePageInAddress(list: {
  readonly rows: VirtualRows;
  readonly initialPage: InitialPage;
  readonly pageSize: number;
  /** The pages can be requested in any order, so that the address can name one. */
  readonly hasNumbers: boolean;
  /** The identity of the displayed list; undefined while none of its entries are loaded. */
  readonly displayed: string | undefined;
  readonly page: number | undefined;
  /** The row at which the analyst left the list. The first request scrolls to it instead of to its page. */
  readonly returnTo: number | undefined;
  readonly change: ScreenProps['change'];
}): void {
  const { rows, pageSize, hasNumbers, displayed, page, returnTo, change } = list;
  const { request, markWritten } = list.initialPage;
  const { clock, settings } = useServices();
  const { scrollTo, top, count, visible } = rows;
  const [done, setDone] = useState<PageRequest>();
  const [first] = useState(request);
  const isLoaded = displayed === request.identity;

  useLayoutEffect(() => {
    if (done === request) return;
    // The entries of the previous list remain visible meanwhile, from the first one.
    if (!isLoaded) return void scrollTo(0);
    const lastPage = Math.max(1, Math.ceil(count / pageSize));
    const isReturn = request === first && returnTo !== undefined;
    scrollTo(isReturn ? returnTo : (Math.min(request.page, lastPage) - 1) * pageSize);
    // A request scrolls once; after that the analyst decides.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setDone(request);
  }, [request, first, returnTo, done, isLoaded, count, pageSize, scrollTo]);

  const isDone = done === request && isLoaded;
  const isAtEnd = top > 0 && top + visible >= count;
  const pageAtTop = isAtEnd ? Math.ceil(count / pageSize) : Math.floor(top / pageSize) + 1;
  const pageForAddress = hasNumbers && pageAtTop > 1 ? pageAtTop : undefined;
  useEffect(() => {
    if (!isDone || pageForAddress === page) return;
    const timer = clock.setTimeout(() => {
      markWritten(pageForAddress);
      change({ page: pageForAddress }, { replace: true });
    }, settings.screens.settle);
    return () => clock.clearTimeout(timer);
  }, [isDone, pageForAddress, page, clock, settings, markWritten, change]);
}

/** The position at which the analyst left this list, if the analyst comes back to it. */
export function useReturnPosition(list: string): ListPosition | undefined {
  const { positions } = useScreenContext();
  const [position] = useState(() => positions?.returnTo);
  return position?.list === list ? position : undefined;
}

/** Stores the position of the list when it unmounts. After a return, restores the active row and the focus. */
export function useListReturn(options: {
  /** Identifies the list with its filters and order. */
  readonly name: string;
  readonly position: ListPosition | undefined;
  /** True if the rendered rows are those of this list. */
  readonly isDisplayed: boolean;
  readonly list: Pick<ListModel, 'entryAt'>;
  readonly rows: VirtualRows;
  readonly grid: Pick<Grid, 'latest' | 'activate' | 'focus'>;
}): void {
  const { name, position, isDisplayed, list, rows, grid } = options;
  const { box, rowHeight } = rows;
  const { positions } = useScreenContext();
  const displayed = useRef<{ readonly name: string; readonly list: Pick<ListModel, 'entryAt'> }>(undefined);
  const { latest } = grid;
  const toRestore = useRef(position?.active);

  useEffect(() => {
    displayed.current = isDisplayed ? { name, list } : undefined;
  });
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element || !displayed.current) return;
      // The row that is active at this moment, not when the effect ran.
      // eslint-disable-next-line react-hooks/exhaustive-deps
      const row = latest.current;
      const id = row === undefined ? undefined : displayed.current.list.entryAt(row)?.id;
      positions?.leaveAt({
        list: displayed.current.name,
        top: element.scrollTop / rowHeight,
        ...(row !== undefined && id !== undefined && { active: { row, id } }),
      });
    };
  }, [box, latest, positions, rowHeight]);

  useEffect(() => {
    const active = toRestore.current;
    const entry = active && isDisplayed ? list.entryAt(active.row) : undefined;
    if (!active || !entry) return;
    toRestore.current = undefined;
    // The list may have another entry at this position by now.
    if (entry.id !== active.id) return;
    grid.activate(active.row);
    if (isFocusUnmoved()) grid.focus();
  });
}

/** True if the focus is still where a new page puts it: the analyst has not moved it. */
function isFocusUnmoved(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main, h1');
}
