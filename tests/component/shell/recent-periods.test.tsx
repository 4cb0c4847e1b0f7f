import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calm, entry, openConsole, profileOf } from '../../harness/app/console';

const results = '/app/global-search?keyword=x';
const alerts = '/workbench';
const flags = { 'platform-data-query-preview': 1, 'allow-poseidon-sign-in': 1 };
const profile = profileOf('ents', {
  access: { console: 1, account: 1, company: 1, flagsState: flags, permissions: {} },
});

async function open(at: string, local?: Readonly<Record<string, string>>) {
  const opened = await openConsole({ at, menu: [entry(8601), entry(5)], profile, ...(local && { local }) });
  await calm();
  return opened;
}

async function openPicker(testId: string): Promise<void> {
  await userEvent.click(await screen.findByTestId(testId));
  await act(() => import('~/shell/period/PeriodPanel'));
  await calm();
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const recent = () => screen.queryByRole('group', { name: 'Recent' });
const recentTexts = () =>
  within(screen.getByRole('group', { name: 'Recent' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('the period of a screen offers short presets, that of the search does not [SH-PP-03]', async () => {
  await open(alerts);
  await openPicker('screen-period');
  expect(options()).toEqual([
    'Last 15 minutes',
    'Last hour',
    'Last 4 hours',
    'Last 24 hours',
    'Last 7 days',
    'Last 30 days',
    'Custom',
  ]);
});

test('a short preset that was chosen on a screen leaves the options of the search in reach of the keyboard', async () => {
  const { app } = await open(results);
  act(() => app.services().period.choose('15m'));
  await openPicker('period');
  expect(options()).toEqual(['Last 24 hours', 'Last 7 days', 'Last 30 days', 'Custom']);
  expect(document.activeElement?.textContent).toBe('Last 24 hours');
  expect(screen.getByTestId('period').textContent).toBe('Last 15 minutes');
});

test('a custom period that was applied is offered again, and only valid ones are', async () => {
  const from = Date.UTC(2025, 1, 1) / 1000;
  const stored = [{ from, to: from + 86_399 }, { from: 5, to: 1 }, 'x'];
  const { app, local } = await open(alerts, { 'uic_recentPeriods:account-1': JSON.stringify(stored) });
  await openPicker('screen-period');
  expect(recentTexts()).toEqual(['2025-02-01']);
  await userEvent.click(screen.getByRole('button', { name: '2025-02-01' }));
  expect(app.services().period.chosen.get()).toEqual({ from, to: from + 86_399, custom: true });
  await openPicker('screen-period');
  expect(screen.getByRole('button', { name: '2025-02-01' }).getAttribute('aria-current')).toBe('true');
  expect(local.getItem('uic_recentPeriods:account-1')).toBe(JSON.stringify([stored[0]]));
});

test('the period of the search offers recent periods beside the form of a custom one', async () => {
  await open(results);
  await openPicker('period');
  await userEvent.click(screen.getByRole('option', { name: 'Custom' }));
  for (const [name, value] of [
    ['fromDate', '2025-02-01'],
    ['toDate', '2025-02-05'],
  ]) {
    const input = document.querySelector(`input[name="${name}"]`);
    if (input) await userEvent.type(input, value ?? '');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await openPicker('period');
  expect(recentTexts()).toEqual(['2025-02-01 – 2025-02-05']);
  await userEvent.click(screen.getByRole('option', { name: 'Last 7 days' }));
  await openPicker('period');
  expect(recent()).toBeNull();
});

test('the link of a screen that is copied has the times of the period, and not its name', async () => {
  const { app, page } = await open(`${alerts}?period=1h&q=x`);
  const { from, to } = app.services().period.chosen.get();
  expect(to - from).toBe(3600);
  await openPicker('screen-period');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link with these times' }));
  await calm();
  expect(page.done).toContain(`copy ${page.origin}/#${alerts}?q=x&from=${from}&to=${to}`);
  expect(screen.getByText('Copied')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Period' })).toBeNull();
});

test('the period of the search offers no link', async () => {
  await open(results);
  await openPicker('period');
  expect(screen.queryByRole('button', { name: 'Copy link with these times' })).toBeNull();
});

test('the link with times has those of the data on the page, not of the choice', async () => {
  const { clock, go, page, app } = await open('/users/about');
  await clock.advance(7_200_000);
  await go(alerts);
  const { from, to } = app.services().period.now();
  await clock.advance(60_000);
  await openPicker('screen-period');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link with these times' }));
  expect(page.done.findLast((line) => line.startsWith('copy '))).toContain(`/workbench?from=${from}&to=${to}`);
});
