import { notifyManager, QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { beforeAll, expect } from 'vitest';
import { createCommands } from '~/state/commands';
import { createDrawerHistory } from '~/state/drawer/history';
import { createFrames } from '~/state/frames';
import { createOverlays } from '~/state/overlays';
import { createToasts } from '~/state/toasts';
import { createClient } from '~/api/client';
import { dialogs } from '~/generated/console/catalogue';
import { settings } from '~/generated/console/console';
import { errorRows } from '~/generated/console/errors';
import { routes } from '~/generated/console/routes';
import { languages } from '~/generated/console/languages';
import type { Scope } from '~/generated/contract/types';
import type { Upload } from '~/platform/send-upload';
import { createSafeStorage } from '~/platform/safe-storage';
import { createStore } from '~/lib/store';
import { createLookup } from '~/i18n/create-lookup';
import { OverlayHost } from '~/view/OverlayHost';
import type { AppServices } from '~/view/context/services';
import { ServicesProvider } from '~/view/context/ServicesProvider';
import { ToastHost } from '~/view/toast/ToastHost';
import { useStore } from '~/view/context/use-store';
import { createDrafts } from '~/state/drafts';
import { createDrawerLayout } from '~/state/drawer/layout';
import { createPeriod } from '~/state/period/period';
import { createServerTime } from '~/platform/server-time';
import type { Session } from '~/session/startup';
import { createNotifications } from '~/session/notifications';
import { defaultConfig } from '~/session/config';
import { createThemeSetting } from '~/state/theme';
import { createPageMetaStore } from '~/state/page-meta';
import { createBanners, type BannerAnswers } from '~/state/banners';
import { createSearch } from '~/state/search/create-search';
import { showOptimistically } from '~/api/optimistic';
import { readAgain } from '~/api/read-again';
import { createPreferences, type Preferences } from '~/session/preferences';
import { headersOf } from '../api-client';
import { asRecord } from '../as-record';
import { createFakeClock, settle } from '../fake-clock';
import { createFakePage } from '../fake-page';
import { memoryStorage } from '../memory-storage';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([
    import('~/api/upload'),
    import('~/view/dialog/DialogView'),
    import('~/view/drawer/DrawerTools'),
    import('~/view/drawer/DrawerView'),
    import('~/view/form/FormView'),
    ...Object.values(dialogs).map((dialog) => dialog.load()),
  ]),
);

/** A JSON answer. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A call that waits to be answered. */
export interface Call {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The files that it sends. */
  readonly upload: Upload | undefined;
  answer(response: Response): Promise<void>;
}

/** Session values of an ordinary account. */
export const session: Scope = {
  region: '',
  site: '',
  language: 'en',
  externalLinks: { sandboxHelp: 'https://help.example/sandbox' },
  view: 'ents',
  userType: 'root',
  profile: { user_name: 'Ada', accountProfile: { email: 'ada@halden.example' } },
  flags: {},
  permissions: {},
};

const ownOrigin = 'https://console.example';
const home = { origin: ownOrigin, folder: '/' };

// The cache would tell of an answer by a timer, for which no test waits.
notifyManager.setScheduler(queueMicrotask);

/** A console without a shell: its services, an address, the overlays over an empty screen, and every call it sends. */
export async function setUp(
  options: {
    readonly scope?: Scope;
    readonly address?: string;
    readonly language?: string;
    /** Zone of the console. */
    readonly zone?: string;
    readonly errors?: Parameters<typeof createClient>[0]['rows'];
    readonly preferences?: Preferences;
    /** What this browser keeps of the drawer. */
    readonly local?: () => Storage;
    /** What is known of another build on the server. */
    readonly update?: Partial<AppServices['update']>;
    /** Answers calls by itself; without it each waits to be answered by hand. */
    readonly fetch?: (request: Request) => Promise<Response>;
  } = {},
) {
  const clock = createFakeClock();
  const page = createFakePage();
  const toasts = createToasts(clock, settings.timers.toast);
  const overlays = createOverlays();
  const address = createStore(options.address ?? '/home');
  const beside = createStore<unknown>(null);
  const calls: Call[] = [];
  const logged: string[] = [];
  const client = createClient({
    origin: ownOrigin,
    folder: `${ownOrigin}/`,
    trust: { ...home, allowed: [] },
    clock,
    token: () => 'secret',
    uuid: () => `trace-${calls.length + 1}`,
    limits: { timeoutMs: 30_000, maxBodyBytes: 10_000_000, retries: 0, retryPauseMs: 300 },
    rows: [...(options.errors ?? []), ...errorRows],
    middleware: [],
    fetch: async (request, upload) => {
      if (options.fetch) return options.fetch(request);
      const text = request.method === 'GET' || upload ? '' : await request.clone().text();
      return new Promise((resolve) => {
        calls.push({
          method: request.method,
          address: request.url.slice(ownOrigin.length),
          body: text === '' ? undefined : JSON.parse(text),
          headers: headersOf(request),
          signal: request.signal,
          upload,
          answer: (response) =>
            act(async () => {
              resolve(response);
              await settle();
            }),
        });
      });
    },
  });
  const trust = { ...home, allowed: ['https://frames.example'], linked: ['https://workloads.example'] };
  const stored = memoryStorage();
  const local = createSafeStorage(options.local ?? (() => stored));
  const tab = createSafeStorage(memoryStorage);
  const serverTime = createServerTime(clock);
  const period = createPeriod(settings.period, serverTime.now);
  const signedIn = createStore<Session>({ profile: { state: 'loading' }, menu: { state: 'loading' } });
  const scope = options.scope ?? session;
  const log = (message: string) => void logged.push(message);
  const history = createDrawerHistory(settings.drawer.history);
  const navigate: AppServices['navigate'] = (to, { state = null, preserveState = false } = {}) => {
    beside.set(preserveState ? { ...asRecord(beside.get()), ...state } : state);
    address.set(to);
  };
  const queries = new QueryClient();
  const services: AppServices = {
    client,
    clock,
    page,
    commands: createCommands(),
    frames: createFrames({ page, clock, limits: settings.frames }),
    preferences:
      options.preferences ??
      createPreferences({
        declared: settings.preferences,
        local: createSafeStorage(memoryStorage),
        tab: createSafeStorage(memoryStorage),
        clock,
      }),
    toasts,
    overlays,
    trust,
    navigate,
    jumpRoleManagement: () => Promise.resolve(),
    readAgain: (operations) => readAgain(queries, operations),
    showOptimistically: (changes, scope) => showOptimistically(queries, changes, scope),
    signIn: () => undefined,
    signOut: () => Promise.resolve(),
    settings,
    format: { language: options.language ?? 'en', zone: options.zone ?? 'UTC' },
    scope,
    drawer: {
      layout: createDrawerLayout(local, settings.widths),
      ...{ history, entryState: beside, pinned: createStore(undefined) },
    },
    update: {
      available: createStore(false),
      check: () => Promise.resolve(),
      reload: () => page.reload(),
      reloaded: undefined,
      ...options.update,
    },
    drafts: createDrafts({ tab, account: () => 'account-1', page }),
    version: '1.4.0 (abc1234)',
    newTraceId: () => 'trace-of-error',
    random: () => 0,
    log,
    config: defaultConfig,
    routes,
    placeholders: { inMenu: 'plain', isOpen: true },
    isDevelopment: true,
    session: signedIn,
    notifications: createNotifications({ client, scope: () => scope, perType: settings.notifications.perType }),
    serverTime,
    period,
    storage: local,
    theme: createThemeSetting({
      storage: local,
      root: document.documentElement,
      system: window.matchMedia('(prefers-color-scheme: dark)'),
    }),
    pageMeta: createPageMetaStore(),
    bannerAnswers: createStore<BannerAnswers | undefined>(undefined),
    banners: createBanners(client, () => scope, log),
    ...createSearch({
      ...{ local, tab, clock, page, overlays, toasts, navigate, period, session: signedIn },
      scope: () => scope,
      history: history.entries,
      router: { state: { location: { pathname: '/home', search: '' } }, subscribe: () => () => undefined },
    }),
  };
  const texts = await createLookup(languages, options.language ?? 'en');

  function Screen() {
    const [path = '', search] = useStore(address).split('?');
    return <OverlayHost path={path} search={search === undefined ? '' : `?${search}`} state={useStore(beside)} />;
  }
  const show = async (node?: ReactNode) => {
    const view = render(
      <ServicesProvider services={services} queries={queries} texts={texts}>
        <button type="button" id="outside">
          Outside
        </button>
        {node ?? <Screen />}
        <ToastHost />
      </ServicesProvider>,
    );
    await act(settle);
    return view;
  };
  /** Changes the address and lets what follows happen. */
  const go = (next: string) =>
    act(async () => {
      address.set(next);
      await settle();
    });
  return { ...services, services, signedIn, queries, texts, address, calls, logged, clock, page, show, go };
}

/** The address of a drawer. */
export function drawerAt(type: number | string, id: string, tab?: number): string {
  const query = new URLSearchParams({ profile: String(type), profileId: id, ...(tab && { profileTab: String(tab) }) });
  return `/home?${query}`;
}

/** The element of a field, or the part of it that is its value. */
export function fieldValue(id: string): HTMLElement {
  const value = document.querySelector(`[data-field="${id}"] [data-value]`);
  if (!(value instanceof HTMLElement)) throw new Error(`No value of the field ${id} is on the page.`);
  return value;
}

/** The tone of the mark of a state. */
export function toneOf(id: string): string | undefined {
  return fieldValue(id).querySelector<HTMLElement>('.descry-state')?.dataset['tone'];
}

/** Opens an address with a drawer and waits until its view is there; that comes as a chunk of its own. */
export async function openDrawer(address: string, options: Parameters<typeof setUp>[0] = {}) {
  const world = await setUp({ ...options, address });
  await world.show();
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.querySelector('.descry-drawer-head, .descry-no-data')).not.toBeNull());
  await act(settle);
  return world;
}

/** Id and state of the panel that is shown. */
export function panelNow(): readonly unknown[] {
  return ['data-panel', 'data-state'].map((name) => document.querySelector('[data-panel]')?.getAttribute(name));
}

/** The ids of the tabs of the drawer. */
export const tabsNow = (): readonly unknown[] => screen.getAllByRole('tab').map((tab) => tab.getAttribute('data-tab'));

/** A tab of the drawer. */
export function tabNow(id: string): HTMLElement {
  const tab = screen.getAllByRole('tab').find((one) => one.getAttribute('data-tab') === id);
  if (!tab) throw new Error(`No tab ${id} is on the page.`);
  return tab;
}
