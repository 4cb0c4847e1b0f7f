import { notifyManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { createApp, type App } from '~/app/create-app';
import type { Environment } from '~/app/environment';
import { pages } from '~/app/pages/registry';
import { Root } from '~/app/Root';
import { settings } from '~/generated/console/console';
import { languages } from '~/generated/console/languages';
import type { Answer } from '~/generated/contract/operations';
import { createSafeStorage } from '~/platform/safe-storage';
import { createLookup } from '~/i18n/create-lookup';
import { defaultConfig, type Config } from '~/session/config';
import { readLanguage } from '~/i18n/language';
import { createThemeSetting } from '~/state/theme';
import { json } from '../api-client';
import { createFakeClock, settle } from '../fake-clock';
import { createFakePage } from '../fake-page';
import { createFakeSockets } from '../fake-socket';
import { memoryStorage } from '../memory-storage';

/** An entry of the menu as the server sends it. */
export type Entry = Answer<'getMenu'>['data'][number];

/** A drawn entry; a number is its title too. */
export function entry(id: number | string, members: Partial<Entry> = {}): Entry {
  return { id, title: `Entry ${id}`, sidebar: true, role: 'user', children: [], ...members };
}

/** The profile of an enterprise user without rights. */
export function profileOf(view: string, members: object = {}, advanced: object = {}): object {
  return {
    user_name: 'ada',
    companyName: 'Halden Optics',
    role: 'Analyst',
    account_id: 'account-1',
    advancedInfo: { view, isFoundation: true, ...advanced },
    access: { console: 1, account: 1, company: 1, flagsState: {}, permissions: {} },
    ...members,
  };
}

/** What the console starts with. An answer that is a promise comes when the test lets it. */
export interface Given {
  readonly at?: string;
  readonly config?: Partial<Config>;
  readonly local?: Readonly<Record<string, string>>;
  /** Storage of the tab. */
  readonly tab?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Zone of the browser. */
  readonly zone?: string;
  /** The version of the build; without one the console runs as in the dev server. */
  readonly version?: string;
  readonly profile?: object | Response;
  readonly menu?: readonly Entry[] | object | Response | Promise<Response>;
  readonly landing?: object | Response | Promise<Response>;
  readonly answers?: Readonly<Record<string, Response | Promise<Response>>>;
  /** Answers every call in place of the answers above. */
  readonly backend?: (address: string, request: Request) => Promise<Response>;
  /** Is in for both storages. */
  readonly storage?: () => Storage | undefined;
}

let running: App | undefined;

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([
    ...Object.values(pages).map((load) => load()),
    import('~/session/live/live-channel'),
    import('~/session/read-notifications'),
    import('~/actions/role-jump'),
  ]),
);

afterEach(() => {
  running?.stop();
  running?.router.dispose();
  running = undefined;
  cleanup();
  window.location.hash = '';
  document.documentElement.removeAttribute('class');
});

notifyManager.setScheduler(queueMicrotask);

/** A world of fakes around the console; `asked` are the paths it called, `posted` those with a body. */
export function fakeEnvironment(given: Given = {}) {
  const page = createFakePage();
  const clock = createFakeClock(given.now);
  const local = memoryStorage(given.local);
  const tab = memoryStorage(given.tab);
  const sockets = createFakeSockets();
  const requested: string[] = [];
  const posted: string[] = [];
  const logged: string[] = [];
  const answerOf = (address: string): Promise<Response> | Response => {
    const { menu = [] } = given;
    if (address.includes('/uic/v3/auth')) return toResponse(given.profile ?? profileOf('ents'));
    if (address.includes('/uic/v3/menu')) {
      if (menu instanceof Promise) return menu;
      return toResponse(Array.isArray(menu) ? { data: menu } : menu);
    }
    if (address.includes('/setting/landingPage')) {
      const { landing = { id: 8761 } } = given;
      return landing instanceof Promise ? landing : toResponse(landing);
    }
    const found = Object.entries(given.answers ?? {}).find(([part]) => address.includes(part));
    return found ? Promise.resolve(found[1]).then((response) => response.clone()) : json({}, 404);
  };
  const environment: Environment = {
    page: { ...page, hashPath: () => address() || '/' },
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const address = request.url.replace(page.origin, '');
      requested.push(address);
      const body = request.method === 'POST' ? await request.clone().text() : '';
      if (body !== '') posted.push(`${address} ${body}`);
      return given.backend?.(address, request) ?? answerOf(address);
    },
    openSocket: sockets.open,
    uuid: () => 'trace-1',
    version: given.version,
    random: () => 0,
    local: createSafeStorage(given.storage ?? (() => local)),
    tab: createSafeStorage(given.storage ?? (() => tab)),
    root: document.documentElement,
    systemTheme: window.matchMedia('(prefers-color-scheme: dark)'),
    browserLanguage: 'de-DE',
    browserLanguages: ['de-DE', 'en'],
    zone: given.zone ?? 'UTC',
    log: (message) => void logged.push(message),
    warn: (message) => void logged.push(`warning: ${message}`),
  };
  return { environment, page, clock, local, tab, sockets, requested, posted, logged };
}

function toResponse(answer: object): Response {
  return answer instanceof Response ? answer.clone() : json(answer);
}

/** Starts the console at an address and waits until it has nothing more to do. */
export async function openConsole(given: Given = {}) {
  const fakes = fakeEnvironment(given);
  const { environment } = fakes;
  window.location.hash = `#${given.at ?? '/'}`;
  const language = readLanguage(environment.local, settings.languages);
  const app = createApp({
    environment,
    config: { ...defaultConfig, ...given.config },
    language,
    texts: await createLookup(languages, language.texts),
    theme: createThemeSetting({ storage: environment.local, root: environment.root, system: environment.systemTheme }),
  });
  running = app;
  render(<Root app={app} />);
  void app.startup.start();
  await calm();
  return {
    ...fakes,
    app,
    /** Goes to a path as a link does. */
    go: async (to: string) => {
      act(() => app.router.navigate(to));
      await calm();
    },
  };
}

/** Lets everything on the page come to rest. */
export async function calm(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(settle);
}

/** Path and query of the address. */
export function address(): string {
  return window.location.hash.slice(1);
}

/** A part of the page by its test id. */
export const part = (id: string): HTMLElement | null => screen.queryByTestId(id);

/** What is found inside a part. */
export const inside = (id: string) => within(screen.getByTestId(id));
