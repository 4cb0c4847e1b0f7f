import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '~/actions/listen';
import { reactToEvents } from '~/actions/react-to-events';
import type { FrameScreen } from '~/generated/contract/descriptor-types';
import { settings } from '~/generated/console/console';
import { ScreenContext } from '~/view/screen/screen-context';
import type { PageMeta } from '~/state/page-meta';
import { FrameScreenView } from '~/view/screen/FrameScreen';
import { createStore } from '~/lib/store';
import { useQueryScope } from '~/view/data/use-query-scope';
import { useStore } from '~/view/context/use-store';
import { settle } from '~/tests/harness/fake-clock';
import { session, setUp } from '~/tests/harness/view/support';

const origin = 'https://frames.example';
const address = {
  ...{ tab: undefined, page: undefined, sort: undefined, columns: undefined, view: undefined },
  ...{ filters: {}, names: {}, refused: [] },
};

// The windows of frames; this document has none.
const windows = new WeakMap<object, object>();
beforeAll(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (this: object) {
    if (!windows.has(this)) windows.set(this, { postMessage: () => undefined });
    return Object(windows.get(this));
  });
});
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const panel = () => screen.queryByText(/does not answer, or refuses to be shown/);
const note = () => screen.queryByText(/If nothing can be seen here/);

/** A page with an application in a frame. */
async function open(over: Partial<FrameScreen> = {}, href: unknown = `${origin}/app?a=1`) {
  const world = await setUp();
  const metas: (PageMeta | undefined)[] = [];
  const context = {
    ...{ title: 'Reports', tail: '', period: { from: 10, to: 20 }, periodPicker: null },
    ...{ renewPeriod: () => undefined, setMeta: (meta: PageMeta | undefined) => void metas.push(meta) },
  };
  const described: FrameScreen = {
    ...{ id: 'reports', kind: 'frame', needs: [], href: () => href, accepts: ['console:open-drawer'] },
    sandbox: ['same-origin', 'forms'],
    ...over,
  };
  const chosen = createStore(context.period);
  function Page() {
    const opening = useQueryScope();
    const period = useStore(chosen);
    return (
      <ScreenContext value={{ ...context, period }}>
        <FrameScreenView
          {...{ screen: described, scope: session, address, queryScope: opening }}
          search=""
          change={() => undefined}
        />
      </ScreenContext>
    );
  }
  const parts = {
    sessionTimers: { settingsChanged: () => undefined },
    banners: { setExternal: () => undefined },
    scope: () => ({ language: 'en' }),
  };
  const { services, page } = world;
  listen(
    page,
    services.trust,
    services.frames,
    reactToEvents(services, parts, () => undefined),
  );
  await world.show(<Page />);
  const frame = () => document.querySelector('iframe');
  const send = (event: string, detail: unknown = {}, from = origin) =>
    act(async () => {
      page.fire('message', { source: frame()?.contentWindow, origin: from, data: { event, detail } });
      await settle();
    });
  const pass = (time: number) =>
    act(async () => {
      await world.clock.advance(time);
      await settle();
    });
  const posted = () => page.done.filter((line) => line.startsWith('post '));
  const choosePeriod = () => act(() => chosen.set({ from: 30, to: 40 }));
  return { ...world, frame, send: send, pass, metas: metas, posted, choosePeriod };
}

test('an embedded application runs in a sandbox with the rights that its screen lists, and its address reveals nothing', async () => {
  const { frame } = await open();
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame()?.getAttribute('src')).toBe(`${origin}/app?a=1`);
  expect(frame()?.title).toBe('Reports');
});

test('an embedded application without listed rights runs its scripts and has no origin', async () => {
  const { frame, send: send, metas: metas, posted } = await open({ sandbox: undefined, period: true });
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  await send('console:set-title', { title: 'Forged' });
  expect(metas).toEqual([]);
  await send('console:frame-ready', {}, 'null');
  expect(posted()).toEqual([expect.stringMatching(/^post \{"event":"console:context",.*\} to \*$/)]);
});

test.each([
  ['a foreign origin', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a socket', 'wss://frames.example/'],
])('an embedded application at %s is refused, with the reason', async (_, href) => {
  const { frame } = await open({}, href);
  expect(frame()).toBeNull();
  expect(screen.getByText('This address cannot be shown here.')).toBeTruthy();
  expect(screen.getByText(/origins that its configuration allows/)).toBeTruthy();
});

test('an embedded application without a configured address shows a message', async () => {
  const { frame } = await open({}, null);
  expect(frame()).toBeNull();
  expect(screen.getByText('No address is set up for this page.')).toBeTruthy();
});

test('an embedded application receives theme, language and zone when it is ready and when they change, and the period if the screen has one', async () => {
  const { send: send, posted, choosePeriod } = await open({ period: true });
  expect(posted()).toEqual([]);
  await send('console:frame-ready');
  const context = (theme: string, from: number, to: number) =>
    `post {"event":"console:context","detail":{"theme":"${theme}","language":"en","zone":"UTC","period":{"from":${from},"to":${to}}}} to ${origin}`;
  expect(posted()).toEqual([context('light', 10, 20)]);
  await act(async () => {
    document.documentElement.setAttribute('data-bp-color-scheme', 'dark');
    await settle();
  });
  choosePeriod();
  document.documentElement.removeAttribute('data-bp-color-scheme');
  expect(posted().slice(1)).toEqual([context('dark', 10, 20), context('dark', 30, 40)]);
});

test('an embedded application of a screen without a period receives none', async () => {
  const { send: send, posted } = await open();
  await send('console:frame-ready');
  expect(posted().join()).not.toContain('period');
});

test('an embedded application receives navigations and the end of the session, and confidential data only at a known origin', async () => {
  const names = ['console:route', 'console:logout', 'console:continue-session', 'console:message', 'console:other'];
  const listed = async (over: Partial<FrameScreen>, from: string) => {
    const { send: send, page, posted } = await open(over);
    await send('console:frame-ready', {}, from);
    for (const name of names) page.dispatch(name, { path: '/x' });
    return posted()
      .slice(1)
      .map((line) => names.find((name) => line.includes(`"${name}"`)));
  };
  expect(await listed({}, origin)).toEqual(names.slice(0, 4));
  cleanup();
  expect(await listed({ sandbox: [] }, 'null')).toEqual(names.slice(0, 3));
});

test('an embedded application sets the title and breadcrumbs, which are removed with it', async () => {
  const { send: send, metas: metas, frame } = await open();
  await send('console:set-title', { title: 'May' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('May');
  expect(frame()?.title).toBe('May');
  expect(metas.at(-1)).toEqual({ title: 'May', crumbs: [{ label: 'May' }] });
  await send('console:set-breadcrumbs', { items: [{ label: 'All', to: '/app/reports' }, { label: 'May' }] });
  expect(metas.at(-1)?.crumbs).toHaveLength(2);
});

test('an accepted event of an embedded application takes effect', async () => {
  const { send: send, services, address: current } = await open();
  expect(services.overlays.open.get()).toEqual([]);
  await send('console:open-drawer', { search_type: 6, id: '203.0.113.9' });
  expect(current.get()).toContain('profile=6');
});

test('an embedded application that never answers is replaced by a panel, from which it can be loaded again', async () => {
  const { frame, pass } = await open();
  const first = frame();
  expect(screen.getByLabelText('Loading')).toBeTruthy();
  await pass(settings.timers.frameLoad);
  expect(panel()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(panel()).toBeNull();
  expect(frame()).not.toBe(first);
  fireEvent.load(frame() ?? document.body);
  expect(screen.queryByLabelText('Loading')).toBeNull();
});

test('an embedded application that answers late is still shown', async () => {
  const { frame, pass } = await open();
  await pass(settings.timers.frameLoad);
  fireEvent.load(frame() ?? document.body);
  expect(panel()).toBeNull();
});

test('an embedded page that loads and sends nothing may be an error page: a note says so until it sends or the note is closed', async () => {
  const { frame, pass, send: send } = await open();
  fireEvent.load(frame() ?? document.body);
  await pass(settings.timers.frameLoad);
  expect(note()).not.toBeNull();
  await send('console:frame-ready');
  expect(note()).toBeNull();
});

test('a page of the own origin that refuses to be embedded shows a message at once', async () => {
  const { frame } = await open({}, '/own/app');
  const refusing = frame();
  if (refusing) Object.defineProperty(refusing, 'contentDocument', { value: null });
  fireEvent.load(refusing ?? document.body);
  expect(panel()).not.toBeNull();
});
