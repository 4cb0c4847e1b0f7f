import { describe, expect, test } from 'vitest';
import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import { asRecord } from '../../harness/as-record';
import { isList } from '~/lib/json';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp, files, START } from '../../harness/demo/support';

// What every single answer looks like is held where lists are counted.
const app = demoApp({ validate: false });
const { operations } = readContract(files.documents).contract;
const DAY = 86_400;

const lists = [
  'endpointList',
  'mobileList',
  'containerList',
  'cloudAssetList',
  'identityList',
  'emailAccountList',
  'dataStoreList',
] as const;
type List = (typeof lists)[number];
type Row = Readonly<Record<string, unknown>>;

/** Where an object can have several values of a filter, or a value that no filter names. */
const overlapping: readonly string[] = ['dataStoreList dataType'];
const open: readonly string[] = [
  ...['endpointList kind', 'mobileList system', 'mobileList status', 'containerList status'],
  'emailAccountList policyStatus',
];
/** Sort keys whose objects do not stand in the order of the member of that name. */
const exceptions: Readonly<Record<string, string | null>> = { 'endpointList os': 'osName', 'endpointList ip': null };

function parameters(id: string) {
  return (
    operations.get(id)?.schemas.parameters.map(({ name, schema }) => ({ name, schema: asRecord(schema?.value) })) ?? []
  );
}

/** The closed values of each parameter of an operation. */
function parametersOf(id: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    parameters(id).flatMap(({ name, schema }) => {
      const values = schema.enum ?? asRecord(schema.items).enum;
      return isList(values) ? [[name, values.map(String)]] : [];
    }),
  );
}

function defaultOf(id: string, parameter: string): unknown {
  return parameters(id).find(({ name }) => name === parameter)?.schema.default;
}

async function pageOf(id: List, query: object, backend = app): Promise<readonly Row[]> {
  return itemsOf(await dataOf(backend, id, { ...query }));
}

async function allOf(id: List, query: object = {}, backend = app): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await pageOf(id, { ...query, limit: 500, offset: rows.length }, backend);
    rows.push(...page);
    if (page.length < 500) return rows;
  }
}

async function totalOf(id: List, query: object): Promise<number> {
  return Number((await dataOf(app, id, { ...query, limit: 1 })).total);
}

test.each<[List, number]>([
  ['endpointList', 2000],
  ['mobileList', 400],
  ['containerList', 150],
  ['cloudAssetList', 250],
  ['identityList', 5000],
  ['emailAccountList', 4999],
  ['dataStoreList', 118],
])('%s has %i objects, each under an id of its own', async (id, count) => {
  const all = await allOf(id, {}, demoApp());
  expect([all.length, new Set(all.map((row) => row.id)).size]).toEqual([count, count]);
});

describe('a filter lets pass what has one of its values', () => {
  const cases = lists.flatMap((id) =>
    [...parametersOf(id)]
      .filter(([name]) => name !== 'sort')
      .map(([name, values]): [string, [List, string, readonly string[]]] => [`${id} ${name}`, [id, name, values]]),
  );
  test.each(cases)('%s', async (title, [id, name, values]) => {
    const all = await totalOf(id, {});
    const each = await Promise.all(values.map((value) => totalOf(id, { [name]: [value] })));
    const sum = each.reduce((total, count) => total + count, 0);
    expect(
      each.every((count) => count > 0 && count < all),
      each.join(),
    ).toBe(true);
    if (!overlapping.includes(title)) {
      expect(sum).toBeLessThanOrEqual(all);
      if (!open.includes(title)) expect(sum).toBe(all);
      expect(await totalOf(id, { [name]: values })).toBe(sum);
    }
  });

  test.each<[string, { given: [List, object]; want: (row: Row) => boolean }]>([
    ['a level of risk', { given: ['endpointList', { risk: ['high'] }], want: ({ risk }) => Number(risk) >= 70 }],
    ['the lowest level', { given: ['cloudAssetList', { risk: ['low'] }], want: ({ risk }) => Number(risk) <= 30 }],
    [
      'two systems',
      { given: ['endpointList', { os: ['mac', 'linux'] }], want: ({ os }) => os !== 'windows' && os !== 'other' },
    ],
    ['a state by its name', { given: ['mobileList', { security: ['high'] }], want: (row) => row.securityStatus === 4 }],
    ['another', { given: ['mobileList', { status: ['error'] }], want: ({ deviceStatus }) => deviceStatus === 3 }],
    [
      'an account',
      { given: ['cloudAssetList', { account: ['halden-analytics'] }], want: ({ provider }) => provider === 'GCP' },
    ],
    [
      'a type of data',
      { given: ['dataStoreList', { dataType: ['health'] }], want: ({ health }) => Number(health) > 0 },
    ],
    [
      'two filters',
      {
        given: ['identityList', { privilege: ['privileged'], mfa: ['missing'] }],
        want: (row) => row.mfa === 'missing' && row.privilege === 'privileged',
      },
    ],
  ])('%s', async (_, { given: [id, query], want }) => {
    const rows = await allOf(id, query);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !want(row))).toEqual([]);
    expect((await allOf(id)).filter(want)).toHaveLength(rows.length);
  });
});

describe('a sort key puts objects in the order of its member, and a minus turns it round', () => {
  const cases = lists.flatMap((id) =>
    (parametersOf(id).get('sort') ?? [])
      .filter((key) => !key.startsWith('-'))
      .map((key): [string, [List, string]] => [`${id} ${key}`, [id, key]]),
  );
  const collator = new Intl.Collator('en');
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  const isPresent = (value: unknown) => value !== null && value !== undefined;

  test.each(cases)('%s', async (title, [id, key]) => {
    const member = title in exceptions ? exceptions[title] : key;
    const [up, down] = await Promise.all([key, `-${key}`].map((sort) => pageOf(id, { sort })));
    expect(up?.[0]?.id).not.toBe(down?.[0]?.id);
    if (member === null || member === undefined) return;
    const values = (rows: readonly Row[] | undefined) => (rows ?? []).map((row) => row[member]).filter(isPresent);
    expect(values(up)).toEqual(values(up).toSorted(compare));
    expect(values(down)).toEqual(values(down).toSorted((a, b) => compare(b, a)));
  });

  test('addresses stand in the order of their numbers', async () => {
    const rows = await allOf('endpointList', { sort: 'ip' });
    const numbers = rows.flatMap(({ ip }) =>
      typeof ip === 'string' ? [ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)] : [],
    );
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
});

describe('a period holds what has its time in it', () => {
  const now = START / 1000;
  test.each<[List, string]>([
    ['endpointList', 'lastSeen'],
    ['mobileList', 'lastScan'],
    ['containerList', 'started'],
    ['cloudAssetList', 'lastSeen'],
    ['identityList', 'lastSignIn'],
    ['emailAccountList', 'lastSeen'],
    ['dataStoreList', 'lastScan'],
  ])('%s by %s', async (id, member) => {
    const all = await allOf(id);
    const inside = (from: number, to: number) =>
      all.filter((row) => {
        const at = typeof row[member] === 'string' ? Date.parse(row[member]) / 1000 : Number.NaN;
        return at >= from && at <= to;
      }).length;
    for (const days of [1, 7, 30]) {
      const period = { from: now - days * DAY, to: now };
      expect(await totalOf(id, period)).toBe(inside(period.from, period.to));
    }
    const past = { from: now - 20 * DAY, to: now - 3 * DAY };
    expect(await totalOf(id, past)).toBe(inside(past.from, past.to));
  });
});

describe('the numbers of a summary are those of its list', () => {
  test.each<
    [string, { given: ['containerSummary' | 'cloudSummary', List, object]; want: Readonly<Record<string, string>> }]
  >([
    [
      'containers',
      {
        given: ['containerSummary', 'containerList', {}],
        want: { byCluster: 'cluster', byState: 'status', byProtection: 'protection' },
      },
    ],
    [
      'containers of one cluster',
      { given: ['containerSummary', 'containerList', { cluster: ['build'] }], want: { byState: 'status' } },
    ],
    [
      'cloud assets',
      {
        given: ['cloudSummary', 'cloudAssetList', {}],
        want: { byProvider: 'provider', byType: 'type', byAccount: 'accountId' },
      },
    ],
    [
      'public cloud assets',
      { given: ['cloudSummary', 'cloudAssetList', { exposure: ['public'] }], want: { byType: 'type' } },
    ],
  ])('%s', async (_, { given: [summary, list, query], want }) => {
    const [numbers, all] = await Promise.all([dataOf(app, summary, query), allOf(list, query)]);
    expect(numbers.total).toBe(all.length);
    for (const [name, member] of Object.entries(want)) {
      for (const row of itemsOf(numbers, name)) {
        const key = row.state ?? row.id ?? row[member];
        expect([name, key, row.count]).toEqual([name, key, all.filter((each) => each[member] === key).length]);
      }
      expect(itemsOf(numbers, name).reduce((sum, { count }) => sum + Number(count), 0)).toBe(all.length);
    }
    for (const [name, member] of [
      ['byCluster', 'cluster'],
      ['byAccount', 'accountId'],
    ] as const) {
      for (const row of itemsOf(numbers, name)) {
        const ownRows = all.filter((each) => each[member] === (row.id ?? row.cluster));
        expect(row.highRisk).toBe(ownRows.filter(({ risk }) => Number(risk) >= 70).length);
        if ('protected' in row)
          expect(row.protected).toBe(ownRows.filter((each) => each.protection === 'protected').length);
      }
    }
    for (const { level, count } of itemsOf(numbers, 'byRisk')) {
      expect(count).toBe(await totalOf(list, { ...query, risk: [level] }));
    }
  });

  test('broken rules are counted once for each asset, the most frequent first', async () => {
    const [{ misconfigurations, ...rest }, all] = await Promise.all([
      dataOf(app, 'cloudSummary'),
      allOf('cloudAssetList'),
    ]);
    const counts = itemsOf({ misconfigurations, ...rest }, 'misconfigurations').map(({ count }) => Number(count));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const broken = all.reduce((sum, row) => sum + Number(row.misconfigurations), 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(broken);
  });
});

test.each(lists)('%s comes in the order that the contract calls usual', async (id) => {
  const usual = defaultOf(id, 'sort');
  expect(usual).toMatch(/^-/);
  expect(await pageOf(id, {})).toEqual(await pageOf(id, { sort: usual }));
});

test.each([
  ['an unknown sort key', { sort: 'colour' }],
  ['more than 500 at once', { limit: 501 }],
  ['none at all', { limit: 0 }],
  ['a place before the first', { offset: -1 }],
  ['an unknown value of a filter', { os: ['beos'] }],
  ['a search without end', { q: 'x'.repeat(201) }],
])('%s is refused', async (_, query: object) => {
  expect((await call(app, 'endpointList', { query: { ...query } })).status).toBe(400);
});

test('mailboxes count the mails that the log has for them', async () => {
  const [largest] = itemsOf(await dataOf(app, 'emailAccountList', { sort: '-quarantined', limit: 1 }));
  const log = await dataOf(app, 'emailLog', { q: String(largest?.mail), action: ['quarantined'], limit: 500 });
  const ownRows = itemsOf(log).filter(({ userId, direction }) => userId === largest?.id && direction !== 'outbound');
  expect(ownRows).toHaveLength(Number(largest?.quarantined));
});

test('every list of the contract is tested here', () => {
  const ids = [...operations.values()].filter(({ path }) => path.startsWith('/ui/assets/')).map(({ id }) => id);
  expect(ids.filter((id) => id.endsWith('List'))).toEqual([...lists]);
});
