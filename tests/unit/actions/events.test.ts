import { expect, test } from 'vitest';
import { listen } from '~/actions/listen';
import { openDrawerAt } from '~/actions/open-drawer-at';
import { reactToEvents } from '~/actions/react-to-events';
import type { DialogId } from '~/generated/console/ids';
import { setUpAction } from '../../harness/action-context';

function setUp() {
  const set = setUpAction();
  const log: string[] = [];
  const { services } = set.context;
  const listening = listen(
    set.page,
    services.trust,
    services.frames,
    reactToEvents(
      services,
      {
        sessionTimers: { settingsChanged: () => void set.done.push('settings changed') },
        banners: { setExternal: (banners) => void set.done.push(`banners ${JSON.stringify(banners)}`) },
        scope: () => ({ language: 'ja' }),
      },
      (line) => log.push(line),
    ),
  );
  return { ...set, log, listening };
}

test.each<[string, { name: string; detail?: unknown; want: string }]>([
  [
    'a drawer',
    {
      name: 'console:open-drawer',
      detail: { search_type: 4, id: 'u' },
      want: 'navigate /app/ddr?x=1&profile=4&profileId=u',
    },
  ],
  ['changed time-outs [SH-OP-119]', { name: 'console:timeout-settings-changed', want: 'settings changed' }],
  ['closing it', { name: 'console:close-drawer', want: 'replace /app/ddr?x=1' }],
  ['a path', { name: 'console:navigate', detail: { to: '/app/x' }, want: 'navigate /app/x' }],
  [
    'an asset [SH-NV-03]',
    {
      name: 'console:open-asset',
      detail: { assetType: 'device', assetId: 'a/1' },
      want: 'navigate /app/asd?assetType=device&assetId=a%2F1',
    },
  ],
  [
    'the profile of an asset [SH-NV-04]',
    {
      name: 'console:open-asset',
      detail: { assetType: 'user', assetId: 'a', tab: 'asset_profile' },
      want: 'navigate /app/asd?assetType=user&assetId=a&tab=asset_profile',
    },
  ],
  ['the jump to role management [SH-SJ-01]', { name: 'console:jump-role-management', want: 'jump' }],
])('an event, and a message of a trusted origin, opens its target: %s', (_, { name, detail, want }) => {
  for (const origin of [undefined, 'https://console.example', 'https://files.example']) {
    const { page, done, listening } = setUp();
    if (origin === undefined) page.fire(name, { detail });
    else page.fire('message', { origin, data: { event: name, detail } });
    expect(done).toEqual([want]);
    expect(listening.ignored()).toBe(0);
  }
});

test('the address of the security overview is a path with its query [SH-NV-05]', () => {
  const { page, done } = setUp();
  page.fire('console:navigate', { detail: { to: '/app/ciso?configData=1' } });
  expect(done).toEqual(['navigate /app/ciso?configData=1']);
});

test('what a console inside a frame says of its session is shown here, and the frame learns of it [SH-ER-01]', () => {
  const { page, toasts } = setUp();
  let taken = 0;
  const preventDefault = () => (taken += 1);
  page.fire('console:session-message', { detail: { message: 'SESSION.EXPIRED' }, preventDefault });
  page.fire('console:session-message', { detail: { message: 'Call 555 now' }, preventDefault });
  expect(toasts.list.get()).toMatchObject([{ intent: 'danger', text: { key: 'SESSION.EXPIRED' } }]);
  expect(taken).toBe(1);
});

test('an object opened once more is another opening in the same place of the history', () => {
  const { page, context } = setUp();
  const requested: unknown[] = [];
  const services = { ...context.services, navigate: (...call: readonly unknown[]) => void requested.push(call) };
  const at = { opened: context.services.clock.now() };
  openDrawerAt({ search_type: 4, id: 'u' }, services);
  page.goTo('/app/ddr?x=1&profile=4&profileId=u');
  openDrawerAt({ search_type: 4, id: 'u' }, services);
  expect(requested).toEqual([
    ['/app/ddr?x=1&profile=4&profileId=u', { replace: false, state: at }],
    ['/app/ddr?x=1&profile=4&profileId=u', { replace: true, state: at }],
  ]);
});

test.each<[dialog: DialogId, id: string]>([
  ['generic', 'DG-GM-01'],
  ['full-screen-page', 'DG-FS-01'],
  ['ai-companion', 'DG-AI-01'],
  ['cloud-workload', 'DG-CW-01'],
  ['pre-release', 'DG-PR-01'],
  ['mfa', 'DG-MFA-01'],
  ['terms', 'DG-TM-01'],
])('an event opens the dialog %s with its parameters, wherever the reader is [%s]', (dialog) => {
  const { page, overlays, done } = setUp();
  page.fire('console:open-dialog', { detail: { dialog, text: 'x' } });
  page.fire('message', { origin: page.origin, data: { event: 'console:open-dialog', detail: { dialog } } });
  expect(overlays.open.get()).toMatchObject([
    { id: dialog, params: { text: 'x' } },
    { id: dialog, params: {} },
  ]);
  expect(done).toEqual([]);
});

test.each([0, 14, -1, 'x', undefined, 4.5, {}])(
  'type %s closes the drawer and is logged [DR-FRAME-03, 04, DR-ERR-12]',
  (type) => {
    const { page, done, log } = setUp();
    page.goTo('/app/ddr?profile=4&profileId=u');
    page.fire('console:open-drawer', { detail: { search_type: type, id: 'x' } });
    expect(done).toEqual(['replace /app/ddr']);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('search_type must be in the range 1-13');
  },
);

test.each<[string, { name: string; detail?: unknown }]>([
  ['a drawer without id', { name: 'console:open-drawer', detail: { search_type: 4 } }],
  ['a drawer without anything', { name: 'console:open-drawer' }],
  ['an unknown dialog', { name: 'console:open-dialog', detail: { dialog: 'nuclear' } }],
  ['a name every object has', { name: 'console:open-dialog', detail: { dialog: 'constructor' } }],
  ['another host', { name: 'console:navigate', detail: { to: '//evil.example' } }],
  ['a script', { name: 'console:navigate', detail: { to: 'javascript:1' } }],
  ['an unknown kind of asset', { name: 'console:open-asset', detail: { assetType: 'car', assetId: 'a' } }],
  ['another tab of an asset', { name: 'console:open-asset', detail: { assetType: 'user', assetId: 'a', tab: 'x' } }],
])('%s is ignored and counted', (_, { name, detail }) => {
  const { page, done, overlays, listening } = setUp();
  page.fire(name, { detail });
  page.fire('message', { origin: 'https://files.example', data: { event: name, detail } });
  expect([done, overlays.open.get(), listening.ignored()]).toEqual([[], [], 2]);
});

test.each<[string, { origin: string; data: unknown; ignored: number }]>([
  ['another origin', { origin: 'https://evil.example', data: { event: 'console:close-drawer' }, ignored: 1 }],
  ['an opaque origin', { origin: 'null', data: { event: 'console:close-drawer' }, ignored: 1 }],
  [
    'a start that only looks alike',
    { origin: 'https://console.example.evil', data: { event: 'console:close-drawer' }, ignored: 1 },
  ],
  [
    'an event the console does not have',
    { origin: 'https://files.example', data: { event: 'console:format-disk' }, ignored: 1 },
  ],
  ['an inherited name', { origin: 'https://files.example', data: { event: 'constructor' }, ignored: 0 }],
  ['messages of other parts are none of ours', { origin: 'https://evil.example', data: 'webpack', ignored: 0 }],
])('%s does nothing', (_, { origin, data, ignored }) => {
  const { page, done, listening } = setUp();
  page.fire('message', { origin, data });
  expect([done, listening.ignored()]).toEqual([[], ignored]);
});

test('what an embedded part answers to a sign-out reaches the page', () => {
  const { page, done } = setUp();
  page.fire('message', { origin: 'https://evil.example', data: { event: 'console:logout-ready' } });
  expect(done).toEqual([]);
  page.fire('message', { origin: 'https://files.example', data: { event: 'console:logout-ready' } });
  expect(done).toEqual(['dispatch console:logout-ready']);
});

test('after stopping nothing is heard', () => {
  const { page, done, listening } = setUp();
  listening.stop();
  page.fire('console:close-drawer');
  expect(done).toEqual([]);
});
