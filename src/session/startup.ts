import type { Client } from '~/api/client';
import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { createTimer, type Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { cacheProfile } from './cache-profile';
import { emptyMenu, readMenu, type Menu } from './menu';
import type { Page } from '~/platform/browser';
import { callPort } from './ports';
import { fetchProfile, type Profile } from './profile';

/** The state of a value that is loaded at the start. */
export type LoadState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly value: T };

/** The values that the start loads. */
export interface Session {
  readonly profile: LoadState<Profile>;
  readonly menu: LoadState<Menu>;
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
  /** The values that expressions read, with a profile or without one. */
  readonly scope: (profile?: Profile) => Scope;
  /** Called with the error of each call and each step that fails. */
  readonly onFailure: (error: unknown) => void;
  /** What begins some time after the profile is loaded. */
  readonly steps: readonly (() => void)[];
}

/** The start of the session. */
export interface Startup {
  readonly session: ReadableStore<Session>;
  /** Loads profile and menu in parallel; resolves when both have been answered. */
  start(): Promise<void>;
  /** Ends it: what is answered afterwards is dropped, and nothing that is due begins. */
  stop(): void;
}

/** Creates the start, which loads the profile and the menu of the user. */
export function createStartup(options: StartupOptions): Startup {
  const { client, clock, page, timers } = options;
  const [assistants, steps] = [createTimer(clock), createTimer(clock)];
  let isStopped = false;
  const session = createStore<Session>({ profile: { state: 'loading' }, menu: { state: 'loading' } });

  const load = async <T>(fetchPart: () => Promise<T>, set: (loaded: LoadState<T>) => void): Promise<void> => {
    try {
      const value = await fetchPart();
      if (!isStopped) set({ state: 'loaded', value });
    } catch (error) {
      if (isStopped) return;
      set({ state: 'failed' });
      options.onFailure(error);
    }
  };

  const afterProfile = (profile: Profile): void => {
    cacheProfile(options.storage, { ...options.scope(profile), answer: profile.answer });
    assistants.start(() => {
      const scope = options.scope(profile);
      for (const [name, condition] of Object.entries(engine.profile?.assistants ?? {}))
        if (isTrue(condition, scope)) page.dispatch('console:assistant-start', { name });
    }, timers.assistantStart);
    steps.start(() => options.steps.forEach((step) => attempt(step, options.onFailure)), timers.startupTasks);
  };

  const start = async (): Promise<void> => {
    await Promise.all([
      load(
        () => fetchProfile(client, options.scope(), options.browserLanguage),
        (profile) => {
          if (profile.state === 'loaded') afterProfile(profile.value);
          session.update((current) => ({ ...current, profile }));
        },
      ),
      load(
        () => loadMenu(options),
        (menu) => session.update((current) => ({ ...current, menu })),
      ),
    ]);
  };
  return {
    session,
    start,
    stop() {
      isStopped = true;
      assistants.stop();
      steps.stop();
    },
  };
}

async function loadMenu({ client, menuDepth, scope }: StartupOptions): Promise<Menu> {
  const { menu } = engine;
  return menu ? readMenu(await callPort(client, menu, scope()), menuDepth, scope()) : emptyMenu;
}

/** Runs a step, so that its failure does not prevent the others. */
function attempt(step: () => void, onFailure: StartupOptions['onFailure']): void {
  try {
    step();
  } catch (error) {
    onFailure(error);
  }
}
