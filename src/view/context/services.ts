import { createContext, use } from 'react';
import type { ActionServices } from '~/actions/services';
import type { settings } from '~/generated/console/console';
import type { Route } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { FormatSettings } from '~/lib/format/formatted-value';
import { invariant } from '~/lib/invariant';
import type { ReadableStore, Store } from '~/lib/store';
import type { ConsoleUpdate } from '~/platform/console-update';
import type { SafeStorage } from '~/platform/safe-storage';
import type { ServerTime } from '~/platform/server-time';
import type { Config } from '~/session/config';
import type { Notifications } from '~/session/notifications';
import type { Session } from '~/session/startup';
import type { BannerAnswers, Banners } from '~/state/banners';
import type { Drafts } from '~/state/drafts';
import type { DrawerHistory } from '~/state/drawer/history';
import type { DrawerLayout } from '~/state/drawer/layout';
import type { PinnedObject } from '~/state/drawer/pinned-object';
import type { PageMetaStore } from '~/state/page-meta';
import type { PeriodService } from '~/state/period/period';
import type { Placeholders } from '~/state/placeholders';
import type { Search } from '~/state/search/create-search';
import type { ThemeSetting } from '~/state/theme';
import { useStore } from './use-store';

/** The services of the console, which every view uses. */
export interface AppServices extends ActionServices, Omit<Search, 'stop'> {
  readonly config: Config;
  readonly settings: typeof settings;
  readonly routes: readonly Route[];
  readonly placeholders: Placeholders;
  /** True in the dev server: authors see how to write what is missing. */
  readonly isDevelopment: boolean;
  /** Profile and menu of the user. */
  readonly session: ReadableStore<Session>;
  readonly notifications: Notifications;
  readonly format: FormatSettings;
  /** The variables of every expression: region, view, flags, permissions, the profile. */
  readonly scope: Scope;
  /** State of the drawer that outlives one drawer. */
  readonly drawer: {
    readonly layout: DrawerLayout;
    readonly history: DrawerHistory;
    /** The state of the current history entry, which can hold anything. */
    readonly entryState: ReadableStore<unknown>;
    /** The object that waits to be compared with another one. Only this page has it, so it ends with the sign-out. */
    readonly pinned: Store<PinnedObject | undefined>;
  };
  readonly serverTime: ServerTime;
  /** The period that searches use; `periodQuery` writes it into their address. */
  readonly period: PeriodService;
  /** Local storage. */
  readonly storage: SafeStorage;
  readonly theme: ThemeSetting;
  readonly pageMeta: PageMetaStore;
  readonly banners: Banners;
  /** The answers that banners read; `undefined` until they are needed. */
  readonly bannerAnswers: ReadableStore<BannerAnswers | undefined>;
  /** The check for another build of the console on the server. */
  readonly update: ConsoleUpdate;
  /** Input that is not sent yet. */
  readonly drafts: Drafts;
  /** Version of the build; `undefined` in the dev server. */
  readonly version: string | undefined;
  /** Creates a trace id for an error without a call. */
  readonly newTraceId: () => string;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
}

/** Provides the services to every view. */
export const ServicesContext = createContext<AppServices | undefined>(undefined);

/** The services of the console around this view. */
export function useServices(): AppServices {
  const services = use(ServicesContext);
  invariant(services, 'useServices() needs a ServicesProvider above the component.');
  return services;
}

/** The id of the account that is signed in; empty while it is not known. */
export function useAccountId(): string {
  const { profile } = useStore(useServices().session);
  return profile.state === 'loaded' ? profile.value.accountId : '';
}
