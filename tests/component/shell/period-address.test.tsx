import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calm, entry, openConsole, part, profileOf, type Given } from '../../harness/app/console';

const results = '/app/global-search?keyword=x';
const menu = [entry(8601)];
const now = Date.UTC(2025, 2, 1, 9, 30) / 1000;
const day = 86_400;
const flags = { 'platform-data-query-preview': 1, 'allow-poseidon-sign-in': 1 };
const withFlags = (members: object = {}): object =>
  profileOf('ents', { access: { console: 1, account: 1, company: 1, flagsState: flags, permissions: {} }, ...members });

async function open(given: Given = {}) {
  return openConsole({ at: results, menu, profile: withFlags(), ...given });
}

async function openPicker(given: Given = {}) {
  const opened = await open(given);
  await userEvent.click(screen.getByTestId('period'));
  await act(() => import('~/shell/period/PeriodPanel'));
  await calm();
  return { ...opened, panel: screen.getByRole('dialog') };
}

test('the way back leads to the period that was chosen then, also where the address did not tell it', async () => {
  const { app } = await openPicker();
  await userEvent.click(screen.getByRole('option', { name: 'Last 7 days' }));
  await calm();
  await userEvent.click(screen.getByTestId('period'));
  await calm();
  await userEvent.click(screen.getByRole('option', { name: 'Last 24 hours' }));
  await calm();
  const step = async (by: number): Promise<string | null | undefined> => {
    act(() => app.router.navigator.go(by));
    await calm();
    return part('period')?.textContent;
  };
  expect(await step(-1)).toBe('Last 7 days');
  expect(await step(-1)).toBe('Last 30 days');
  expect(await step(1)).toBe('Last 7 days');
});

test('the focus comes back each time, also once the panel is loaded', async () => {
  await openPicker();
  const picker = screen.getByTestId('period');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(picker);
  await userEvent.click(picker);
  await calm();
  expect(document.activeElement?.getAttribute('role')).toBe('option');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(picker);
});

test('a drawer in the address does not count a preset again; asking for the page again does', async () => {
  const { app, clock, go } = await open({ at: `${results}&period=24h` });
  await act(() => clock.advance(5000));
  await go(`${results}&period=24h&profile=8&profileId=x`);
  expect(app.services().period.chosen.get().to).toBe(now);
  act(() => app.services().period.renew());
  expect(app.services().period.chosen.get()).toEqual({
    from: now + 5 - day,
    to: now + 5,
    custom: false,
    preset: '24h',
  });
});
