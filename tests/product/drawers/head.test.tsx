import { tabNow } from '../../harness/view/support';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openWith, rest } from '../../harness/product/drawers/shown';

type Given = Parameters<typeof openWith>[0];

// The clock of the tests is at 2025-03-01 09:30 UTC.
const hourAgo = '2025-03-01T08:30:00Z';
const host = { hostname: 'FIN-1', os: { name: 'Windows 11' }, last_ip_used: '10.0.0.7', last_connected_time: hourAgo };

const head = (): Element => document.querySelector('.descry-drawer-head') ?? document.body;
const facts = () => [...head().querySelectorAll('li')].map((fact) => fact.textContent);
const tags = () =>
  [...head().querySelectorAll('.descry-head-tag')].map((tag) => [
    tag.textContent,
    tag.querySelector('[data-severity]')?.getAttribute('data-severity'),
  ]);

const known: readonly [string, Given, { readonly tags?: readonly unknown[]; readonly facts: readonly string[] }][] = [
  [
    'e-mail',
    {
      type: 1,
      id: 'm',
      answers: {
        '': { data: { riskLevel: 'High Risk', mailFromAddresses: ['a@b.example'], eventTime: hourAgo } },
      },
    },
    { tags: [['Risk level: High', 'high']], facts: ['Email', 'From a@b.example', 'Event 1 hour ago'] },
  ],
  [
    'host',
    { type: 2, id: 'h', answers: { '': { data: host } } },
    { facts: ['Host', 'Windows 11', '10.0.0.7', 'Last connected 1 hour ago'] },
  ],
  [
    'file',
    {
      type: 3,
      id: 'f',
      answers: { '': { data: { fileType: 'EXE', fileSize: 1024, detectionName: 'TROJ.A' } } },
    },
    { facts: ['File', 'EXE', '1.00 KB', 'TROJ.A'] },
  ],
  [
    'URL',
    {
      type: 4,
      id: 'https://a.example/',
      answers: { '': { data: { wrsScore: 30, hostedLocation: ['Norway', 'Chile'], lastSeen: hourAgo } } },
    },
    { tags: [['Web reputation: 30 Dangerous', 'high']], facts: ['URL', 'Norway', 'Last seen 1 hour ago'] },
  ],
  [
    'domain',
    { type: 5, id: 'a.example', answers: { '': { data: { wrsScore: 71, createdDate: '2019-02-01' } } } },
    { tags: [['Web reputation: 71 Unrated', 'unknown']], facts: ['Domain', 'Created 2019-02-01'] },
  ],
  [
    'IP address',
    { type: 6, id: '192.0.2.1', answers: { '': { data: { wrsScore: 90, hostedLocation: ['Norway'] } } } },
    { tags: [['Web reputation: 90 Safe', 'safe']], facts: ['IP address', 'Norway'] },
  ],
  [
    'mobile device',
    {
      type: 7,
      id: 'p',
      answers: {
        '': { data: { basicSecurityStatus: 4, hardwareModel: 'P9', osVersion: '14', basicLastScanTime: hourAgo } },
      },
    },
    { tags: [['Risk level: High', 'high']], facts: ['Mobile device', 'P9', '14', 'Last scan 1 hour ago'] },
  ],
  [
    'host, extended',
    { type: 8, id: 'h', answers: { '': { data: host } } },
    {
      facts: ['Host', 'Windows 11', '10.0.0.7', 'Last connected 1 hour ago'],
    },
  ],
  [
    'container',
    { type: 9, id: 'c', answers: { '': { data: { status: 'running' } } } },
    { facts: ['Container', 'running'] },
  ],
  [
    'cloud asset',
    { type: 10, id: 'a', answers: { 'cloud/basic': { data: { provider: 'AWS', service: 'S3', region: 'eu' } } } },
    { facts: ['Cloud asset', 'AWS', 'S3', 'eu'] },
  ],
  [
    'user account',
    { type: 11, id: 'u', answers: { '': { data: { emailAddress: 'a@b.example', department: 'Sales' } } } },
    { facts: ['User account', 'a@b.example', 'Sales'] },
  ],
  [
    'threat insight',
    { type: 12, id: 't', answers: { '': { data: { objectType: 'maltool' } } } },
    {
      facts: ['Threat insight', 'maltool'],
    },
  ],
  [
    'process',
    { type: 13, id: 'p', info: { process: { pid: 7312, eventTime: hourAgo } }, answers: {} },
    { facts: ['Process', 'PID 7312', 'Event 1 hour ago'] },
  ],
];

describe('the head tells what to know first', () => {
  test.each(known)('%s', async (_, given, want) => {
    await openWith(given);
    expect([tags(), facts()]).toEqual([want.tags ?? [], want.facts]);
  });
});

describe('what is not known is not there', () => {
  test.each(known.map(([name, given]): [string, Given] => [name, given]))('%s', async (_, { type, id }) => {
    await openWith({ type, id, answers: { '': { data: {} } } });
    expect([tags(), facts()]).toEqual([[], [facts()[0]]]);
  });

  test('the head sends no call: a panel that reads another answer asks for that alone', async () => {
    const { sent } = await openWith({ type: 4, id: 'https://a.example/', tab: 4, answers: {} });
    expect(sent.map(({ address }) => address)).toEqual([expect.stringContaining('/url/')]);
    expect(tags()).toEqual([]);
  });

  test('a score that its scale does not know is no tag', async () => {
    await openWith({ type: 4, id: 'https://a.example/', answers: { '': { data: { wrsScore: 130 } } } });
    expect(tags()).toEqual([]);
  });
});

test('what a panel judges stays in the head when another is shown', async () => {
  await openWith({
    type: 10,
    id: 'a',
    answers: { 'cloud/basic': { data: { assetName: 'x' } }, '': { data: { riskScore: 82 } } },
  });
  expect(tags()).toEqual([]);
  await userEvent.click(tabNow('risk'));
  await rest();
  expect(tags()).toEqual([['Asset risk: 82 High', 'high']]);
  await userEvent.click(tabNow('basic'));
  await rest();
  expect(tags()).toEqual([['Asset risk: 82 High', 'high']]);
  await userEvent.hover(within(screen.getByTestId('drawer')).getByText('High'));
  expect(screen.getByRole('tooltip').textContent).toBe('Asset risk');
});
