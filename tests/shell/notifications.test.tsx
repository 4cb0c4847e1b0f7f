import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calm, openConsole, part } from '../app/console';
import { json } from '../support/api-client';
import { item, list, minutes, open, openPanel, panel, rows } from './open-notifications';

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
    ['more', { given: { 0: 99, 1: 1 }, text: '99+', name: 'Notifications, 100 unread' }],
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
