import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '~/demo/company/assets/endpoints/generate';
import { searchKinds } from '~/demo/company/search/search-index';
import { hasOldPatterns } from '~/demo/company/assets/endpoints/patterns';
import type { QueryParameters } from '~/generated/contract/operations';
import { call, demoApp, START } from '../../harness/demo/support';
import { getOwn } from '~/lib/get-own';
import { openDrawer } from '../../harness/demo/open-drawer';
import { countsOf, dataOf, itemsOf } from '../../harness/demo/read';

const app = demoApp();
const now = START / 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const last = (length: number) => ({ from: now - length, to: now });
const periods: readonly (readonly [string, { readonly from?: number; readonly to?: number }])[] = [
  ['the month', {}],
  ['a week', last(7 * DAY)],
  ['a day', last(DAY)],
  ['some days of before', { from: now - 20 * DAY + 17, to: now - 12 * DAY }],
  ['a period without anything', { from: now - 400 * DAY, to: now - 300 * DAY }],
  ['a period that is turned round', { from: now, to: now - DAY }],
];
const sum = (points: readonly Readonly<Record<string, unknown>>[]) =>
  points.reduce(
    (total, { time: _, ...counts }) => total + Object.values(counts).reduce<number>((a, b) => a + Number(b), 0),
    0,
  );

// The month is made by the first call, which takes long on a busy machine.
beforeAll(() => dataOf(app, 'globalSearch', { keyword: 'warm' }), 60_000);

describe.each(periods)('in %s', (_, period) => {
  test('the alerts of summary and trend are those of the list', async () => {
    const list = (query: QueryParameters<'alertList'>) =>
      dataOf(app, 'alertList', { ...period, limit: 500, ...query }).then(({ total }) => Number(total));
    const summary = await dataOf(app, 'alertSummary', period);
    const total = await list({});
    expect(summary).toMatchObject({ total, new: total, open: await list({ status: ['new', 'inProgress'] }) });
    const bySeverity = countsOf(summary, 'bySeverity');
    expect(bySeverity).toMatchObject({
      critical: await list({ severity: ['critical'] }),
      low: await list({ severity: ['low'] }),
    });
    const byStatus = countsOf(summary, 'byStatus');
    expect(byStatus.closedTruePositive).toBe(await list({ status: ['closedTruePositive'] }));
    for (const counts of [bySeverity, byStatus, countsOf(summary, 'byProvider')]) {
      expect(Object.values(counts).reduce((all, count) => all + count, 0)).toBe(total);
    }
    const points = itemsOf(await dataOf(app, 'alertTrend', period), 'points');
    expect(sum(points)).toBe(total);
    expect(points.reduce((all, { critical }) => all + Number(critical), 0)).toBe(bySeverity.critical);
  });

  test('the mails of the trend are those of the list', async () => {
    const trend = await dataOf(app, 'mailTrend', period);
    const { total } = await dataOf(app, 'emailLog', { ...period, limit: 1 });
    const { total: blocked } = await dataOf(app, 'emailLog', { ...period, limit: 1, action: ['blocked'] });
    const points = itemsOf(trend, 'points');
    expect(trend.total).toBe(total);
    expect(points.reduce((all, point) => all + Number(point.blocked), 0)).toBe(blocked);
    // Of one mail nobody knows the time.
    expect(Number(total) - sum(points)).toBe(period.from === undefined ? 1 : 0);
  });

  test('the insights of the summary are those of the list', async () => {
    const { seen, items } = await dataOf(app, 'insightSummary', period);
    const list = await dataOf(app, 'insightList', { ...period, sort: '-lastSeen', limit: 10 });
    expect(seen).toBe(list.total);
    expect(itemsOf({ items }).map(({ id, hits }) => [id, hits])).toEqual(
      itemsOf(list).map(({ id, matches }) => [id, matches]),
    );
  });
});

describe('the steps of a trend', () => {
  test.each<[string, { given: number; want: number }]>([
    ['a day', { given: DAY, want: HOUR }],
    ['two days', { given: 2 * DAY, want: HOUR }],
    ['more than two days', { given: 2 * DAY + 1, want: 6 * HOUR }],
    ['eight days', { given: 8 * DAY, want: 6 * HOUR }],
    ['more than eight days', { given: 8 * DAY + 1, want: DAY }],
    ['years', { given: 4000 * DAY, want: DAY }],
  ])('%s', async (_, { given, want }) => {
    for (const trend of ['alertTrend', 'mailTrend', 'riskTrend'] as const) {
      const data = await dataOf(app, trend, last(given));
      const times = itemsOf(data, 'points').map(({ time }) => Date.parse(String(time)) / 1000);
      expect(data.step).toBe(want);
      expect(times.length).toBeLessThanOrEqual(50);
      expect(times.slice(1, -1).every((time, index) => time - (times[index] ?? 0) === want && time % want === 0)).toBe(
        true,
      );
    }
  });
});

test('the period before has the same length, and before the month nothing is known', async () => {
  const summary = await dataOf(app, 'alertSummary', last(7 * DAY));
  const before = await dataOf(app, 'alertSummary', { from: now - 14 * DAY, to: now - 7 * DAY - 1 });
  expect(summary.newBefore).toBe(before.total);
  expect(summary.newBefore).toBeGreaterThan(0);
  expect(await dataOf(app, 'alertSummary', {})).toMatchObject({ newBefore: null });
});

test('the endpoints of the summary are those of the inventory', async () => {
  const count = async (query: QueryParameters<'endpointList'>) => (await dataOf(app, 'endpointList', query)).total;
  const { endpoints: total } = await dataOf(app, 'sensorSummary', last(DAY));
  expect(total).toMatchObject({ total: await count({}), seen: await count(last(DAY)) });
  expect(countsOf(total, 'byConnection').disconnected).toBe(await count({ connection: ['disconnected'] }));
  expect(countsOf(total, 'byProduct').none).toBe(await count({ product: ['none'] }));
  expect(countsOf(total, 'byOs').mac).toBe(await count({ os: ['mac'] }));
});

test('mailboxes and mobile devices of the summary are those of their lists', async () => {
  const { mailAccounts, mobiles } = await dataOf(app, 'sensorSummary', {});
  expect(mailAccounts).toMatchObject({
    total: (await dataOf(app, 'emailAccountList', {})).total,
    protected: (await dataOf(app, 'emailAccountList', { protection: ['enabled'] })).total,
  });
  expect(mobiles).toMatchObject({ total: (await dataOf(app, 'mobileList', {})).total });
  expect(countsOf(mobiles, 'byStatus').error).toBe((await dataOf(app, 'mobileList', { status: ['error'] })).total);
});

describe('risk', () => {
  test('the assets by kind are those of their lists, and add up', async () => {
    const risk = await dataOf(app, 'riskSummary');
    const byKind = new Map(itemsOf(risk, 'byKind').map((each) => [each.key, each]));
    expect(byKind.get('endpoint')).toMatchObject({
      assets: endpoints().length,
      high: (await dataOf(app, 'endpointList', { risk: ['high'] })).total,
    });
    expect(byKind.get('cloud-asset')?.medium).toBe((await dataOf(app, 'cloudAssetList', { risk: ['medium'] })).total);
    const byLevel = countsOf(risk, 'byLevel');
    expect(Object.values(byLevel).reduce((all, count) => all + count, 0)).toBe(risk.assets);
  });

  test('trend, summary and posture tell the same index, and a week ago is a week ago', async () => {
    const risk = await dataOf(app, 'riskSummary', last(7 * DAY));
    const points = itemsOf(await dataOf(app, 'riskTrend', last(7 * DAY)), 'points');
    const before = await dataOf(app, 'riskSummary', { from: 0, to: now - 7 * DAY });
    expect([points.at(-1)?.index, (await dataOf(app, 'exposureSummary')).index]).toEqual([risk.index, risk.index]);
    expect([risk.indexBefore, risk.change]).toEqual([before.index, Number(risk.index) - Number(before.index)]);
  });

  test('the shares of what a part comes from make a whole, the strongest first', async () => {
    const parts = itemsOf(await dataOf(app, 'exposureSummary'), 'parts');
    expect(parts.map(({ key }) => key)).toEqual(['exposure', 'attack', 'configuration']);
    for (const part of parts) {
      const weights = itemsOf(part, 'factors').map(({ weight }) => Number(weight));
      expect(Math.abs(weights.reduce((all, each) => all + each, 0) - 100)).toBeLessThan(4);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  test.each([1, 4, 5, 10, 50])(
    'of the %i riskiest assets, every kind is among them where there is room',
    async (limit) => {
      const items = itemsOf(await dataOf(app, 'topRisks', { limit }));
      const risks = items.map(({ risk }) => Number(risk));
      expect([items.length, risks]).toEqual([limit, risks.toSorted((a, b) => b - a)]);
      const types = new Set(items.map(({ searchType }) => searchType));
      if (limit >= 5) expect([...types].map(Number).sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11]);
      expect(items[0]).toMatchObject({ searchType: 8, name: 'FIN-LT-014' });
    },
  );
});

describe('what was seen last', () => {
  test('every other search type is there, newest first', async () => {
    const items = itemsOf(await dataOf(app, 'recentIndicators', { ...last(7 * DAY), limit: 16 }));
    expect(new Set(items.map(({ searchType }) => searchType))).toEqual(new Set([1, 2, 3, 4, 5, 6, 12, 13]));
    const times = items.map(({ time }) => String(time));
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { searchType, process } of items) expect(process !== null).toBe(searchType === 13);
  });

  test('the period narrows it, and one kind can be asked for', async () => {
    const given = { from: now - 3 * DAY, to: now - DAY, kind: 'process', limit: 100 } as const;
    const { total, items } = await dataOf(app, 'recentIndicators', given);
    expect(total).toBe(
      (await dataOf(app, 'processList', { from: given.from, to: given.to, verdict: ['malicious', 'suspicious'] }))
        .total,
    );
    for (const { time, kind } of itemsOf({ items })) {
      expect(kind).toBe('process');
      expect(Date.parse(String(time)) / 1000).toBeGreaterThanOrEqual(given.from);
      expect(Date.parse(String(time)) / 1000).toBeLessThanOrEqual(given.to);
    }
  });
});

describe('everything that is shown opens its drawer', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the riskiest assets', () => dataOf(app, 'topRisks', { limit: 50 })],
    ['what was seen last', () => dataOf(app, 'recentIndicators', { limit: 100 })],
    ['insights', () => dataOf(app, 'insightSummary')],
    ['audit log', () => dataOf(app, 'auditList', { category: ['response'], limit: 100 })],
    ...searchKinds
      .filter((kind) => kind !== 'alert')
      .map((kind): [string, () => Promise<unknown>] => [
        `search for ${kind}`,
        () => dataOf(app, 'globalSearch', { keyword: 'e', kind, limit: 25 }),
      ]),
  ])('%s', async (_, read) => {
    const items = itemsOf(await read()).filter(({ searchType }) => searchType !== null);
    expect(items.length).toBeGreaterThan(4);
    for (const item of items) {
      const { status } = await openDrawer(app, { ...item, ...(item.objectId !== undefined && { id: item.objectId }) });
      expect(status, JSON.stringify(item)).toBe(200);
    }
  });
});

test('the endpoints with outdated patterns are those whose drawer says so', async () => {
  const some = endpoints().filter((each, index) => index < 30 || (index % 9 === 0 && hasOldPatterns(each)));
  expect(new Set(some.map(hasOldPatterns)).size).toBe(2);
  for (const each of some) {
    const { body } = await openDrawer(app, { searchType: 8, id: each.id });
    const features = itemsOf(getOwn(body, 'data'), 'epp_features');
    expect(
      features.some((feature) => feature.pattern_outdated === true),
      each.name,
    ).toBe(hasOldPatterns(each));
  }
});

test('a limit beyond the contract is refused', async () => {
  expect((await call(app, 'topRisks', { query: { limit: 51 } })).status).toBe(400);
});
