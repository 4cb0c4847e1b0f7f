import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { drawerAt, json, openDrawer, panelNow, tabNow } from '../../harness/view/support';
import { fieldsNow, linkOf, openWith, rest } from '../../harness/product/drawers/shown';

const sha1 = '9fe8ef94a904a822ed0c3c8c05e8ff8440e8462f';
const open = (analysisViolation: unknown, permissions = {}) =>
  openWith({ type: 3, id: sha1, tab: 4, permissions, answers: { 'file/query': { data: {} }, analysisViolation } });
const sandbox = (data: object, permissions = {}) => open({ data }, permissions);

test('the SHA1 of the result leads to the sandbox [DR-SBX-20, DR-T03-55, DR-LINK-01]', async () => {
  await sandbox({ status: 'done', riskLevel: 'high', sha1: 'ab/12' });
  expect(linkOf('sha1')).toEqual(['/#/app/ti/sandbox?rootfilesha1=ab%2F12', '_blank']);
});

const result = {
  status: 'done',
  riskLevel: 'medium',
  description: 'UNSUPPORTED',
  analysisCompletionDateTime: '2025-03-01T09:30:00Z',
  suspiciousBehaviorList: [
    { behavior: 'Writes to a folder', weight: 0 },
    { behavior: 'Waits', weight: 1 },
    { behavior: 'Injects code', weight: 3 },
    { behavior: 'Reads', weight: 2 },
    { behavior: null, weight: 9 },
  ],
  sha1,
};
const values = () => fieldsNow().map(([id, value]) => [id, value]);

test('a finished analysis shows its fields, with the weights in order [DR-T03-49, 50, 52 to 55, DR-SBX-04, 18, 19, DR-VAL-28 to 31, 46]', async () => {
  await sandbox(result);
  expect(values()).toEqual([
    ['riskLevel', 'Medium'],
    ['analysisCompletionDateTime', '2025-03-01 09:30:00'],
    ['suspiciousBehaviorList', expect.stringMatching(/Writes to a folder \| .*Unrated/)],
    ['sha1', sha1],
  ]);
  const weights = [...document.querySelectorAll('[data-field="suspiciousBehaviorList"] td[data-column="weight"]')];
  const severityOf = (cell: Element) => cell.querySelector('[data-severity]')?.getAttribute('data-severity') ?? null;
  expect(weights.map((cell) => [cell.textContent, severityOf(cell), cell.querySelectorAll('svg').length])).toEqual([
    ['Unrated', 'unknown', 1],
    ['Low', 'low', 1],
    ['High', 'high', 1],
    ['Medium', 'medium', 1],
    ['-', null, 0],
  ]);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Behavior', 'Weight']);
  const sha = document.querySelector('[data-field="sha1"]');
  expect(sha?.querySelector('.descry-mono')?.textContent).toBe(sha1);
  expect(sha?.querySelector('[data-action="copy"]:not([data-quiet])')).not.toBeNull();
  // How the sandbox judges the file is told in the head too, and stays there.
  await userEvent.click(tabNow('basic'));
  expect(document.querySelector('.descry-drawer-head .descry-head-tag')?.textContent).toBe('Sandbox analysis: Medium');
});

test('while an analysis is running the head tells nothing of it', async () => {
  await sandbox({ ...result, status: 'processing' });
  expect(document.querySelector('.descry-drawer-head .descry-head-tag')).toBeNull();
});

test.each([
  ['high', 'High', 'high'],
  ['medium', 'Medium', 'medium'],
  ['low', 'Low', 'low'],
  ['noRisk', 'No risk', 'safe'],
  ['notAnalyzed', 'Not analyzed', 'unknown'],
  ['x', '-', null],
  ['', '-', null],
  [null, '-', null],
])('the risk level %j reads %s [DR-T03-50, DR-SBX-10 to 15]', async (riskLevel, want, severity) => {
  await sandbox({ ...result, riskLevel });
  expect(values()[0]).toEqual(['riskLevel', want]);
  const value = document.querySelector('[data-field="riskLevel"] [data-value]');
  expect(value?.getAttribute('data-severity')).toBe(severity);
});

test.each([
  ['UNSUPPORTED', 'This type of object cannot be analyzed.'],
  ['TOO_LARGE', 'The object is larger than the sandbox accepts.'],
  ['TIMEOUT', 'The analysis took too long and was stopped.'],
  ['UNREACHABLE', 'The address could not be reached.'],
  ['QUOTA_EXCEEDED', 'The daily number of analyses is used up.'],
  ['<b>other</b>', '<b>other</b>'],
  [null, '-'],
  ['', '-'],
])(
  'a file that was not analyzed has a reason and a link to help: %j [DR-T03-51, DR-SBX-16, 17, DR-ERR-08, DR-OP-37]',
  async (description, want) => {
    await sandbox({ ...result, riskLevel: 'notAnalyzed', description });
    expect(fieldsNow()[1]).toEqual(['description', want]);
    const help = screen.getByRole('link', { name: /About sandbox analysis/ });
    expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual([
      'https://help.example/sandbox',
      '_blank',
    ]);
  },
);

test.each([
  ['an analysis that runs', { status: 'processing', riskLevel: 'high' }, 'data', /still running/],
  ['a file that is not known', { status: 'notFound' }, 'empty', /^No data.*SHA1 of a file that was analyzed/],
  ['a state that is none', { status: 'paused', riskLevel: 'high' }, 'empty', /^No data$/],
  ['no state', {}, 'empty', /^No data$/],
  ['a failure', 500, 'failed', /^No data/],
  ['a refusal', 400, 'failed', /^No data/],
])('%s shows no result [DR-T03-49, DR-SBX-03, 05 to 07, DR-VAL-46]', async (_, answer, state, words) => {
  await open(typeof answer === 'number' ? answer : { data: answer });
  expect(panelNow()).toEqual(['sandbox', state]);
  const panel = document.querySelector('[data-panel]');
  expect((panel?.querySelector('.descry-no-data') ?? panel)?.textContent).toMatch(words);
  expect(values().filter(([id]) => id !== 'processing')).toEqual([]);
  expect(screen.queryByText('High')).toBeNull();
});

test('a running analysis is asked for once in an opening, and again in the next [DR-SBX-21, DR-OP-34]', async () => {
  const requestsIn = (calls: readonly { address: string }[]) =>
    calls.filter(({ address }) => address.includes('analysisViolation')).length;
  const { sent, clock, address: current, go } = await sandbox({ status: 'processing' });
  await act(() => clock.advance(600_000));
  await userEvent.click(tabNow('basic'));
  await userEvent.click(tabNow('sandbox'));
  await rest();
  expect(requestsIn(sent)).toBe(1);
  const address = current.get();
  await go('/home');
  await go(address);
  await rest();
  expect(requestsIn(sent)).toBe(2);
});

test('the sandbox is asked in the language of the console [DR-FRAME-14]', async () => {
  const answers = { 'file/query': { data: {} }, analysisViolation: { data: result } };
  const { sent } = await openWith({ type: 3, id: sha1, tab: 4, language: 'ja', answers });
  const requestsIn = sent.find(({ address }) => address.includes('analysisViolation'));
  expect(requestsIn?.body).toEqual({ objectType: 'file', searchId: sha1, lang: 'ja' });
});

test('until the answer the panel is loading [DR-SBX-03]', async () => {
  const { calls } = await openDrawer(drawerAt(3, sha1, 4));
  await calls.find(({ address }) => address.includes('file/query'))?.answer(json({ data: {} }));
  expect(panelNow()).toEqual(['sandbox', 'loading']);
  expect(screen.getByText('Loading')).toBeDefined();
  await calls.find(({ address }) => address.includes('analysisViolation'))?.answer(json({ data: result }));
  expect(panelNow()).toEqual(['sandbox', 'data']);
});

test('a result without values has dashes [DR-T03-50 to 55]', async () => {
  await sandbox({ status: 'done' });
  expect(fieldsNow().map(([id, value]) => [id, value])).toEqual([
    ['riskLevel', '-'],
    ['analysisCompletionDateTime', '-'],
    ['suspiciousBehaviorList', '-'],
    ['sha1', '-'],
  ]);
});

test('an unknown file gets a hint on its hash, and nothing to submit [DR-SBX-06 to 08]', async () => {
  await sandbox({ status: 'notFound' }, { 'response.submitToSandbox': 1 });
  expect(panelNow()).toEqual(['sandbox', 'empty']);
  expect(document.querySelector('[data-panel]')?.textContent).toMatch(/^No data.*SHA1 of a file that was analyzed/);
  expect(screen.queryByRole('button', { name: 'Submit to sandbox' })).toBeNull();
});
