import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawerAt, fieldValue, json, openDrawer, panelNow, tabNow } from '../../harness/view/support';
import { when } from '../../fixtures/product/drawers/hosts';
import { withoutValue, withValue, type Rows } from '../../harness/product/drawers/open-host';
import { fieldsNow, monoNow, openWith, type Given } from '../../harness/product/drawers/shown';

const risk = {
  riskScore: 82,
  riskScoreTimestamp: when.iso,
  assetId: 'asset-1',
  historyScoreList: [],
  criticalInfo: {
    criticalScoreLevel: 'medium',
    absoluteImpactTag: ['Payments', { name: 'Customer data' }],
    highImpactTag: 'Finance',
    lowImpactTag: [{ name: 'Laptop' }, 'Spare'],
  },
  deviceInfo: { lastSeen: when.iso, operationSystem: 'Windows 11' },
  cloudIdentityInfo: { lastSeen: when.iso },
  userInfo: { lastSeen: when.iso, userPrincipalName: 'maria@halden.example' },
};
const overview = '/public/svp/v2/object/riskOverview/query/';
const open = (data: unknown, given: Partial<Given> = {}) =>
  openWith({
    type: 8,
    id: 'ep-1',
    tab: 1,
    ...given,
    answers: { riskOverview: typeof data === 'number' ? data : { data }, ...given.answers },
  });

const common: Rows = [
  ['riskScore', '82 High'],
  ['riskScoreTimestamp', when.text],
  ['assetId', 'asset-1'],
  ['criticalInfo.criticalScoreLevel', 'Medium'],
  ['criticalInfo.absoluteImpactTag', 'Payments | Customer data'],
  ['criticalInfo.highImpactTag', 'Finance'],
  ['criticalInfo.lowImpactTag', 'Laptop | Spare'],
];
const kinds: readonly (readonly [number, string, string, Rows])[] = [
  [
    8,
    'device',
    'DR-T08-16 to 26',
    [
      ['deviceInfo.lastSeen', when.text],
      ['deviceInfo.operationSystem', 'Windows 11'],
    ],
  ],
  [10, 'cloudAsset', 'DR-T10-03 to 12', [['cloudIdentityInfo.lastSeen', when.text]]],
  [
    11,
    'user',
    'DR-T11-07 to 17',
    [
      ['userInfo.lastSeen', when.text],
      ['userInfo.userPrincipalName', 'maria@halden.example'],
    ],
  ],
];
const withoutChart = () => fieldsNow().filter(([id]) => id !== 'historyScoreList');

describe.each(kinds)('type %s', (type, kind, ids, ownFields) => {
  const id = 'arn:aws:s3:::a b';

  test(`every field of a ${kind} has its value [DR-RISK-01, 04, 06, 14, 15, DR-CALL-22, ${ids}]`, async () => {
    const { sent } = await open(risk, { type, id });
    expect(sent).toContainEqual({
      method: 'GET',
      address: `${overview}${encodeURIComponent(id)}/${kind}`,
      body: undefined,
    });
    expect(withoutChart()).toEqual(withValue([...common, ...ownFields]));
    expect(monoNow()).toEqual(['assetId']);
  });

  test('what is missing is a dash [DR-FRAME-07]', async () => {
    await open({}, { type, id });
    expect(withoutChart()).toEqual(withoutValue([...common, ...ownFields]));
    expect(screen.getByText('No scores yet')).toBeDefined();
  });

  test('a failure is no error: dashes and no line [DR-RISK-05, DR-ERR-11]', async () => {
    await open(500, { type, id });
    expect(panelNow()).toEqual(['risk', 'data']);
    expect(withoutChart()).toEqual(withoutValue([...common, ...ownFields]));
    expect(screen.getByText('No scores yet')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('from a workbench that is asked, and nothing else [DR-RISK-02, 03, DR-CALL-23, DR-OP-96]', async () => {
    const { sent } = await open(0, {
      type,
      id,
      info: { workbench: { id: 'WB-1', uuid: 'uuid-1' } },
      answers: { workbenches: { data: risk } },
    });
    const requested = sent.map(({ address }) => address).filter((address) => /riskOverview|workbenches/.test(address));
    expect(requested).toEqual(['/ui/wb/api/v1/workbenches/WB-1/assets/uuid-1']);
    expect(withoutChart()).toEqual(withValue([...common, ...ownFields]));
  });
});

test.each<[unknown, string, string | null]>([
  [0, 'Low', 'low'],
  [10, 'Low', 'low'],
  [30, 'Low', 'low'],
  [30.5, 'Medium', 'medium'],
  [50, 'Medium', 'medium'],
  [69.9, 'Medium', 'medium'],
  [70, 'High', 'high'],
  [90, 'High', 'high'],
  [100, 'High', 'high'],
  [101, '101', null],
  [null, '-', null],
])('the score %j is %s [DR-VAL-21 to 23, DR-OP-23]', async (riskScore, word, severity) => {
  await open({ riskScore });
  const value = fieldValue('riskScore');
  expect([value.textContent.replace(`${String(riskScore)} `, ''), value.getAttribute('data-severity')]).toEqual([
    word,
    severity,
  ]);
});

test.each([
  ['high', 'High', 'high'],
  ['low', 'Low', 'low'],
  ['absolute', '-', null],
])('the criticality %s reads %s [DR-RISK-14]', async (criticalScoreLevel, want, severity) => {
  await open({ criticalInfo: { criticalScoreLevel } });
  const value = fieldValue('criticalInfo.criticalScoreLevel');
  expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
});

test('there is no chart before 100 ms [DR-RISK-12, 13, DR-CONST-19]', async () => {
  const historyScoreList = [20, 88, 40].map((riskScore, day) => ({ riskScore, timestamp: `2026-03-0${day + 1}` }));
  const { clock } = await open({ historyScoreList });
  await act(async () => clock.advance(99));
  expect(document.querySelector('figcaption')).toBeNull();
  await act(async () => clock.advance(1));
  await waitFor(() => expect(document.querySelector('figcaption')?.textContent).toContain('88'));
});

const clicks: readonly (readonly [string, { answered: number; again?: number; drawn: number }])[] = [
  ['an answer that comes at once', { answered: 0, drawn: 100 }],
  ['an answer that takes a part of it', { answered: 60, drawn: 100 }],
  ['an answer that takes longer', { answered: 400, drawn: 400 }],
  ['a second click meanwhile', { answered: 0, again: 60, drawn: 160 }],
];
test.each(clicks)(
  'the 100 ms are counted from the click on the tab: %s [DR-RISK-12, DR-CONST-19]',
  async (_, { answered, again, drawn }) => {
    const { clock, calls } = await openDrawer(drawerAt(8, 'ep-1'));
    await calls[0]?.answer(json({ data: { hostname: 'FIN-LT-014' } }));
    const begin = clock.now();
    const at = (moment: number) => act(() => clock.advance(begin + moment - clock.now()));
    const click = () => act(() => tabNow('risk').click());
    click();
    await at(answered);
    await calls[1]?.answer(json({ data: { historyScoreList: [{ riskScore: 88, timestamp: '2026-03-01' }] } }));
    if (again !== undefined) {
      await at(again);
      click();
    }
    if (drawn > answered) {
      await at(drawn - 1);
      expect(document.querySelector('figcaption')).toBeNull();
    }
    await at(drawn);
    await waitFor(() => expect(document.querySelector('figcaption')?.textContent).toContain('88'));
  },
);

const histories: readonly (readonly [string, { given: unknown; highest: string; points: number }])[] = [
  ['both ends of the axis', { given: [0, 100], highest: '100', points: 2 }],
  ['one point', { given: [55], highest: '55', points: 1 }],
  ['what lies beyond the axis', { given: [101, 40, -1], highest: '40', points: 1 }],
  ['what is no score', { given: ['88', null, '<b>', 12], highest: '12', points: 1 }],
];
test.each(histories)(
  'of %s the chart takes what is between 0 and 100 [DR-RISK-07, DR-RISK-08, DR-RISK-10, DR-VAL-24]',
  async (_, { given, highest, points }) => {
    const scores = Array.isArray(given) ? given : [];
    const historyScoreList = scores.map((riskScore, day) => ({ riskScore, timestamp: `2026-03-0${day + 1}` }));
    const { clock } = await open({ historyScoreList });
    await act(async () => clock.advance(100));
    const chart = await screen.findByRole('img', { name: /^Score history/ });
    expect(chart.getAttribute('aria-label')).toMatch(new RegExp(`\\. ${points} point(?:s, highest)?: ${highest} at`));
    expect(document.querySelector('[data-mark="highest"]')?.textContent).toBe(highest);
  },
);
