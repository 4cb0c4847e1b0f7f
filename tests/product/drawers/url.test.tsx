import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow } from '../../harness/view/support';
import { activity, activityFields, noActivityFields } from '../../fixtures/product/drawers/activity';
import { noReports, report, reportFields } from '../../fixtures/product/drawers/report';
import { fieldsNow, openWith, rowsOf, type Given } from '../../harness/product/drawers/shown';

const address = 'https://evil.example/a?b=ü';
const encoded = 'aHR0cHM6Ly9ldmlsLmV4YW1wbGUvYT9iPcO8';
const full = {
  ...activity,
  wrsScore: 30,
  wrsCategory: ['Phishing', 'Disease Vector', 'Adult'],
  objectName: address,
  domainName: 'evil.example',
  registrantName: 'Privacy Proxy Ltd',
  registrantCounty: 'Panama',
  createdDate: '2024-11-11',
  updatedDate: 1740819600,
  expiredDate: '2027-11-11T23:59:59Z',
  host: 'www.evil.example',
  hostedIP: ['203.0.113.7', '2001:db8::7', '198.51.100.2'],
  hostedLocation: ['Netherlands', 'Panama', 'Chile'],
};
const found = { status: 'done', riskLevel: 'high', analysisCompletionDateTime: '2025-03-01T09:30:00Z' };

const open = (data: object, given: Partial<Given> = {}) =>
  openWith({
    type: 4,
    id: address,
    ...given,
    answers: { 'url/query': { data }, 'vt/report': report, analysisViolation: { data: found }, ...given.answers },
  });

test('one call with the plain address; every value in order [DR-T04-01, 02, 04 to 15, DR-CALL-03]', async () => {
  const { sent } = await open(full);
  expect(sent).toEqual([{ method: 'POST', address: '/public/svp/v2/object/url/query', body: { url: address } }]);
  expect(tabsNow()).toEqual(['basic', 'activity', 'sandbox', 'threat-intelligence']);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['wrsScore', '30 Dangerous'],
    ['wrsCategory', 'Phishing | Disease Vector | Adult'],
    ['objectName', address],
    ['domainName', 'evil.example'],
    ['registrantName', 'Privacy Proxy Ltd'],
    ['registrantCounty', 'Panama'],
    ['createdDate', '2024-11-11'],
    ['updatedDate', '2025-03-01'],
    ['expiredDate', '2027-11-11'],
    ['host', 'www.evil.example'],
    ['hostedIP', '203.0.113.7 | 2001:db8::7 | 198.51.100.2'],
    ['hostedLocation', 'Netherlands | Panama | Chile'],
  ]);
});

test.each([
  [1, 'basic'],
  [2, 'activity'],
])('without an address tab %s is empty, and nothing is asked', async (tab, panel) => {
  const { sent } = await open(full, { id: '', tab });
  expect(panelNow()).toEqual([panel, 'empty']);
  expect(sent).toEqual([]);
});

const nothing: readonly (readonly [string, object])[] = [
  ['an answer without values', {}],
  ['nulls', Object.fromEntries(Object.keys(full).map((name) => [name, null]))],
  ['empty texts', Object.fromEntries(Object.keys(full).map((name) => [name, '']))],
  ['empty lists', Object.fromEntries(Object.keys(full).map((name) => [name, []]))],
  ['empty objects', Object.fromEntries(Object.keys(full).map((name) => [name, {}]))],
];

test.each(nothing)('%s leaves every field with a dash [DR-T04-04 to 15, DR-VAL-20, DR-OP-72]', async (_, data) => {
  await open(data);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 12 }, () => '-'));
});

test.each([
  ['zero', 0, '0'],
  ['false', false, 'false'],
])('%s is a value [DR-VAL-20]', async (_, registrantName, want) => {
  await open({ registrantName });
  expect(fieldValue('registrantName').textContent).toBe(want);
});

test.each(['createdDate', 'updatedDate', 'expiredDate'])(
  '%s that is no date is shown as it is [DR-T04-10 to 12, DR-OP-71]',
  async (name) => {
    await open({ [name]: 'next year' });
    expect(fieldValue(name).textContent).toBe('next year');
  },
);

describe('the reputation [DR-T04-04, DR-VAL-04 to 09, DR-OP-22]', () => {
  test.each([
    [71, '71 Unrated', 'unknown'],
    [0, '0 Dangerous', 'high'],
    [50, '50 Dangerous', 'high'],
    [51, '51 Highly suspicious', 'medium'],
    [65, '65 Highly suspicious', 'medium'],
    [66, '66 Suspicious', 'low'],
    [70, '70 Suspicious', 'low'],
    [72, '72 Suspicious', 'low'],
    [80, '80 Suspicious', 'low'],
    [81, '81 Safe', 'safe'],
    [100, '100 Safe', 'safe'],
    ['65', '65 Highly suspicious', 'medium'],
    [-1, '-', null],
    [101, '-', null],
    [65.5, '-', null],
    ['x', '-', null],
    [true, '-', null],
    [null, '-', null],
  ])('%j reads %s', async (wrsScore, want, severity) => {
    await open({ wrsScore });
    const value = fieldValue('wrsScore');
    expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
  });
});

describe('activity', () => {
  test('every value in order, without another call [DR-T04-16 to 22]', async () => {
    const { sent } = await open(full, { tab: 2 });
    expect(panelNow()).toEqual(['activity', 'data']);
    expect(fieldsNow()).toEqual(activityFields);
    expect(sent).toHaveLength(1);
  });

  test.each(nothing)('%s leaves dashes and no line [DR-T04-16 to 22]', async (_, data) => {
    await open(data, { tab: 2 });
    expect(fieldsNow()).toEqual(noActivityFields);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('without a history the words of the chart take its place, the values stay [DR-T04-39, DR-OP-26]', async () => {
    await open({ ...full, activityHistory: [] }, { tab: 2 });
    expect(fieldsNow()).toEqual([...activityFields.slice(0, 6), ['activityHistory', 'No activity in this period']]);
  });

  test('zero is a number, an hour is a text, what is no time is shown as it is [DR-T04-16 to 21, DR-OP-71]', async () => {
    const zeros = { hourlyAverageActivities: 0, totalActivities: 0, peakHourActivities: 0 };
    await open({ ...zeros, firstSeen: 'long ago', lastSeen: 'lately', peakHourTime: '10:00' }, { tab: 2 });
    const values = fieldsNow().map(([, value]) => value);
    expect(values).toEqual(['long ago', 'lately', '0', '0', '10:00', '0', 'No activity in this period']);
  });
});

describe('sandbox', () => {
  const sandbox = (data: object, given: Partial<Given> = {}) =>
    open(full, { tab: 3, ...given, answers: { analysisViolation: { data } } });

  test('a result with every value; its SHA1 leads nowhere [DR-T04-24, 26 to 29, DR-SBX-03, 09, 21]', async () => {
    const suspiciousBehaviorList = [{ behavior: 'Drops a file', weight: 3 }, { weight: 0 }, { behavior: 'Hides' }];
    const { sent } = await sandbox({ ...found, sha1: 'ab12', description: 'unused', suspiciousBehaviorList });
    expect(sent).toContainEqual({
      method: 'POST',
      address: '/public/ssb/api/v3/analysisViolation',
      body: { objectType: 'url', searchId: encoded, lang: 'en' },
    });
    expect(fieldsNow()).toEqual([
      ['riskLevel', 'High'],
      ['analysisCompletionDateTime', '2025-03-01 09:30:00'],
      ['suspiciousBehaviorList', expect.stringContaining('Drops a file')],
      ['sha1', 'ab12'],
    ]);
    expect(rowsOf('suspiciousBehaviorList')).toEqual([
      ['Drops a file', 'High'],
      ['-', 'Unrated'],
      ['Hides', '-'],
    ]);
    expect(fieldValue('sha1').querySelector('a')).toBeNull();
    expect(fieldValue('sha1').querySelector('code, .descry-mono')).not.toBeNull();
  });

  test('a result without values has dashes, and no SHA1 [DR-T04-24, 26 to 29]', async () => {
    await sandbox({ status: 'done' });
    expect(fieldsNow()).toEqual([
      ['riskLevel', '-'],
      ['analysisCompletionDateTime', '-'],
      ['suspiciousBehaviorList', '-'],
    ]);
  });

  test.each([
    ['The address could not be reached.', 'The address could not be reached.'],
    ['', '-'],
    [null, '-'],
  ])('the reason %j of an object that was not analyzed reads %s [DR-T04-25]', async (description, want) => {
    await sandbox({ status: 'done', riskLevel: 'notAnalyzed', description });
    expect(fieldValue('description').textContent).toBe(want);
  });

  test.each([
    ['done', { state: 'data', want: ['riskLevel', 'analysisCompletionDateTime', 'suspiciousBehaviorList'] }],
    ['processing', { state: 'data', want: ['processing'] }],
    ['notFound', { state: 'empty', want: [] }],
    ['paused', { state: 'empty', want: [] }],
    [undefined, { state: 'empty', want: [] }],
  ])('the state %s is not shown itself, but decides what is [DR-T04-23 to 29]', async (status, { state, want }) => {
    await sandbox({ ...found, status });
    expect(panelNow()).toEqual(['sandbox', state]);
    expect(fieldsNow().map(([id]) => id)).toEqual(want);
    expect(document.body.textContent.includes('still running')).toBe(status === 'processing');
  });

  test.each([
    [{ 'response.submitToSandbox': 1 }, true],
    [{ 'response.submitToSandbox': 0 }, false],
    [{ 'response.submitToSandbox': 2 }, false],
    [{}, false],
  ])(
    'submitting is offered with %j: %s [DR-SBX-06, 08, DR-PERM-01, DR-PERM-10, DR-OP-80]',
    async (permissions, want) => {
      await sandbox({ status: 'notFound' }, { permissions });
      expect(panelNow()).toEqual(['sandbox', 'empty']);
      expect(document.querySelector('[data-panel]')?.textContent).toContain('No data');
      expect(screen.queryByRole('button', { name: 'Submit to sandbox' }) !== null).toBe(want);
    },
  );
});

describe('threat intelligence', () => {
  const ofUrl = [['attributes.last_http_response_code', '404']] as const;

  test('the report on a URL, asked for by its base64 [DR-T04-30 to 38, DR-TI-05, DR-CALL-08]', async () => {
    const { sent } = await open(full, { tab: 4 });
    const requestedPath = `/public/svp/v2/object/vt/report/url/${encoded}?refresh=0`;
    expect(sent.find(({ method }) => method === 'GET')).toEqual({
      method: 'GET',
      address: requestedPath,
      body: undefined,
    });
    expect(panelNow()).toEqual(['threat-intelligence', 'data']);
    expect(fieldsNow()).toEqual(reportFields(ofUrl));
  });

  test.each(noReports)('%s leaves dashes [DR-T04-30 to 38]', async (_, answer) => {
    await open(full, { tab: 4, answers: { 'vt/report': answer } });
    expect(fieldsNow()).toEqual(reportFields(ofUrl).map(([id]) => [id, '-']));
  });

  test.each([
    ['https://a.b/', 'aHR0cHM6Ly9hLmIv'],
    ['http://a.b', 'aHR0cDovL2EuYg'],
    ['http://a.b/~~>?', 'aHR0cDovL2EuYi9%2Bfj4%2F'],
  ])('%s is asked for as %s [DR-TI-05, DR-VAL-02, 03, DR-OP-25]', async (id, want) => {
    const { sent } = await open(full, { id, tab: 4 });
    expect(sent.some((call) => call.address.includes(`/vt/report/url/${want}?`))).toBe(true);
  });

  test.each([
    ['UAE', false],
    ['GOV_US', false],
    ['EU', true],
    ['', true],
  ])('in the region %j it is offered: %s [DR-T04-03, 30 to 38, DR-PERM-08]', async (region, want) => {
    const { sent } = await open(full, { tab: 4, region });
    expect(tabsNow().includes('threat-intelligence')).toBe(want);
    expect(panelNow()[0]).toBe(want ? 'threat-intelligence' : 'basic');
    expect(sent.some((call) => call.address.includes('/vt/report/'))).toBe(want);
  });
});
