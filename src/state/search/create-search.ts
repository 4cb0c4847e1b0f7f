import { readDrawerAddress } from '../drawer/address';
import type { DrawerHistory } from '../drawer/history';
import { readDrawerRequest, type DrawerRequest, type DrawerTarget } from '../drawer/input';
import type { Overlays } from '../overlays';
import type { Toasts } from '../toasts';
import { settings } from '~/generated/console/console';
import { header } from '~/generated/console/header';
import type { DrawerInput, Scope } from '~/generated/contract/types';
import type { Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import type { ReadableStore } from '~/lib/store';
import type { Page } from '~/platform/browser';
import { periodQuery, type PeriodService } from '../period/period';
import { createRecentObjects, type RecentObjects } from './recent-objects';
import { createSearchHistory, type SearchHistory } from './search-history';
import type { Session } from '~/session/startup';
import { createSearchBar, type SearchBar } from './search-bar';
import { createSearchReturn, type SearchReturn } from './search-return';

/** The options of the search. */
export interface SearchOptions {
  readonly local: SafeStorage;
  readonly tab: SafeStorage;
  readonly clock: Clock;
  readonly page: Page;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  readonly navigate: (to: string) => void;
  readonly period: PeriodService;
  readonly session: ReadableStore<Session>;
  readonly scope: () => Scope;
  /** The drawers opened so far, with the titles they showed. */
  readonly history: DrawerHistory['entries'];
  /** Where the user is, and every change of it. */
  readonly router: {
    readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
    subscribe(listener: () => void): () => void;
  };
}

/** The search with its stored state: past searches, the page before the results, objects whose drawers were opened. */
export interface Search {
  readonly searchBar: SearchBar;
  readonly searchHistory: SearchHistory;
  /** Leads from the results of a search back to the page before them. */
  readonly searchReturn: SearchReturn;
  /** Objects whose drawers were opened in this tab. */
  readonly recentObjects: RecentObjects;
  stop(): void;
}

/** Creates the search, which follows changes of the address. */
export function createSearch(options: SearchOptions): Search {
  const { local, tab, session } = options;
  const account = (): string => {
    const { profile } = session.get();
    return profile.state === 'loaded' ? profile.value.accountId : '';
  };
  const searchHistory = createSearchHistory({
    storage: local,
    account,
    limits: {
      maxStored: settings.search.historySize,
      suggestFrom: settings.search.suggestFrom,
      suggestions: settings.search.suggestions,
    },
  });
  const recentObjects = createRecentObjects({
    storage: tab,
    account,
    maxObjects: settings.palette.recentObjects,
    read: (stored) => inputOf(readDrawerRequest(stored)),
  });
  const searchReturn = createSearchReturn({
    ...options,
    account,
    results: header.search?.to,
    homeAfter: settings.search.homeAfter,
  });
  const searchBar = createSearchBar({
    ...options,
    descriptor: header.search,
    history: searchHistory,
    period: () => periodQuery(options.period.now()),
  });
  const stored = { searchReturn, recentObjects, searchHistory };
  return {
    searchBar,
    searchHistory,
    searchReturn,
    recentObjects,
    stop: follow(options, stored),
  };
}

/** Stores what the user visits and opens, and forgets it when the user signs out; the result stops it. */
function follow(
  { page, router, session, history }: SearchOptions,
  { searchReturn, recentObjects, searchHistory }: Pick<Search, 'searchReturn' | 'recentObjects' | 'searchHistory'>,
): () => void {
  let last = '';
  const arrive = (): void => {
    const { pathname, search } = router.state.location;
    const address = `${pathname}${search}`;
    // Before it is known who is signed in, nothing is shown, and nothing belongs to anybody.
    if (session.get().profile.state === 'loading' || address === last) return;
    last = address;
    searchReturn.arrived(address);
    const input = inputOf(readDrawerAddress(search));
    if (input && input.id !== '') recentObjects.opened({ input });
  };
  const takeTitle = (): void => {
    const { entries, index } = history.get();
    const { request, title } = entries[index] ?? {};
    if (request?.kind === 'open' && title !== undefined) recentObjects.opened({ input: request.input, title });
  };
  const stops = [
    router.subscribe(arrive),
    session.subscribe(arrive),
    history.subscribe(takeTitle),
    page.listen('console:logout', () => {
      for (const each of [searchReturn, recentObjects, searchHistory]) each.forget();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function inputOf(request: DrawerRequest | DrawerTarget | undefined): DrawerInput | undefined {
  return request?.kind === 'open' ? request.input : undefined;
}
