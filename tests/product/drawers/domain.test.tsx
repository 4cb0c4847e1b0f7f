import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow } from '../../harness/view/support';
import { activity, activityFields, noActivityFields } from '../../fixtures/product/drawers/activity';
import { noReports, report, reportFields } from '../../fixtures/product/drawers/report';
import { fieldsNow, openWith, type Given } from '../../harness/product/drawers/shown';

const full = {
  ...activity,
  wrsScore: 90,
  wrsCategory: ['Business', 'Mail', 'Search'],
  domainName: 'halden.example',
  registrantName: 'Halden AS',
  registrantCounty: 'Norway',
  createdDate: '2014-11-11',
  updatedDate: '2025-03-01T23:30:00Z',
  expiredDate: 1740819600000,
  hostedIP: ['203.0.113.7', '2001:db8::7', '198.51.100.2'],
  hostedLocation: ['Norway', 'Sweden', 'Denmark'],
  // Told of URLs alone.
  objectName: 'not shown',
  host: 'not shown',
};

const open = (data: object, given: Partial<Given> = {}) =>
  openWith({
    type: 5,
    id: 'halden.example',
    ...given,
    answers: { 'domain/query': { data }, 'vt/report': report, ...given.answers },
  });

test('one call; every value in order [DR-T05-01, 02, 04 to 13, DR-CALL-04, DR-OP-19]', async () => {
  const { sent } = await open(full);
  const body = { domain: 'halden.example' };
  expect(sent).toEqual([{ method: 'POST', address: '/public/svp/v2/object/domain/query', body }]);
  expect(tabsNow()).toEqual(['basic', 'activity', 'threat-intelligence']);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['wrsScore', '90 Safe'],
    ['wrsCategory', 'Business | Mail | Search'],
    ['domainName', 'halden.example'],
    ['registrantName', 'Halden AS'],
    ['registrantCounty', 'Norway'],
    ['createdDate', '2014-11-11'],
    ['updatedDate', '2025-03-01'],
    ['expiredDate', '2025-03-01'],
    ['hostedIP', '203.0.113.7 | 2001:db8::7 | 198.51.100.2'],
    ['hostedLocation', 'Norway | Sweden | Denmark'],
  ]);
});

const nothing: readonly (readonly [string, object])[] = [
  ['an answer without values', {}],
  ['nulls', Object.fromEntries(Object.keys(full).map((name) => [name, null]))],
  ['empty texts', Object.fromEntries(Object.keys(full).map((name) => [name, '']))],
  ['empty lists', Object.fromEntries(Object.keys(full).map((name) => [name, []]))],
];

test.each(nothing)('%s leaves every field with a dash [DR-T05-04 to 13]', async (_, data) => {
  await open(data);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 10 }, () => '-'));
});

test.each([
  [71, '71 Unrated', 'unknown'],
  [30, '30 Dangerous', 'high'],
  [65, '65 Highly suspicious', 'medium'],
  [80, '80 Suspicious', 'low'],
  [101, '-', null],
])('the score %j reads %s [DR-T05-04]', async (wrsScore, want, severity) => {
  await open({ wrsScore });
  const value = fieldValue('wrsScore');
  expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
});

test.each(['createdDate', 'updatedDate', 'expiredDate'])(
  '%s that is no date is shown as it is [DR-T05-09 to 11, DR-OP-71]',
  async (name) => {
    await open({ [name]: 'next year' });
    expect(fieldValue(name).textContent).toBe('next year');
  },
);

describe('activity', () => {
  test('every value in order, without another call [DR-T05-14 to 20]', async () => {
    const { sent } = await open(full, { tab: 2 });
    expect(fieldsNow()).toEqual(activityFields);
    expect(sent).toHaveLength(1);
  });

  test.each(nothing)('%s leaves dashes and no line [DR-T05-14 to 20]', async (_, data) => {
    await open(data, { tab: 2 });
    expect(fieldsNow()).toEqual(noActivityFields);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('threat intelligence', () => {
  const ofDomain = [
    ['attributes.registrar', 'QuickNames Ltd'],
    ['attributes.creation_date', '2025-03-01 08:00:00'],
  ] as const;

  test('the report on a domain [DR-T05-21 to 30, DR-CALL-08]', async () => {
    const { sent } = await open(full, { tab: 3 });
    const requested = sent.filter(({ method }) => method === 'GET').map(({ address }) => address);
    expect(requested).toEqual(['/public/svp/v2/object/vt/report/domain/halden.example?refresh=0']);
    expect(fieldsNow()).toEqual(reportFields(ofDomain));
  });

  test.each(noReports)('%s leaves dashes [DR-T05-21 to 30]', async (_, answer) => {
    await open(full, { tab: 3, answers: { 'vt/report': answer } });
    expect(fieldsNow()).toEqual(reportFields(ofDomain).map(([id]) => [id, '-']));
  });

  test.each([
    ['UAE', false],
    ['GOV_US', false],
    ['EU', true],
    ['', true],
  ])('in the region %j it is offered: %s [DR-T05-03, 21 to 30, DR-PERM-08]', async (region, want) => {
    const { sent } = await open(full, { tab: 3, region });
    expect(tabsNow()).toEqual(['basic', 'activity', ...(want ? ['threat-intelligence'] : [])]);
    expect(panelNow()[0]).toBe(want ? 'threat-intelligence' : 'basic');
    expect(sent.some(({ address }) => address.includes('/vt/report/'))).toBe(want);
  });
});
