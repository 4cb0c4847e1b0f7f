import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calm, openConsole, part } from '../../harness/app/console';
import { json } from '../../harness/api-client';
import { item, list, minutes, open, openPanel, panel, rows } from '../../harness/shell/open-notifications';

describe('the bell', () => {
  test('counts are asked for 500 ms after the profile [SH-PR-10, SH-CA-11]', async () => {
    const { clock, requested } = await openConsole({ answers: { 'notifications/counts': json({}) } });
    const countRequests = () => requested.filter((path) => path.includes('notifications/counts')).length;
    await act(() => clock.advance(499));
    expect(countRequests()).toBe(0);
    await act(() => clock.advance(1));
    expect(countRequests()).toBe(1);
  });

  test.each([
    ['none', { given: { 0: 0, 1: 0 }, text: '', name: 'Notifications' }],
    ['some', { given: { 0: 3, 1: 5 }, text: '8', name: 'Notifications, 8 unread' }],
    ['99', { given: { 0: 99 }, text: '99', name: 'Notifications, 99 unread' }],
    ['more', { given: { 0: 99, 1: 1 }, text: '99+', name: 'Notifications, 100 unread' }],
  ])('shows how many are unread: %s [SH-HD-16]', async (_, { given, text, name }) => {
    await open({ counts: { counts: given } });
    const bell = screen.getByRole('button', { name });
    expect([bell, bell.textContent]).toEqual([screen.getByTestId('notifications'), text]);
  });

  test('a pushed number is shown [SH-LC-08]', async () => {
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
  test('has two tabs, each with its count, and sets the badge to 0 [SH-NP-01, SH-NP-03]', async () => {
    await openPanel({});
    const dialog = screen.getByRole('dialog', { name: 'Notifications' });
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Informative 3', 'Tasks 5']);
    expect(screen.getByTestId('notifications').textContent).toBe('');
  });

  test('items land in the tab of their type [SH-NP-02]', async () => {
    const { user } = await openPanel({ list: list(item({ id: 'i' }), item({ id: 't', type: 1 })) });
    expect(rows().map((each) => each.dataset.id)).toEqual(['i']);
    await user.click(screen.getByRole('tab', { name: /Tasks/ }));
    expect(rows().map((each) => each.dataset.id)).toEqual(['t']);
    expect(panel().dataset).toMatchObject({ panel: 'tasks', state: 'data' });
  });

  test('a tab without items says so [SH-NP-04]', async () => {
    await openPanel({});
    expect(panel().dataset.state).toBe('empty');
    expect(within(panel()).getByText('No notifications')).toBeTruthy();
  });

  test('shows 250 of 300 items of one type [SH-NP-17]', async () => {
    const items = Array.from({ length: 300 }, (_, index) => item({ id: `n-${index}`, time: minutes(index) }));
    await openPanel({ list: list(...items) });
    expect(rows()).toHaveLength(250);
    expect(rows().at(-1)?.dataset.id).toBe('n-249');
  });

  test('a list that could not be read is empty, without an error, and can be read again [SH-OP-075]', async () => {
    const { user, requested } = await openPanel({ list: json({}, 500) });
    expect(panel().dataset.state).toBe('empty');
    expect(within(panel()).getByText('No notifications')).toBeTruthy();
    expect([screen.queryAllByTestId('toast').length, within(panel()).queryByRole('alert')]).toEqual([0, null]);
    await user.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await calm();
    expect(requested.filter((path) => path.includes('notifications/languages/en'))).toHaveLength(2);
  });

  test.each([
    ['null', { given: json(null), state: 'empty' }],
    ['HTML', { given: new Response('<html>', { headers: { 'content-type': 'text/html' } }), state: 'empty' }],
    ['empty', { given: new Response(''), state: 'empty' }],
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

  test('a number pushed while it is open reads the list again [SH-LC-08]', async () => {
    const { sockets, requested } = await openPanel({
      counts: { counts: {}, token: 't', webSocketUrl: 'wss://console.example/live' },
      list: list(item()),
    });
    act(() => sockets.last().received('7'));
    await calm();
    expect(requested.filter((path) => path.includes('notifications/languages/en'))).toHaveLength(2);
    expect(screen.getByRole('tab', { name: 'Informative 1' })).toBeTruthy();
  });

  test('speaks Japanese', async () => {
    const { user } = await openPanel({ local: { uic_language: 'ja' } });
    expect(screen.getByRole('tab', { name: 'タスク 5' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '通知' })).toBeTruthy();
  });
});
