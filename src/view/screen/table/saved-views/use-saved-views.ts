import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import type { ScreenProps } from '../../screen-props';
import { useScreenContext } from '../../screen-context';
import { useListLayout, type StoredLayout } from '../model/use-list-layout';
import type { ViewState } from './read-view-state';
import { useOpenByAddress } from './use-open-by-address';
import { useViewStore } from './use-view-store';
import {
  isSameState,
  openViewState,
  type KnownPeriods,
  presentViewState,
  standardChange,
  type OpenedView,
  type ViewedScreen,
} from './view-state';
import type { ListViews, SavedView, ViewStore } from './view-store';

/** The member of the address that says that no view is open, although the list has a default view. */
const standardView = 'standard';

/** The saved views of a list or a dashboard, and the one that is open. */
export interface SavedViews {
  /** The list: the id of its screen. */
  readonly list: string;
  readonly store: ViewStore;
  /** Undefined until they are loaded. */
  readonly known: ListViews | undefined;
  readonly hasFailed: boolean;
  /** Requests the views again. */
  readonly refresh: () => Promise<void>;
  readonly current: SavedView | undefined;
  /** True if the list is arranged in another way than the open view. */
  readonly isChanged: boolean;
  /** What the open view names and the list no longer has. */
  readonly leftOut: readonly string[];
  /** The state with which a view is saved now. */
  readonly present: ViewState;
  /** Opens a view; without one the list as its descriptor and the stored layout have it. */
  readonly open: (view: SavedView | undefined) => void;
  /** Opens a view that was saved now. What was arranged without a view belongs to it from now on. */
  readonly openNew: (view: SavedView) => void;
}

/** What the saved views of a screen read of its properties. */
type ViewedProps = Pick<ScreenProps<ViewedScreen>, 'screen' | 'address' | 'search' | 'change'>;

/** The saved views of a screen, and the layout of the open one. */
export interface ScreenViews {
  /** Undefined for a screen without saved views. */
  readonly views: SavedViews | undefined;
  readonly layout: StoredLayout;
  /** True while it is not known with which view the list opens. */
  readonly isWaiting: boolean;
}

/** Loads the saved views of a list or a dashboard, and opens the one that the address names or else the default one. */
export function useSavedViews(props: ViewedProps): ScreenViews {
  const { screen, address } = props;
  const { title } = useScreenContext();
  const { settings, serverTime } = useServices();
  const isOffered = title !== undefined && hasViews(screen);
  const { store, known, hasFailed, refresh } = useListViews(screen.id, isOffered);
  const current = known?.views.find(({ id }) => id === address.view);
  const periods = useMemo(
    () => ({ presets: settings.period.presets.map(({ id }) => id), now: () => serverTime.now() / 1000 }),
    [settings, serverTime],
  );
  const opened = useMemo(() => current && openViewState(screen, current.state, periods), [screen, current, periods]);
  // Before the views are loaded, the address alone says which one is open.
  const isOfView = isOffered && address.view !== undefined && (known === undefined || current !== undefined);
  const layout = useListLayout(isOfView ? layoutKey(screen.id, address.view) : screen.id, opened?.layout);
  const open = useOpen(props, { known, periods, forget: layout.forget });
  const isWaiting = useOpenByAddress(props, { isOffered, known, hasFailed, open });
  const present = usePresent(props, layout);
  const views = isOffered && {
    ...{ list: screen.id, store, known, hasFailed, refresh, current, present },
    ...{ isChanged: isChangedFrom(opened, present), leftOut: opened?.leftOut ?? [] },
    open: (view: SavedView | undefined) => open(view),
    openNew: (view: SavedView) => {
      layout.forget(screen.id);
      open(view);
    },
  };
  return { views: views || undefined, layout, isWaiting };
}

function hasViews(screen: ViewedScreen): boolean {
  return screen.kind === 'tiles' ? screen.arrangeable === true : screen.savedViews !== false;
}

function isChangedFrom(opened: OpenedView | undefined, present: ViewState): boolean {
  return opened !== undefined && !isSameState(opened.state, present);
}

function layoutKey(list: string, view: string): string {
  return `${list} ${view}`;
}

function useListViews(list: string, isOffered: boolean) {
  const { store, account } = useViewStore();
  const { data, isError, refetch } = useQuery({
    queryKey: ['saved views', account, list],
    queryFn: () => store.read(list),
    enabled: isOffered,
    staleTime: 60_000,
    retry: false,
  });
  const refresh = useCallback(async () => void (await refetch()), [refetch]);
  return { store, known: data, hasFailed: isError, refresh };
}

/** Opens a view, or without one the list as its descriptor and the stored layout have it. */
function useOpen(
  { screen, change }: ViewedProps,
  {
    known,
    periods,
    forget,
  }: {
    readonly known: ListViews | undefined;
    readonly periods: KnownPeriods;
    readonly forget: StoredLayout['forget'];
  },
) {
  return useCallback(
    (view: SavedView | undefined, options?: { readonly replace: boolean }): void => {
      if (view) {
        forget(layoutKey(screen.id, view.id));
        change({ ...openViewState(screen, view.state, periods).change, view: view.id }, options);
        return;
      }
      const name = known?.defaultId === undefined ? undefined : standardView;
      change({ ...standardChange(screen), view: name }, options);
    },
    [screen, change, known, periods, forget],
  );
}

function usePresent({ screen, address, search }: ViewedProps, { layout }: StoredLayout): ViewState {
  const period = useStore(useServices().period.chosen);
  return useMemo(
    () => presentViewState(screen, { address, search, layout, period }),
    [screen, address, search, layout, period],
  );
}
