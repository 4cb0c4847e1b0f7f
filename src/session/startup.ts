import type { Client } from '~/api/client';
import type { Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { cacheProfile } from './cache-profile';
import { readMenu, type Menu } from './menu';
import type { Page } from '~/platform/browser';
import { isEnterprise, readProfile, type Profile } from './profile';

/** The state of a value that is loaded at the start. */
export type Loaded<T> =
  { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'loaded'; readonly value: T };

/** The values that the start loads. */
export interface Session {
  readonly profile: Loaded<Profile>;
  readonly menu: Loaded<Menu>;
}

/** The options of the start. */
export interface StartupOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly page: Page;
  /** Local storage. */
  readonly storage: SafeStorage;
  /** Language of the browser. */
  readonly browserLanguage: string;
  readonly timers: { readonly assistantStart: number; readonly startupTasks: number };
  readonly menuDepth: number;
  /** Called with the error of each call and each task that fails. */
  readonly onFailure: (error: unknown) => void;
  /** Tasks that run after the profile is loaded. */
  readonly tasks: readonly (() => void)[];
}

/** The start of the session. */
export interface Startup {
  readonly session: ReadableStore<Session>;
  /** Loads profile and menu in parallel; resolves when both have been answered. */
  start(): Promise<void>;
}

/** Creates the start, which loads the profile and the menu of the user. */
export function createStartup(options: StartupOptions): Startup {
  const { client, clock, page, timers } = options;
  const session = createStore<Session>({ profile: { state: 'loading' }, menu: { state: 'loading' } });

  const load = async <T>(fetchPart: () => Promise<T>, set: (loaded: Loaded<T>) => void): Promise<void> => {
    try {
      set({ state: 'loaded', value: await fetchPart() });
    } catch (error) {
      set({ state: 'failed' });
      options.onFailure(error);
    }
  };

  /** Runs a task, so that its failure does not prevent the others. */
  const attempt = (task: () => void): void => {
    try {
      task();
    } catch (error) {
      options.onFailure(error);
    }
  };

  const fetchProfile = async (): Promise<Profile> => {
    const query = { lang: options.browserLanguage };
    const { data } = await client.api.GET('/ui/uic/v3/auth', { params: { query } });
    const profile = readProfile(data);
    cacheProfile(options.storage, profile);
    return profile;
  };

  const afterProfile = (profile: Profile): void => {
    clock.setTimeout(() => {
      if (!isEnterprise(profile.view)) return;
      if (profile.assistants.ai) page.dispatch('console:assistant-start', { name: 'ai' });
      if (profile.assistants.caseLog) page.dispatch('console:assistant-start', { name: 'case-log' });
    }, timers.assistantStart);
    clock.setTimeout(() => options.tasks.forEach(attempt), timers.startupTasks);
  };

  const start = async (): Promise<void> => {
    await Promise.all([
      load(fetchProfile, (profile) => {
        session.update((current) => ({ ...current, profile }));
        if (profile.state === 'loaded') afterProfile(profile.value);
      }),
      load(
        async () => readMenu((await client.api.GET('/ui/uic/v3/menu')).data, options.menuDepth),
        (menu) => session.update((current) => ({ ...current, menu })),
      ),
    ]);
  };
  return { session, start };
}
