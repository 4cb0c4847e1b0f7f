import type { Client } from '../api/client';
import type { Clock } from '../lib/clock';
import type { SafeStorage } from '../lib/safe-storage';
import { createStore, type ReadableStore } from '../lib/store';
import { cacheProfile } from './cache-profile';
import { readMenu, type Menu } from './menu';
import type { Page } from './page';
import { isEnterprise, readProfile, type Profile } from './profile';

/** Something that is loaded once at the start. */
export type Loaded<T> =
  { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'loaded'; readonly value: T };

/** What the start has brought so far. */
export interface Session {
  readonly profile: Loaded<Profile>;
  readonly menu: Loaded<Menu>;
}

/** What the start needs. */
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
  /** Told of every failed call. */
  readonly onFailure: (error: unknown) => void;
  /** What else starts once the profile is there. */
  readonly tasks: readonly (() => void)[];
}

/** The start of the session. */
export interface Startup {
  readonly session: ReadableStore<Session>;
  /** Loads profile and menu side by side; ends when both have been answered. */
  start(): Promise<void>;
}

/** Loads who is signed in and what they may use. */
export function createStartup(options: StartupOptions): Startup {
  const { client, clock, page, timers } = options;
  const session = createStore<Session>({ profile: { state: 'loading' }, menu: { state: 'loading' } });

  const load = async <T>(ask: () => Promise<T>, set: (loaded: Loaded<T>) => void): Promise<void> => {
    try {
      set({ state: 'loaded', value: await ask() });
    } catch (error) {
      set({ state: 'failed' });
      options.onFailure(error);
    }
  };

  const askProfile = async (): Promise<Profile> => {
    const profile = readProfile(await client.call('getAuth', { query: { lang: options.browserLanguage } }));
    cacheProfile(options.storage, profile);
    return profile;
  };

  const afterProfile = (profile: Profile): void => {
    clock.setTimeout(() => {
      if (!isEnterprise(profile.view)) return;
      if (profile.assistants.ai) page.dispatch('console:assistant-start', { name: 'ai' });
      if (profile.assistants.caseLog) page.dispatch('console:assistant-start', { name: 'case-log' });
    }, timers.assistantStart);
    clock.setTimeout(() => options.tasks.forEach((task) => task()), timers.startupTasks);
  };

  const start = async (): Promise<void> => {
    await Promise.all([
      load(askProfile, (profile) => {
        session.update((current) => ({ ...current, profile }));
        if (profile.state === 'loaded') afterProfile(profile.value);
      }),
      load(
        async () => readMenu(await client.call('getMenu', {}), options.menuDepth),
        (menu) => session.update((current) => ({ ...current, menu })),
      ),
    ]);
  };
  return { session, start };
}
