import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow } from '../../harness/view/support';
import { activity, activityFields, noActivityFields } from '../../fixtures/product/drawers/activity';
import { noReports, report, reportFields } from '../../fixtures/product/drawers/report';
import { fieldsNow, openWith, type Given } from '../../harness/product/drawers/shown';

const full = {
  ...activity,
  objectName: '8.8.8.8',
  wrsScore: 90,
  wrsCategory: ['Search', 'Proxy', 'DNS'],
  host: 'dns.example',
  hostedLocation: ['United States', 'Ireland', 'Chile'],
};
const extra = { port: 443, protocol: 'TCP', account: 'bob' };
const bare = ['objectName', 'wrsScore', 'wrsCategory', 'host', 'hostedLocation'];
const withExtra = [...bare, 'port', 'protocol', 'account'].map((id) => (id in extra ? `extra.${id}` : id));
const idsNow = () => fieldsNow().map(([id]) => id);

const open = (data: object, given: Partial<Given> = {}) =>
  openWith({
    type: 6,
    id: '8.8.8.8',
    ...given,
    answers: { 'ip/query': { data }, 'vt/report': report, ...given.answers },
  });

test('one call; every value in order [DR-T06-01, 02, 05 to 13, DR-CALL-05]', async () => {
  const { sent } = await open(full, { info: { extra }, region: 'EU' });
  expect(sent).toEqual([{ method: 'POST', address: '/public/svp/v2/object/ip/query', body: { ip: '8.8.8.8' } }]);
  expect(tabsNow()).toEqual(['basic', 'activity', 'threat-intelligence']);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['objectName', '8.8.8.8'],
    ['wrsScore', '90 Safe'],
    ['wrsCategory', 'Search | Proxy | DNS'],
    ['host', 'dns.example'],
    ['hostedLocation', 'United States | Ireland | Chile'],
    ['extra.port', '443'],
    ['extra.protocol', 'TCP'],
    ['extra.account', 'bob'],
  ]);
});

const nothing: readonly (readonly [string, object])[] = [
  ['an answer without values', {}],
  ['nulls', Object.fromEntries(Object.keys(full).map((name) => [name, null]))],
  ['empty texts', Object.fromEntries(Object.keys(full).map((name) => [name, '']))],
];

test.each(nothing)('%s leaves the address that was opened, and dashes [DR-T06-06 to 13]', async (_, data) => {
  await open(data, { info: { extra: { port: null, protocol: '' } } });
  expect(idsNow()).toEqual(withExtra);
  expect(fieldsNow().map(([, value]) => value)).toEqual(['8.8.8.8', ...Array.from({ length: 7 }, () => '-')]);
});

test.each([
  ['nothing', undefined, bare],
  ['null', { extra: null }, bare],
  ['an empty object', { extra: {} }, withExtra],
  ['one of them', { extra: { account: 'bob' } }, withExtra],
])('of extra information that is %s [DR-T06-05, 11 to 13]', async (_, info, want) => {
  await open(full, info && { info });
  expect(idsNow()).toEqual(want);
});

test.each([
  [71, '71 Unrated', 'unknown'],
  [30, '30 Dangerous', 'high'],
  [65, '65 Highly suspicious', 'medium'],
  [80, '80 Suspicious', 'low'],
  [-1, '-', null],
])('the score %j reads %s [DR-T06-07]', async (wrsScore, want, severity) => {
  await open({ wrsScore });
  const value = fieldValue('wrsScore');
  expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
});

describe('activity', () => {
  test('every value in order, without another call [DR-T06-14 to 20, DR-OP-20]', async () => {
    const { sent } = await open(full, { tab: 2 });
    expect(fieldsNow()).toEqual(activityFields);
    expect(sent).toHaveLength(1);
  });

  test.each(nothing)('%s leaves dashes and no line [DR-T06-14 to 20]', async (_, data) => {
    await open(data, { tab: 2 });
    expect(fieldsNow()).toEqual(noActivityFields);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('threat intelligence', () => {
  const ofAddress = [
    ['attributes.asn', '64501'],
    ['attributes.as_owner', 'Lowland Hosting BV'],
    ['attributes.country', 'NL'],
    ['attributes.network', '203.0.113.0/24'],
  ] as const;

  test('the report on an address [DR-T06-21 to 32, DR-CALL-08]', async () => {
    const { sent } = await open(full, { tab: 3 });
    const requested = sent.filter(({ method }) => method === 'GET').map(({ address }) => address);
    expect(requested).toEqual(['/public/svp/v2/object/vt/report/ip_address/8.8.8.8?refresh=0']);
    expect(fieldsNow()).toEqual(reportFields(ofAddress));
  });

  test.each(noReports)('%s leaves dashes [DR-T06-21 to 32]', async (_, answer) => {
    await open(full, { tab: 3, answers: { 'vt/report': answer } });
    expect(fieldsNow()).toEqual(reportFields(ofAddress).map(([id]) => [id, '-']));
  });

  test.each([
    ['10.0.0.0', false],
    ['10.0.0.1', false],
    ['10.1.2.3', false],
    ['10.255.255.255', false],
    ['9.255.255.255', true],
    ['11.0.0.1', true],
    ['100.0.0.1', true],
    ['172.15.255.255', true],
    ['172.16.0.1', false],
    ['172.24.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['172.160.0.1', true],
    ['192.167.255.255', true],
    ['192.168.0.1', false],
    ['192.168.255.255', false],
    ['192.169.0.1', true],
    ['8.8.8.8', true],
    ['127.0.0.1', true],
    ['2001:db8::10', true],
    ['fd00::10', true],
    ['', false],
  ])('on the address %j it is offered: %s [DR-VAL-15 to 18, DR-TI-12, DR-T06-03, 21 to 32]', async (id, want) => {
    const { sent } = await open(full, { id, tab: 3 });
    expect(tabsNow()).toEqual(['basic', 'activity', ...(want ? ['threat-intelligence'] : [])]);
    expect(panelNow()[0]).toBe(want ? 'threat-intelligence' : 'basic');
    expect(sent.some(({ address }) => address.includes('/vt/report/'))).toBe(want);
  });

  test.each([
    ['UAE', false],
    ['GOV_US', false],
    ['EU', true],
  ])('in the region %j it is offered: %s [DR-T06-04, 21 to 32, DR-PERM-08]', async (region, want) => {
    const { sent } = await open(full, { tab: 3, region });
    expect(tabsNow()).toEqual(['basic', 'activity', ...(want ? ['threat-intelligence'] : [])]);
    expect(sent.some(({ address }) => address.includes('/vt/report/'))).toBe(want);
  });
});
