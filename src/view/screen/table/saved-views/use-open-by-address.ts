import { useEffect, useMemo, useRef, useState } from 'react';
import { isList, isString } from '~/lib/json';
import { createPersistentList } from '~/platform/persistent-list';
import { useAccountId, useServices } from '~/view/context/services';
import type { ScreenProps } from '../../screen-props';
import { isBareAddress, type ViewedScreen } from './view-state';
import type { ListViews, SavedView } from './view-store';

/** Longest time that a list waits for its default view. Milliseconds. */
const maxWait = 2000;

/**
 * Opens a view when an address says nothing about the list: the view that it names, else the default one. Gives true
 * while the list should wait for that, because it opened with a default view before: it would load its rows twice.
 */
export function useOpenByAddress(
  { screen, address, search }: Pick<ScreenProps<ViewedScreen>, 'screen' | 'address' | 'search'>,
  views: {
    readonly isOffered: boolean;
    readonly known: ListViews | undefined;
    readonly hasFailed: boolean;
    readonly open: (view: SavedView, options: { readonly replace: boolean }) => void;
  },
): boolean {
  const { isOffered, known, hasFailed, open } = views;
  const bare = isOffered && isBareAddress(screen, search);
  const handled = useRef<{ readonly search: string; readonly view: string | undefined }>(undefined);
  useEffect(() => {
    if (!known || handled.current?.search === search) return;
    // What is left of the address of a view after everything was cleared is no request to open it again.
    const isSameView = address.view !== undefined && handled.current?.view === address.view;
    handled.current = { search, view: address.view };
    if (!bare || isSameView) return;
    const view = known.views.find(({ id }) => id === (address.view ?? known.defaultId));
    if (view) open(view, { replace: true });
  }, [bare, known, search, address.view, open]);

  const expected = useExpectedDefault(screen.id, known);
  const isOver = useTimeOver(isOffered);
  const isNamed = address.view !== undefined;
  return bare && !isNamed && expected && !known && !hasFailed && !isOver;
}

/** Whether the list had a default view when its views were loaded last. */
function useExpectedDefault(list: string, known: ListViews | undefined): boolean {
  const { storage, settings } = useServices();
  const account = useAccountId();
  const lists = useMemo(
    () =>
      createPersistentList({
        storage,
        prefix: `${settings.storage.prefix}defaultViews:`,
        account: () => account,
        read: (stored) => (isList(stored) ? stored.filter(isString) : []),
      }),
    [storage, settings, account],
  );
  const [expected] = useState(() => lists.get().includes(list));
  useEffect(() => {
    if (!known) return;
    const others = lists.get().filter((each) => each !== list);
    const has = known.defaultId !== undefined;
    if (has !== lists.get().includes(list)) lists.set(has ? [...others, list] : others);
  }, [known, lists, list]);
  return expected;
}

/** True once the longest time is over. */
function useTimeOver(isOffered: boolean): boolean {
  const { clock } = useServices();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const timer = clock.setTimeout(() => setOver(true), maxWait);
    return () => clock.clearTimeout(timer);
  }, [clock, isOffered]);
  return isOver;
}
