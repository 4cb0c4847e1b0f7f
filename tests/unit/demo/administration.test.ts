import { describe, expect, test } from 'vitest';
import { authoredData } from '~/demo/company/authored';
import { consoleAccounts } from '~/demo/company/administration/console-accounts';
import { platform } from '~/demo/company/administration/features';
import { peopleById } from '~/demo/company/people/generate';
import type { QueryParameters } from '~/generated/contract/operations';
import { routes } from '~/generated/console/routes';
import { getOwn } from '~/lib/get-own';
import { itemsOf, dataOf } from '../../harness/demo/read';
import { call, control, demoApp, requestOf, START } from '../../harness/demo/support';

const SECOND = 1000;
const week = { from: START / SECOND - 7 * 86_400, to: START / SECOND };

describe('the audit log', () => {
  test('it holds a month, newest first', async () => {
    const data = await dataOf(demoApp(), 'auditList', { limit: 500 });
    const times = itemsOf(data).map(({ time }) => String(time));
    expect([data.total, times.length, times]).toEqual([4000, 500, times.toSorted().toReversed()]);
  });

  test.each<[string, { given: QueryParameters<'auditList'>; want: (item: object) => boolean }]>([
    ['one result', { given: { result: ['failed'] }, want: (item) => getOwn(item, 'result') === 'failed' }],
    [
      'several categories',
      {
        given: { category: ['response', 'policy'] },
        want: (item) => ['response', 'policy'].includes(String(getOwn(item, 'category'))),
      },
    ],
    [
      'a period',
      {
        given: week,
        want: (item) => {
          const time = Date.parse(String(getOwn(item, 'time'))) / SECOND;
          return time >= week.from && time <= week.to;
        },
      },
    ],
    ['words', { given: { q: 'ISOLATED fin-lt' }, want: (item) => String(getOwn(item, 'object')).startsWith('FIN-LT') }],
  ])('%s: nothing else is listed, and something is', async (_, { given, want }) => {
    const data = await dataOf(demoApp(), 'auditList', { ...given, limit: 500 });
    expect(itemsOf(data).filter((item) => !want(item))).toEqual([]);
    expect(data.total).toBeGreaterThan(0);
    expect(data.total).toBeLessThan(4000);
  });

  test('every entry was made by an account of the console, and most in office hours', async () => {
    const known = new Map(consoleAccounts().map(({ id, name }) => [id, name]));
    const items = itemsOf(await dataOf(demoApp(), 'auditList', { limit: 500 }));
    for (const { account, accountId, userId } of items) {
      expect(known.get(String(accountId))).toBe(account);
      if (userId !== null) expect(peopleById().has(String(userId))).toBe(true);
    }
    const working = items.filter(({ time }) => {
      const at = new Date(String(time));
      return at.getUTCDay() % 6 !== 0 && at.getUTCHours() >= 6 && at.getUTCHours() < 20;
    });
    expect(working.length).toBeGreaterThan(400);
  });
});

describe('the platform directory', () => {
  test('every page that it names exists under that menu key', () => {
    const wrong = platform.filter(
      ({ path, menuKey }) =>
        path !== null &&
        !routes.some(
          (route) =>
            route.kind === 'screen' && route.path.replace('/{id*}', '') === path && route.keys?.includes(menuKey ?? 0),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('its pre-releases are those that can be opted in, and tell when they are', async () => {
    const app = demoApp();
    const keys = itemsOf(await dataOf(app, 'featureList', { state: ['pre-release'] })).map(({ key }) => String(key));
    expect(keys.sort()).toEqual([...authoredData(START).previews.keys()].sort());
    await call(app, 'setPreviewFeature', { path: { key: 'ai-companion' }, body: { optIn: true } });
    const opted = itemsOf(await dataOf(app, 'featureList', {})).filter(({ optedIn }) => optedIn === true);
    expect(opted.map(({ key }) => key)).toEqual(['ai-companion']);
  });

  test('ids are there once', () => {
    expect(new Set(platform.map(({ id }) => id)).size).toBe(platform.length);
  });
});

test('the members of every role are the accounts that have it', async () => {
  const app = demoApp();
  const roles = itemsOf(await dataOf(app, 'roleList'));
  for (const { id, members } of roles) {
    expect((await dataOf(app, 'consoleAccountList', { roleId: String(id) })).total).toBe(members);
  }
  const all = roles.reduce((sum, { members }) => sum + Number(members), 0);
  expect(all).toBe(consoleAccounts().length);
});

test('remote support tells of the session that is open, and as many waiting requests as are listed', async () => {
  const app = demoApp();
  const status = await dataOf(app, 'remoteSupportStatus');
  const waiting = await dataOf(app, 'remoteSupportApprovals', { state: ['pending'] });
  expect(status).toMatchObject({ enabled: true, state: 'on', pending: waiting.total });
  expect(Date.parse(String(status.expires))).toBeGreaterThan(START);
});

test('a request for remote support is decided once, all of a decision or none of it', async () => {
  const app = demoApp();
  const pending = itemsOf(await dataOf(app, 'remoteSupportApprovals', { state: ['pending'] })).map(({ id }) =>
    String(id),
  );
  const decide = (ids: readonly string[], account?: string) =>
    call(app, 'decideRemoteSupport', { body: { ids: [...ids], state: 'approved', reason: 'Planned.' } }, account);
  expect((await decide(pending, 'restricted')).status).toBe(403);
  expect((await decide(pending.slice(0, 1))).status).toBe(200);
  expect(await decide(pending)).toMatchObject({ status: 409, body: { info: { number: 4098001 } } });
  expect(await dataOf(app, 'remoteSupportStatus')).toMatchObject({ pending: pending.length - 1 });
  const [first] = itemsOf(await dataOf(app, 'remoteSupportApprovals'));
  expect(first).toMatchObject({ state: 'approved', decidedBy: 'ada.lindholm', decisionReason: 'Planned.' });
});

describe('the time zone', () => {
  const zoneOf = async (app: ReturnType<typeof demoApp>, account = 'full') => {
    const { body } = await call(app, 'getAuth', { query: { lang: 'en' } }, account);
    return getOwn(getOwn(body, 'consoleSettings'), 'timeZone');
  };

  test('what is saved is told from then on, to this account, by this demo, until it is reset', async () => {
    const app = demoApp();
    expect(await dataOf(app, 'timeZoneQuery')).toMatchObject({ timeZone: null });
    const { body: before } = await call(app, 'getAuth', { query: { lang: 'en' } });
    expect((await call(app, 'saveTimeZone', { body: { timeZone: 'Asia/Kathmandu' } })).status).toBe(200);
    const { body: after } = await call(app, 'getAuth', { query: { lang: 'en' } });
    expect(getOwn(getOwn(after, 'consoleSettings'), 'hash')).not.toBe(
      getOwn(getOwn(before, 'consoleSettings'), 'hash'),
    );
    expect(await dataOf(app, 'timeZoneQuery')).toMatchObject({ timeZone: 'Asia/Kathmandu' });
    expect([await zoneOf(app), await zoneOf(app, 'entp'), await zoneOf(demoApp())]).toEqual([
      'Asia/Kathmandu',
      'Europe/Berlin',
      undefined,
    ]);
    await control(app, 'reset', {});
    expect(await zoneOf(app)).toBeUndefined();
  });

  test('it is saved if its version is the current one, and a change about an older one is refused', async () => {
    const app = demoApp();
    const versionOf = async () => {
      const response = await app.fetch(requestOf('timeZoneQuery', {}, 'demo-session-full'));
      return response.headers.get('etag') ?? '';
    };
    const save = async (timeZone: string, version: string) => {
      const sample = { body: { timeZone }, headers: { 'If-Match': version } };
      return (await call(app, 'saveTimeZone', sample)).status;
    };
    const first = await versionOf();
    expect(first).toMatch(/^"[^"]+"$/);
    expect(await save('Asia/Kathmandu', first)).toBe(200);
    expect(await versionOf()).not.toBe(first);
    expect(await save('Europe/Berlin', first)).toBe(412);
    expect(await zoneOf(app)).toBe('Asia/Kathmandu');
    expect(await save('Europe/Berlin', `"other", ${await versionOf()}`)).toBe(200);
    expect(await save('Asia/Tokyo', '*')).toBe(200);
  });

  test.each(['Mars/Olympus', 'asia/kathmandu', '+01:00', '__proto__', '<b>'])('%s is refused', async (timeZone) => {
    const app = demoApp();
    expect(await call(app, 'saveTimeZone', { body: { timeZone } })).toMatchObject({
      status: 400,
      body: { info: { number: 4008001 } },
    });
    expect(await zoneOf(app)).toBeUndefined();
  });

  test('those offered go from west to east, with their offset of the day', async () => {
    const offered = itemsOf(await dataOf(demoApp(), 'timeZoneQuery'), 'offered');
    const minutes = offered.map((zone) => Number(zone.minutes));
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const summer = Date.UTC(2026, 6, 1);
    const oslo = async (now: number) =>
      itemsOf(await dataOf(demoApp({ now: () => now }), 'timeZoneQuery'), 'offered').find(
        ({ id }) => id === 'Europe/Oslo',
      );
    expect([await oslo(START), await oslo(summer)]).toMatchObject([
      { offset: '+01:00', minutes: 60 },
      { offset: '+02:00', minutes: 120, label: '(UTC+02:00) Europe/Oslo' },
    ]);
    expect(offered).toContainEqual({
      id: 'America/St_Johns',
      offset: '-03:30',
      minutes: -210,
      label: '(UTC-03:30) America/St Johns',
    });
  });
});
