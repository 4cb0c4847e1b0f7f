import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { showAge } from '../../src/shell/notifications/show-age';
import { calm, inside, openConsole, part, type Given } from '../app/console';
import { json } from '../support/api-client';
import type { FakePage } from '../support/fake-page';

// The first use would otherwise be timed with the loading of the chunk.
beforeAll(() => import('../../src/shell/notifications/NotificationPanel'));

const now = Date.UTC(2025, 2, 1, 9, 30);
const minutes = (count: number): number => now - count * 60_000;

const item = (members: object = {}) => ({ id: 'n-1', type: 0, level: 'info', time: minutes(30), ...members });
const list = (...notifications: unknown[]) => json({ notifications, lastReadTime: minutes(60) });

/** A console whose start-up tasks have run. */
async function open({ counts = { counts: { 0: 3, 1: 5 } }, ...given }: Given & { counts?: unknown; list?: Response }) {
  const opened = await openConsole({
    ...given,
    answers: {
      'notifications/counts': counts instanceof Response ? counts : json(counts),
      'notifications/languages/en': given.list ?? list(),
    },
  });
  await act(() => opened.clock.advance(500));
  await calm();
  return opened;
}

/** The same with the panel open. */
async function openPanel(given: Parameters<typeof open>[0]) {
  const user = userEvent.setup();
  const opened = await open(given);
  await user.click(screen.getByTestId('notifications'));
  await calm();
  return { user, ...opened };
}

const rows = () => screen.getAllByTestId('notification');
/** The windows that were opened. */
const openedBy = (page: FakePage) => page.done.filter((line) => line.startsWith('open '));
const row = (): HTMLElement => screen.getByTestId('notification');
const panel = (): HTMLElement => screen.getByRole('tabpanel');

describe('the bell', () => {
  test('SH-PR-10 SH-CA-11: counts are asked for 500 ms after the profile', async () => {
    const { clock, asked } = await openConsole({ answers: { 'notifications/counts': json({}) } });
    const askedFor = () => asked.filter((path) => path.includes('notifications/counts')).length;
    await act(() => clock.advance(499));
    expect(askedFor()).toBe(0);
    await act(() => clock.advance(1));
    expect(askedFor()).toBe(1);
  });

  test.each([
    ['none', { given: { 0: 0, 1: 0 }, text: '', name: 'Notifications' }],
    ['some', { given: { 0: 3, 1: 5 }, text: '8', name: 'Notifications, 8 unread' }],
    ['99', { given: { 0: 99 }, text: '99', name: 'Notifications, 99 unread' }],
    ['more', { given: { 0: 99, 1: 1 }, text: '99+', name: 'Notifications, 99+ unread' }],
  ])('SH-HD-16: shows how many are unread: %s', async (_, { given, text, name }) => {
    await open({ counts: { counts: given } });
    const bell = screen.getByRole('button', { name });
    expect([bell, bell.textContent]).toEqual([screen.getByTestId('notifications'), text]);
  });

  test('SH-LC-08: a pushed number is shown', async () => {
    const { sockets } = await open({ counts: { counts: {}, token: 't', webSocketUrl: 'wss://console.example/live' } });
    act(() => sockets.last().received('7'));
    expect(screen.getByTestId('notifications').textContent).toBe('7');
  });

  test.each([
    ['failed', { given: json({}, 500) }],
    ['HTML', { given: new Response('<html>', { headers: { 'content-type': 'text/html' } }) }],
    ['wrong types', { given: { counts: 'many', token: {}, webSocketUrl: 7 } }],
    ['null', { given: json(null) }],
    ['a foreign socket', { given: { counts: {}, token: 't', webSocketUrl: 'wss://evil.example/' } }],
  ])('counts that are none leave the shell as it is, without a word: %s', async (_, { given }) => {
    const { sockets } = await open({ counts: given });
    expect(part('shell')).not.toBeNull();
    expect(screen.getByTestId('notifications').textContent).toBe('');
    expect([sockets.all.length, screen.queryAllByTestId('toast').length]).toEqual([0, 0]);
  });
});

describe('the panel', () => {
  test('SH-NP-01 SH-NP-03: has two tabs, each with its count, and sets the badge to 0', async () => {
    await openPanel({});
    const dialog = screen.getByRole('dialog', { name: 'Notifications' });
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Informative 3', 'Tasks 5']);
    expect(screen.getByTestId('notifications').textContent).toBe('');
  });

  test('SH-NP-02: items land in the tab of their type', async () => {
    const { user } = await openPanel({ list: list(item({ id: 'i' }), item({ id: 't', type: 1 })) });
    expect(rows().map((each) => each.dataset.id)).toEqual(['i']);
    await user.click(screen.getByRole('tab', { name: /Tasks/ }));
    expect(rows().map((each) => each.dataset.id)).toEqual(['t']);
    expect(panel().dataset).toMatchObject({ panel: 'tasks', state: 'data' });
  });

  test('SH-NP-04: a tab without items says so', async () => {
    await openPanel({});
    expect(panel().dataset.state).toBe('empty');
    expect(within(panel()).getByText('No notifications')).toBeTruthy();
  });

  test('SH-NP-17: shows 250 of 300 items of one type', async () => {
    const items = Array.from({ length: 300 }, (_, index) => item({ id: `n-${index}`, time: minutes(index) }));
    await openPanel({ list: list(...items) });
    expect(rows()).toHaveLength(250);
    expect(rows().at(-1)?.dataset.id).toBe('n-249');
  });

  test('a list that failed can be asked for again, from inside the panel', async () => {
    const { user, asked } = await openPanel({ list: json({}, 500) });
    expect(panel().dataset.state).toBe('failed');
    expect(screen.queryAllByTestId('toast')).toEqual([]);
    await user.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await calm();
    expect(asked.filter((path) => path.includes('notifications/languages/en'))).toHaveLength(2);
  });

  test.each([
    ['null', { given: json(null), state: 'failed' }],
    ['HTML', { given: new Response('<html>', { headers: { 'content-type': 'text/html' } }), state: 'failed' }],
    ['empty', { given: new Response(''), state: 'failed' }],
    ['no members', { given: json({}), state: 'empty' }],
    ['wrong types', { given: json({ notifications: 'none', lastReadTime: {} }), state: 'empty' }],
    ['broken items among good ones', { given: list(null, 7, {}, [], item()), state: 'data' }],
  ])('an answer that is broken leaves it usable: %s', async (_, { given, state }) => {
    const { user } = await openPanel({ list: given });
    expect(panel().dataset.state).toBe(state);
    await user.click(screen.getByRole('tab', { name: /Tasks/ }));
    expect(panel().dataset.panel).toBe('tasks');
  });

  test('closes on Escape and gives the focus back', async () => {
    const { user } = await openPanel({});
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('notifications'));
  });

  test('SH-LC-08: a number pushed while it is open reads the list again', async () => {
    const { sockets, asked } = await openPanel({
      counts: { counts: {}, token: 't', webSocketUrl: 'wss://console.example/live' },
      list: list(item()),
    });
    act(() => sockets.last().received('7'));
    await calm();
    expect(asked.filter((path) => path.includes('notifications/languages/en'))).toHaveLength(2);
    expect(screen.getByRole('tab', { name: 'Informative 1' })).toBeTruthy();
  });

  test('speaks Japanese', async () => {
    const { user } = await openPanel({ local: { uic_language: 'ja' } });
    expect(screen.getByRole('tab', { name: 'タスク 5' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '通知' })).toBeTruthy();
  });
});

describe('an item', () => {
  test.each([
    ['pending', 'Pending'],
    ['error', 'Error'],
    ['info', 'Information'],
    ['success', 'Success'],
    ['security', 'Security'],
    ['partially_successful', 'Partially successful'],
    ['new_feature', 'New feature'],
    ['rejection', 'Rejected'],
  ])('SH-NP-05 SH-NP-06: shows an icon for its level: %s', async (level, name) => {
    await openPanel({ list: list(item({ level })) });
    expect(row().dataset.level).toBe(level);
    expect(within(row()).getByRole('img', { name })).toBeTruthy();
  });

  test('SH-NP-06: the eight levels have eight different pictures', async () => {
    const levels = [
      'pending',
      'error',
      'info',
      'success',
      'security',
      'partially_successful',
      'new_feature',
      'rejection',
    ];
    await openPanel({ list: list(...levels.map((level) => item({ level }))) });
    expect(new Set(rows().map((each) => each.querySelector('svg')?.innerHTML)).size).toBe(8);
  });

  test('SH-NP-05: has an icon without a known level too', async () => {
    await openPanel({ list: list(item({ level: 'toString' })) });
    expect(within(row()).getByRole('img', { name: 'Notification' })).toBeTruthy();
  });

  test('SH-NP-07 SH-NP-08 SH-NP-14: shows description, status and application', async () => {
    await openPanel({
      list: list(item({ description: 'A <b>loader</b> runs', status: '<i>Open</i>', application: 'Workbench' })),
    });
    expect(within(row()).getByText('loader').tagName).toBe('B');
    expect(within(row()).getByText('<i>Open</i>')).toBeTruthy();
    expect(within(row()).getByText('Workbench')).toBeTruthy();
  });

  test('marks what is unread', async () => {
    await openPanel({ list: list(item({ time: minutes(59) }), item({ time: minutes(61) })) });
    expect(rows().map((each) => within(each).queryByRole('img', { name: 'Unread' }) !== null)).toEqual([true, false]);
  });

  test('SH-NP-09: shows its age, which grows, and the exact moment on focus', async () => {
    const { user, clock } = await openPanel({ list: list(item({ time: minutes(4) })) });
    const time = within(row()).getByText('Just now');
    await act(() => clock.advance(60_000));
    await act(() => clock.advance(60_000));
    expect(time.textContent).toBe('6 minutes ago');
    act(() => time.focus());
    await user.hover(time);
    expect(screen.getByRole('tooltip').textContent).toBe('2025-03-01 09:26:00 UTC');
  });

  test('without a time it shows no age', async () => {
    await openPanel({ list: list(item({ time: null })) });
    expect(row().querySelector('time')).toBeNull();
  });

  test('SH-NP-15: has a download link when it has an address for it, which does not follow the link', async () => {
    const { user, page } = await openPanel({
      list: list(item({ downloadUrl: '/reports/a.zip', link: 'https://a.example/' })),
    });
    const link = within(row()).getByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/reports/a.zip');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(openedBy(page)).toEqual([]);
  });

  test.each([
    ['none', { given: null, text: '' }],
    ['script', { given: 'javascript:alert(1)', text: 'javascript:alert(1)' }],
    ['foreign without encryption', { given: 'http://evil.example/a.zip', text: 'http://evil.example/a.zip' }],
  ])('SH-NP-15: has no download link otherwise: %s', async (_, { given, text }) => {
    await openPanel({ list: list(item({ downloadUrl: given })) });
    expect(within(row()).queryByRole('link')).toBeNull();
    expect(row().textContent).toContain(text);
  });

  test('SH-NP-16: a click goes to a path of the console and closes the panel', async () => {
    const { user } = await openPanel({ list: list(item({ link: '/users/about?a=1', status: 'Go' })) });
    await user.click(screen.getByText('Go'));
    await calm();
    expect(window.location.hash).toBe('#/users/about?a=1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SH-NP-16: so does Enter on its application', async () => {
    const { user } = await openPanel({ list: list(item({ link: '/users/about', application: 'Workbench' })) });
    act(() => inside('notification').getByRole('link', { name: 'Workbench' }).focus());
    await user.keyboard('{Enter}');
    await calm();
    expect(window.location.hash).toBe('#/users/about');
  });

  test('SH-NP-16: a click on one with an outside address opens a new tab and shows the host', async () => {
    const { user, page } = await openPanel({ list: list(item({ link: 'https://docs.example/a', status: 'Go' })) });
    expect(row().textContent).toContain('docs.example');
    await user.click(screen.getByText('Go'));
    expect(openedBy(page)).toEqual(['open https://docs.example/a']);
  });

  test.each([
    ['none', { given: null }],
    ['script', { given: 'javascript:alert(1)' }],
    ['another host', { given: '//evil.example/' }],
    ['another host in disguise', { given: '/\\evil.example/' }],
    ['foreign without encryption', { given: 'http://evil.example/' }],
    ['no address', { given: 'response' }],
  ])('SH-NP-16: a click on one without a usable link does nothing: %s', async (_, { given }) => {
    const { user, page } = await openPanel({
      list: list(item({ link: given, status: 'Go', application: 'Workbench' })),
    });
    const before = window.location.hash;
    await user.click(screen.getByText('Go'));
    expect([openedBy(page), window.location.hash]).toEqual([[], before]);
    expect(within(row()).queryByRole('link')).toBeNull();
  });

  test('a click that ends a selection of text follows nothing', async () => {
    const { page } = await openPanel({ list: list(item({ link: 'https://docs.example/a', status: 'Go' })) });
    document.getSelection()?.selectAllChildren(row());
    fireEvent.click(screen.getByText('Go'));
    expect(openedBy(page)).toEqual([]);
  });
});

describe('relative time', () => {
  test.each([
    ['in the future', { given: -600, want: undefined }],
    ['0 s', { given: 0, want: undefined }],
    ['SH-NP-10: 4 min 59 s', { given: 299, want: undefined }],
    ['SH-NP-11: 5 min', { given: 300, want: '5 minutes ago' }],
    ['SH-NP-11: 6 min 59 s', { given: 419, want: '6 minutes ago' }],
    ['SH-NP-11: 59 min 59 s', { given: 3599, want: '59 minutes ago' }],
    ['SH-NP-12: 1 h', { given: 3600, want: '1 hour ago' }],
    ['SH-NP-12: 2 h', { given: 7200, want: '2 hours ago' }],
    ['SH-NP-12: 23 h 59 min', { given: 86_340, want: '23 hours ago' }],
    ['SH-NP-13: 24 h', { given: 86_400, want: '1 day ago' }],
    ['SH-NP-13: 49 h', { given: 176_400, want: '2 days ago' }],
  ])('SH-CO-02 %s', (_, { given, want }) => {
    expect(showAge(given * 1000, 300_000, 'en')).toBe(want);
  });
});
