import { readDrawerAddress } from '../../actions/drawer-address';
import { readDrawerRequest, type DrawerRequest, type OpenRequest } from '../../actions/drawer-input';
import type { Overlays } from '../../actions/overlays';
import type { Toasts } from '../../actions/toasts';
import { settings } from '../../generated/console';
import { header } from '../../generated/header';
import type { DrawerInput, Scope } from '../../generated/types';
import type { Clock } from '../../lib/clock';
import type { SafeStorage } from '../../lib/safe-storage';
import type { ReadableStore } from '../../lib/store';
import type { Page } from '../../session/page';
import type { PeriodService } from '../../session/period';
import { periodQuery } from '../../session/period-query';
import { createRecentObjects } from '../../session/recent-objects';
import { createSearchHistory } from '../../session/search-history';
import type { Session } from '../../session/startup';
import type { ShellServices } from '../shell-services';
import { createSearchBar } from './search-bar';
import { createWayBack } from './way-back';

/** What search works with. */
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
  /** Where the user is, and every change of it. */
  readonly router: {
    readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
    subscribe(listener: () => void): () => void;
  };
}

/** Search and what it remembers: of searches, of the page before them, of objects. */
export interface Search {
  readonly services: Pick<ShellServices, 'searchBar' | 'searchHistory' | 'wayBack' | 'recentObjects'>;
  stop(): void;
}

/** Puts the search together, and lets it hear where the user goes. */
export function createSearch(options: SearchOptions): Search {
  const { local, tab, page, router, session } = options;
  const account = (): string => {
    const { profile } = session.get();
    return profile.state === 'loaded' ? profile.value.accountId : '';
  };
  const searchHistory = createSearchHistory({
    storage: local,
    account,
    limits: {
      kept: settings.search.kept,
      suggestFrom: settings.search.suggestFrom,
      suggestions: settings.search.suggestions,
    },
  });
  const recentObjects = createRecentObjects({
    storage: tab,
    account,
    most: settings.palette.recentObjects,
    read: (stored) => inputOf(readDrawerRequest(stored)),
  });
  const wayBack = createWayBack({ ...options, results: header.search.to, homeAfter: settings.search.homeAfter });
  const searchBar = createSearchBar({
    ...options,
    descriptor: header.search,
    history: searchHistory,
    period: () => periodQuery(options.period.now()),
  });

  let last = '';
  const arrive = (): void => {
    const { pathname, search } = router.state.location;
    const place = `${pathname}${search}`;
    // Before it is known who is signed in, nothing is shown, and nothing belongs to anybody.
    if (session.get().profile.state === 'loading' || place === last) return;
    last = place;
    wayBack.arrived(place);
    const input = inputOf(readDrawerAddress(search));
    if (input && input.id !== '') recentObjects.opened(input);
  };
  const stops = [
    router.subscribe(arrive),
    session.subscribe(arrive),
    page.listen('console:logout', () => {
      for (const kept of [wayBack, recentObjects, searchHistory]) kept.forget();
    }),
  ];
  return {
    services: { searchBar, searchHistory, wayBack, recentObjects },
    stop: () => stops.forEach((stop) => stop()),
  };
}

function inputOf(request: DrawerRequest | OpenRequest | undefined): DrawerInput | undefined {
  return request?.kind === 'open' ? request.input : undefined;
}
