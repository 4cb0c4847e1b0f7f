import { describe, expect, test } from 'vitest';
import { accounts } from '~/demo/company/administration/accounts';
import { handlers } from '~/demo/server/handlers/all';
import { scenariosOf } from '~/demo/control/scenarios';
import { getOwn } from '~/lib/get-own';
import { isList, isRecord } from '~/lib/json';
import { samples } from '../../fixtures/demo/samples';
import { call, control, demoApp, vocabulary } from '../../harness/demo/support';

type App = ReturnType<typeof demoApp>;

async function listOf(app: App): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const list = getOwn((await call(app, 'listNotifications', samples.listNotifications)).body, 'notifications');
  return isList(list) ? list.filter(isRecord) : [];
}

const countsOf = async (app: App) => getOwn((await call(app, 'getNotificationCounts')).body, 'counts');
const ofType = (list: Awaited<ReturnType<typeof listOf>>, type: number) => list.filter((item) => item.type === type);

describe('notifications', () => {
  test.each<[string, { given: object; want: readonly [informative: number, tasks: number] }]>([
    ['the story alone', { given: {}, want: [4, 4] }],
    ['none', { given: { informative: 0, tasks: 0 }, want: [0, 0] }],
    ['fewer of one type', { given: { tasks: 2 }, want: [4, 2] }],
    ['more than are shown', { given: { informative: 251, tasks: 300 }, want: [251, 300] }],
    ['as many as the demo can make', { given: { informative: 2000 }, want: [2000, 4] }],
  ])('%s: list and counts agree', async (_, { given, want }) => {
    const app = demoApp();
    await control(app, 'notifications', given);
    expect(await countsOf(app)).toEqual({ '0': want[0], '1': want[1] });
    const list = await listOf(app);
    expect([ofType(list, 0).length, ofType(list, 1).length]).toEqual(want);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(await countsOf(app)).toEqual({ '0': 0, '1': 0 });
  });

  test('they come newest first and name hosts and screens that the company has', async () => {
    const app = demoApp();
    await control(app, 'notifications', { informative: 260, tasks: 260 });
    const list = await listOf(app);
    const times = list.map(({ time }) => Number(time));
    expect(times).toEqual(times.toSorted((left, right) => right - left));
    const more = list.filter(({ id }) => String(id).startsWith('more-'));
    const hosts = (await import('~/demo/company/authored')).authoredData(0).hosts.map(({ host }) => host.hostname);
    for (const { description } of more)
      expect(hosts.some((name) => String(description).includes(`${name}`))).toBe(true);
  });

  test('they stay the same while time goes on', async () => {
    let now = 1_800_000_000_000;
    const app = demoApp({ now: () => now });
    await control(app, 'notifications', { informative: 30 });
    const before = await listOf(app);
    now += 60_000;
    expect(await listOf(app)).toEqual(before);
  });

  test.each(['pending', 'error', 'info', 'success', 'security', 'partially_successful', 'new_feature', 'rejection'])(
    'all of level %s',
    async (level) => {
      const app = demoApp();
      await control(app, 'notifications', { informative: 6, tasks: 6, level });
      expect(new Set((await listOf(app)).map((item) => item.level))).toEqual(new Set([level]));
    },
  );

  test('single ones come first, and counts may be said outright', async () => {
    const app = demoApp();
    await control(app, 'notifications', {
      items: [{ id: 7, type: 1, description: '<b>x' }],
      counts: { '0': 9, '1': 0 },
    });
    expect((await listOf(app))[0]).toMatchObject({ id: 7, description: '<b>x' });
    expect(await countsOf(app)).toEqual({ '0': 9, '1': 0 });
  });
});

describe('banners', () => {
  test('license items, identity provider, promotion and kicking action are as set', async () => {
    const app = demoApp();
    const license = [{ pid: 'paid_credit', status: 2, days: 1 }, { pid: 'some-product' }];
    await control(app, 'banners', { license, idp: false, promotion: false, isKickingAction: true });
    const want = { license, idp: false, promotion: false, modal: { isKickingAction: true } };
    expect((await call(app, 'getNotificationItems')).body).toEqual(want);
    await call(app, 'dismissBanner', samples.dismissBanner);
    expect((await call(app, 'getNotificationItems')).body).toMatchObject({ license: [{ pid: 'some-product' }] });
    await control(app, 'banners', { license });
    expect((await call(app, 'getNotificationItems')).body).toEqual(want);
  });

  test('the check of the promotion fails when the company does not qualify', async () => {
    const app = demoApp();
    expect((await call(app, 'checkCreditPromotion')).status).toBe(200);
    await control(app, 'banners', { promotionQualified: false });
    expect((await call(app, 'checkCreditPromotion')).status).toBe(400);
  });
});

describe('live channel', () => {
  test('a session is ended by a message that holds the token of its own socket', async () => {
    const app = demoApp();
    const sent: string[] = [];
    for (const token of ['demo-session-full', 'demo-session-entp']) {
      app.hub.connect({ send: (text) => void sent.push(text), close: () => undefined }, token);
    }
    await control(app, 'end-session', { account: 'entp' });
    expect(sent).toEqual(['{"type":"ssoLogout","token":"demo-session-entp"}']);
    await control(app, 'end-session', {});
    expect(sent).toHaveLength(3);
  });
});

describe('menu', () => {
  test('5,000 more entries stand on three levels beside the usual ones', async () => {
    const app = demoApp();
    await control(app, 'menu', { entries: 5000 });
    const depths: number[] = [];
    const walk = (entries: unknown, depth: number): void => {
      for (const entry of isList(entries) ? entries : []) {
        if (String(getOwn(entry, 'id')).startsWith('load-')) depths.push(depth);
        walk(getOwn(entry, 'children'), depth + 1);
      }
    };
    walk(getOwn((await call(app, 'getMenu')).body, 'data'), 1);
    expect(depths).toHaveLength(5000);
    expect(Math.max(...depths)).toBe(3);
  });
});

describe('what a person does counts for more than what was set before', () => {
  test('accepted terms do not come again, unless they are set again [DG-TM-07]', async () => {
    const app = demoApp();
    const due = { profile: { advancedInfo: { showMSPTermsPopup: true } } };
    const shows = async () =>
      getOwn(getOwn((await call(app, 'getAuth', samples.getAuth)).body, 'advancedInfo'), 'showMSPTermsPopup');
    await control(app, 'access', due);
    expect(await shows()).toBe(true);
    await call(app, 'acceptTerms', samples.acceptTerms);
    expect(await shows()).toBe(false);
    await control(app, 'access', due);
    expect(await shows()).toBe(true);
  });

  test('a feature that was opted in is on', async () => {
    const app = demoApp();
    const key = 'platform-data-query-preview';
    const flag = async () =>
      getOwn(getOwn(getOwn((await call(app, 'getAuth', samples.getAuth)).body, 'access'), 'flagsState'), key);
    await control(app, 'access', { flags: { [key]: 0 } });
    expect(await flag()).toBe(0);
    await call(app, 'setPreviewFeature', { path: { key }, body: { optIn: true } });
    expect(await flag()).toBe(1);
  });
});

describe('scenarios', () => {
  const scenarios = scenariosOf(vocabulary);

  test('each has a name of its own', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    expect(new Set(scenarios.map(({ area, label }) => `${area} ${label}`)).size).toBe(scenarios.length);
  });

  test.each(scenarios.map(({ id }) => id))(
    '%s is brought about, and the shell can still ask for all it needs',
    async (id) => {
      const app = demoApp();
      expect((await control(app, 'scenario', { id })).status).toBe(200);
      const { next } = app.state;
      app.state.next = [];
      for (const operation of [
        'getAuth',
        'getMenu',
        'getSession',
        'getNotificationItems',
        'listNotifications',
      ] as const) {
        expect((await call(app, operation, samples[operation])).status).toBe(200);
      }
      for (const { operation } of next) expect(Object.keys(handlers)).toContain(operation);
    },
  );

  test('one that does not exist is refused', async () => {
    expect((await control(demoApp(), 'scenario', { id: 'constructor' })).status).toBe(400);
  });

  test('reset takes everything back', async () => {
    const app = demoApp();
    const before = structuredClone(app.state);
    for (const { id } of scenarios) await control(app, 'scenario', { id });
    await control(app, 'reset', {});
    expect(app.state).toEqual(before);
  });
});

test.each<[string, { path: string; body: unknown }]>([
  ['a negative count', { path: 'notifications', body: { informative: -1 } }],
  ['a level that does not exist', { path: 'notifications', body: { level: 'fatal' } }],
  ['a note without id', { path: 'notifications', body: { items: [{ type: 0 }] } }],
  ['a license status that does not exist', { path: 'banners', body: { license: [{ pid: 'x', status: 4 }] } }],
  ['a menu without end', { path: 'menu', body: { entries: 1e9 } }],
  ['a session of nobody', { path: 'end-session', body: { account: 'nobody' } }],
])('%s is refused', async (_, { path, body }) => {
  expect(await control(demoApp(), path, body)).toMatchObject({ status: 400, body: { problems: expect.any(Array) } });
});

test('every user type that the shell tells apart can sign in', () => {
  const types = accounts.map(({ profile }) => profile.advancedInfo.userType);
  expect(types).toEqual(expect.arrayContaining([...vocabulary.userTypes]));
});

test('whoever signs in has a whole session, and time that the control page has set goes on', async () => {
  let now = 1_800_000_000_000;
  const app = demoApp({ now: () => now });
  const leftNow = async () => getOwn((await call(app, 'getSession')).body, 'timeoutLeft');
  const signIn = () => app.fetch(new Request('http://demo.test/saml/ssoLogin'));
  const whole = await leftNow();
  now += 16 * 60_000;
  expect(await leftNow()).toMatchObject({ idleTimeoutLeft: 0 });
  await signIn();
  expect(await leftNow()).toEqual(whole);
  now += 60_000;
  await signIn();
  expect(await leftNow()).toEqual(whole);
  await control(app, 'session', { idleTimeoutLeft: 65_000, sessionTimeoutLeft: 90_000 });
  now += 5000;
  await signIn();
  expect(await leftNow()).toEqual({ idleTimeoutLeft: 60_000, sessionTimeoutLeft: 85_000 });
  now += 60_000;
  await signIn();
  expect(await leftNow()).toEqual({ idleTimeoutLeft: 15 * 60_000, sessionTimeoutLeft: 25_000 });
});
