import { notifyManager, QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { expect } from 'vitest';
import { createCommands } from '../../src/actions/commands';
import { createDrawerList } from '../../src/actions/drawer-list';
import { createDrawerTrail } from '../../src/actions/drawer-trail';
import { createFrames } from '../../src/actions/frames';
import { createOverlays } from '../../src/actions/overlays';
import { createToasts } from '../../src/actions/toasts';
import { createClient } from '../../src/api/client';
import { settings } from '../../src/generated/console';
import { errorRows } from '../../src/generated/errors';
import { languages } from '../../src/generated/languages';
import type { Scope } from '../../src/generated/types';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createStore } from '../../src/lib/store';
import { createTexts, type Texts } from '../../src/render/create-texts';
import { OverlayHost } from '../../src/render/OverlayHost';
import type { Services } from '../../src/render/services';
import { ServicesProvider } from '../../src/render/ServicesProvider';
import { ToastHost } from '../../src/render/ToastHost';
import { useStore } from '../../src/render/use-store';
import { createDrawerLayout } from '../../src/session/drawer-layout';
import { createMemories, type Memories } from '../../src/session/memories';
import { createFakeClock, settle } from '../support/fake-clock';
import { createFakePage } from '../support/fake-page';
import { memoryStorage } from '../support/memory-storage';

/** A JSON answer. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A call that waits to be answered. */
export interface Call {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | null | undefined;
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

const own = 'https://console.example';

// The cache would tell of an answer by a timer, for which no test waits.
notifyManager.setScheduler(queueMicrotask);

/** A console without a shell: its services, an address, the overlays over an empty screen, and every call it sends. */
export async function setUp(
  options: {
    readonly scope?: Scope;
    readonly address?: string;
    readonly language?: string;
    readonly memories?: Memories;
    /** What this browser keeps of the drawer. */
    readonly local?: () => Storage;
    /** Answers calls by itself; without it each waits to be answered by hand. */
    readonly fetch?: (request: Request) => Promise<Response>;
  } = {},
) {
  const clock = createFakeClock();
  const page = createFakePage();
  const toasts = createToasts(clock, settings.timers.toast);
  const overlays = createOverlays();
  const place = createStore(options.address ?? '/home');
  const beside = createStore<unknown>(null);
  const calls: Call[] = [];
  const logged: string[] = [];
  const client = createClient({
    origin: own,
    trust: { own, allowed: [] },
    clock,
    token: () => 'secret',
    uuid: () => `trace-${calls.length + 1}`,
    limits: { timeoutMs: 30_000, maxBodyBytes: 10_000_000, retries: 0, retryPauseMs: 300, signInSettleMs: 4000 },
    rows: errorRows,
    onSignal: () => undefined,
    fetch: (address, init) => {
      if (options.fetch) return options.fetch(new Request(address, init));
      return new Promise((resolve) => {
        calls.push({
          method: init.method ?? 'GET',
          address: address.slice(own.length),
          body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
          headers: Object(init.headers),
          signal: init.signal,
          answer: (response) =>
            act(async () => {
              resolve(response);
              await settle();
            }),
        });
      });
    },
  });
  const services: Services = {
    client,
    clock,
    page,
    commands: createCommands(),
    frames: createFrames({ page, clock, limits: settings.frames }),
    memories:
      options.memories ??
      createMemories({
        declared: settings.memories,
        local: createSafeStorage(memoryStorage),
        tab: createSafeStorage(memoryStorage),
        clock,
      }),
    toasts,
    overlays,
    trust: { own, allowed: ['https://frames.example'] },
    navigate: (to, { state = null } = {}) => {
      beside.set(state);
      place.set(to);
    },
    jumpRoleManagement: () => Promise.resolve(),
    signIn: () => undefined,
    signOut: () => Promise.resolve(),
    settings,
    format: { language: options.language ?? 'en', zone: 'UTC' },
    scope: options.scope ?? session,
    drawer: {
      layout: createDrawerLayout(createSafeStorage(options.local ?? memoryStorage), settings.widths),
      trail: createDrawerTrail(settings.drawer.history),
      list: createDrawerList(),
    },
    log: (message) => void logged.push(message),
  };
  const texts = await createTexts(languages, options.language ?? 'en');
  const queries = new QueryClient();

  function Screen() {
    const [path = '', search] = useStore(place).split('?');
    return <OverlayHost path={path} search={search === undefined ? '' : `?${search}`} state={useStore(beside)} />;
  }
  const show = async (node?: ReactNode) => {
    const view = render(
      <Provided services={services} queries={queries} texts={texts}>
        <button type="button">Outside</button>
        {node ?? <Screen />}
        <ToastHost />
      </Provided>,
    );
    await act(settle);
    return view;
  };
  /** Changes the address and lets what follows happen. */
  const go = (address: string) =>
    act(async () => {
      place.set(address);
      await settle();
    });
  return { ...services, services, queries, texts, place, calls, logged, clock, page, show, go };
}

function Provided(props: {
  readonly services: Services;
  readonly queries: QueryClient;
  readonly texts: Texts;
  readonly children: ReactNode;
}) {
  return <ServicesProvider {...props} />;
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
  const panel = document.querySelector('[data-panel]');
  return [panel?.getAttribute('data-panel'), panel?.getAttribute('data-state')];
}

/** The titles of the tabs. */
export function tabsNow(): readonly unknown[] {
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}
