import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { weekStart } from '~/shell/period/calendar-texts';
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

async function openCustom(given: Given = {}) {
  const opened = await openPicker(given);
  await userEvent.click(screen.getByRole('option', { name: 'Custom' }));
  return opened;
}

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector(`input[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no input ${name}.`);
  return found;
};
const apply = (): HTMLElement => screen.getByRole('button', { name: 'Apply' });
const isDisabled = (): boolean => apply().hasAttribute('disabled');
const side = (name: string) => within(screen.getByRole('group', { name }));
const dayOf = (name: string, label: string): HTMLElement => side(name).getByRole('gridcell', { name: label });

async function write(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(input(name));
    if (value !== '') await userEvent.paste(value);
  }
  await userEvent.tab();
}
const query = () => Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]));

test.each<[string, { at: string; want: boolean }]>([
  ['on the page of results', { at: results, want: true }],
  ['behind it', { at: '/app/global-search/7?keyword=x', want: true }],
  ['elsewhere', { at: '/users/about', want: false }],
])('the picker is there %s: %j [SH-HD-06, SH-OP-055]', async (_, { at, want }) => {
  await open({ at });
  expect(part('period') !== null).toBe(want);
});

test('it is there while the search bar is used [SH-HD-06]', async () => {
  const { app } = await open({ at: '/users/about' });
  act(() => app.services().searchBar.focused());
  expect(part('period')).not.toBeNull();
  act(() => app.services().searchBar.collapse());
  expect(part('period')).toBeNull();
});

test('the last 30 days are chosen without doing anything [SH-PP-01, SH-PP-02]', async () => {
  const { app } = await open();
  expect(part('period')?.textContent).toBe('Last 30 days');
  expect(app.services().period.now()).toEqual({ from: now - 30 * day, to: now, custom: false, preset: '30d' });
});

test('exactly four options, the chosen one marked [SH-PP-03]', async () => {
  const { panel } = await openPicker();
  const options = within(panel).getAllByRole('option');
  expect(options.map(({ dataset, textContent }) => [dataset['value'], textContent])).toEqual([
    ['24h', 'Last 24 hours'],
    ['7d', 'Last 7 days'],
    ['30d', 'Last 30 days'],
    ['custom', 'Custom'],
  ]);
  expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true', 'false']);
  expect(document.activeElement).toBe(options[2]);
});

test.each([
  ['24h', 'Last 24 hours', 1],
  ['7d', 'Last 7 days', 7],
  ['30d', 'Last 30 days', 30],
])('a preset is applied at once, and is in the address: %s', async (period, name, days) => {
  await openPicker();
  await userEvent.click(screen.getByRole('option', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(part('period')?.textContent).toBe(name);
  expect(query()).toEqual({ keyword: 'x', from: String(now - days * day), to: String(now), period });
});

test('the options are walked over by keyboard', async () => {
  await openPicker();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(part('period')?.textContent).toBe('Last 24 hours');
  expect(document.activeElement).toBe(screen.getByTestId('period'));
});

test('four inputs, days empty, times at the ends of a day [SH-PP-04, SH-PP-10, SH-PP-11]', async () => {
  await openCustom();
  const names = ['fromDate', 'fromTime', 'toDate', 'toTime'];
  expect(
    [...document.querySelectorAll('input')].map(({ name }) => name).filter((name) => names.includes(name)),
  ).toEqual(names);
  expect(names.map((name) => input(name).value)).toEqual(['', '00:00:00', '', '23:59:59']);
  expect(document.activeElement).toBe(input('fromDate'));
  expect(isDisabled()).toBe(true);
});

test('apply is on only while all four are filled [SH-PP-05]', async () => {
  await openCustom();
  const values = { fromDate: '2025-02-01', fromTime: '00:00:00', toDate: '2025-02-05', toTime: '23:59:59' };
  await write(values);
  expect(isDisabled()).toBe(false);
  for (const [name, value] of Object.entries(values)) {
    await write({ [name]: '' });
    expect(isDisabled()).toBe(true);
    await write({ [name]: value });
    expect(isDisabled()).toBe(false);
  }
});

test.each([
  ['the same moment', { toDate: '2025-02-05', toTime: '10:00:00' }, true],
  ['earlier that day', { toDate: '2025-02-05', toTime: '09:59:59' }, true],
  ['an earlier day', { toDate: '2025-02-04', toTime: '23:59:59' }, true],
  ['a second later', { toDate: '2025-02-05', toTime: '10:00:01' }, false],
])('apply depends on the end being later: %s [SH-PP-06]', async (_, end, want) => {
  await openCustom();
  await write({ fromDate: '2025-02-05', fromTime: '10:00:00', ...end });
  expect(isDisabled()).toBe(want);
  expect(screen.queryByText('The end must be after the start.') !== null).toBe(want);
});

test('tomorrow is off in both calendars, today is not [SH-PP-07]', async () => {
  await openCustom();
  for (const name of ['From', 'To']) {
    expect(dayOf(name, '2').hasAttribute('disabled')).toBe(true);
    expect(dayOf(name, '1').hasAttribute('disabled')).toBe(false);
  }
});

test('today is that of the zone of the clock [SH-OP-063]', async () => {
  await openCustom({ profile: withFlags({ consoleSettings: { timeZone: 'Pacific/Kiritimati' } }) });
  expect(dayOf('To', '1').hasAttribute('disabled')).toBe(false);
  expect(screen.getByText('Times in Pacific/Kiritimati (UTC+14:00)')).toBeTruthy();
});

test('days before the start are off in the calendar of the end [SH-PP-08]', async () => {
  await openCustom();
  await write({ fromDate: '2025-02-10' });
  await write({ toDate: '2025-02-11' });
  expect(dayOf('To', '9').hasAttribute('disabled')).toBe(true);
  expect(dayOf('To', '10').hasAttribute('disabled')).toBe(false);
  expect(dayOf('From', '9').hasAttribute('disabled')).toBe(false);
});

test('a start moved behind the end takes the end away [SH-PP-09, SH-OP-064]', async () => {
  await openCustom();
  await write({ fromDate: '2025-02-01', toDate: '2025-02-05', toTime: '10:00:00' });
  await userEvent.click(dayOf('From', '7'));
  expect([input('fromDate').value, input('toDate').value, input('toTime').value]).toEqual([
    '2025-02-07',
    '',
    '23:59:59',
  ]);
  expect(isDisabled()).toBe(true);
});

test('typing and picking agree', async () => {
  await openCustom();
  await userEvent.click(dayOf('From', '1'));
  expect(input('fromDate').value).toBe('2025-03-01');
  await write({ fromDate: '2025-02-14' });
  expect(dayOf('From', '14').getAttribute('aria-selected')).toBe('true');
});

test('a custom period is applied in unix seconds of the zone [SH-PP-12]', async () => {
  const { app } = await openCustom({ profile: withFlags({ consoleSettings: { timeZone: 'Asia/Kathmandu' } }) });
  await write({ fromDate: '2025-02-01', toDate: '2025-02-05' });
  await userEvent.click(apply());
  const from = Date.UTC(2025, 0, 31, 18, 15) / 1000;
  const to = Date.UTC(2025, 1, 5, 18, 14, 59) / 1000;
  expect(app.services().period.now()).toEqual({ from, to, custom: true });
  expect(query()).toEqual({ keyword: 'x', from: String(from), to: String(to) });
  expect(part('period')?.textContent).toBe('2025-02-01 – 2025-02-05');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a custom period that is chosen already can be changed', async () => {
  await openPicker({ at: `${results}&from=${now - 3600}&to=${now}` });
  expect(part('period')?.textContent).toBe('2025-03-01 08:30 – 2025-03-01 09:30');
  expect(screen.getByRole('option', { name: 'Custom' }).getAttribute('aria-selected')).toBe('true');
  expect(['fromDate', 'fromTime', 'toDate', 'toTime'].map((name) => input(name).value)).toEqual([
    '2025-03-01',
    '08:30:00',
    '2025-03-01',
    '09:30:00',
  ]);
  expect(isDisabled()).toBe(false);
});

test('what is written wrongly is told when the input is left', async () => {
  await openCustom();
  await userEvent.type(input('fromDate'), '2025-13-01');
  expect(screen.queryByText('Write a day as YYYY-MM-DD.')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Write a day as YYYY-MM-DD.').getAttribute('data-error-for')).toBe('fromDate');
  expect(input('fromDate').getAttribute('aria-invalid')).toBe('true');
});

test.each<[string, { given: string; want: string }]>([
  ['a preset', { given: '&period=7d', want: 'Last 7 days' }],
  ['a span', { given: `&from=${now - day}&to=${now}`, want: '2025-02-28 09:30 – 2025-03-01 09:30' }],
  ['no period', { given: '', want: 'Last 30 days' }],
  ['text', { given: '&from=a&to=b', want: 'Last 30 days' }],
  ['a future span', { given: `&from=${now + 9 * day}&to=${now + 10 * day}`, want: 'Last 30 days' }],
  ['only an end', { given: `&to=${now}`, want: 'Last 30 days' }],
])('the address decides on load, and is left alone: %s', async (_, { given, want }) => {
  await open({ at: `${results}${given}` });
  expect(part('period')?.textContent).toBe(want);
  expect(window.location.hash).toBe(`#${results}${given}`);
});

test('an address without a period leaves what is chosen, a hostile one brings the default [SH-OP-061]', async () => {
  const { go } = await open({ at: `${results}&period=7d` });
  await go('/app/global-search?keyword=y');
  expect(part('period')?.textContent).toBe('Last 7 days');
  await go('/app/global-search?keyword=y&from=9&to=1');
  expect(part('period')?.textContent).toBe('Last 30 days');
});

test('other pages may have members of that name for themselves', async () => {
  const { app } = await open({ at: '/users/about?from=5&to=6' });
  expect(app.services().period.now()).toMatchObject({ preset: '30d' });
});

test('where the address does not hold the period, it stays as it is', async () => {
  const { app } = await open({ at: '/users/about' });
  act(() => app.services().searchBar.focused());
  await userEvent.click(screen.getByTestId('period'));
  await calm();
  await userEvent.click(screen.getByRole('option', { name: 'Last 7 days' }));
  expect(window.location.hash).toBe('#/users/about');
  expect(app.services().period.now()).toMatchObject({ preset: '7d' });
});

test.each([
  ['en', 'March 2025', ['Sunday', 'Monday'], 'Previous month', 'Month'],
  ['ja', '2025年3月', ['日曜日', '月曜日'], '前の月', '月'],
])('the calendars speak the language of the console: %s', async (language, month, days, previous, dropdown) => {
  await openPicker({ local: { uic_language: language } });
  await userEvent.click(screen.getAllByRole('option').at(-1) ?? document.body);
  const [grid] = screen.getAllByRole('grid', { name: month });
  const heads = [...(grid?.querySelectorAll('th') ?? [])].map((head) => head.getAttribute('aria-label'));
  expect(heads.slice(0, 2)).toEqual(days);
  expect(screen.getAllByRole('button', { name: previous })).toHaveLength(2);
  expect(screen.getAllByRole('combobox', { name: dropdown })).toHaveLength(2);
});

test.each([
  ['en', 0],
  ['ja', 0],
  ['de', 1],
  ['ar-EG', 6],
])('weeks begin where the language is at home: %s', (language, want) => {
  expect(weekStart(language)).toBe(want);
});
