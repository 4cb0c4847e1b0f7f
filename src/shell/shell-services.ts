import { createContext, use } from 'react';
import type { Banners } from '../actions/banners';
import type { Client } from '../api/client';
import type { Trust } from '../api/safe-address';
import type { ConsoleSettings, Route } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import type { Clock } from '../lib/clock';
import { invariant } from '../lib/invariant';
import type { SafeStorage } from '../lib/safe-storage';
import type { ReadableStore } from '../lib/store';
import type { Config } from '../session/config';
import type { Notifications } from '../session/notifications';
import type { Page } from '../session/page';
import type { PeriodService } from '../session/period';
import type { RecentObjects } from '../session/recent-objects';
import type { SearchHistory } from '../session/search-history';
import type { ServerTime } from '../session/server-time';
import type { Session } from '../session/startup';
import type { OwnPlaces } from './own-places';
import type { SearchBar } from './search/search-bar';
import type { WayBack } from './search/way-back';
import type { ThemeSetting } from './theme/theme-setting';

/** What the shell needs of the world around it. */
export interface ShellServices {
  readonly config: Config;
  readonly settings: ConsoleSettings;
  readonly routes: readonly Route[];
  readonly session: ReadableStore<Session>;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly serverTime: ServerTime;
  /** The period that searches look at; `periodQuery` writes it into their address. */
  readonly period: PeriodService;
  /** Local storage. */
  readonly storage: SafeStorage;
  readonly page: Page;
  readonly client: Client;
  readonly trust: Trust;
  readonly theme: ThemeSetting;
  readonly searchBar: SearchBar;
  readonly searchHistory: SearchHistory;
  /** The way from the results of a search back to where it began. */
  readonly wayBack: WayBack;
  readonly places: OwnPlaces;
  /** Objects whose drawers were opened in this tab. */
  readonly recentObjects: RecentObjects;
  /** Whether it is time to load what banners and notices say. */
  readonly alertsDue: ReadableStore<boolean>;
  readonly banners: Banners;
  /** Opens the first notice that is due, unless a dialog is open. */
  readonly openNextNotice: (scope: Scope) => void;
  /** The session was ended elsewhere: warns, and signs out when the time is over. */
  readonly forceSignOut: () => void;
  readonly signOut: () => Promise<void>;
}

/** Provides its services to the shell. */
export const ShellContext = createContext<ShellServices | undefined>(undefined);

/** The services of the shell around this part. */
export function useShell(): ShellServices {
  const services = use(ShellContext);
  invariant(services, 'A part of the shell stands outside of ShellContext.');
  return services;
}
