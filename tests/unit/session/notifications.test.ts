import { beforeAll, describe, expect, test } from 'vitest';
import { createNotifications, unreadByType } from '~/session/notifications';
import { json, setUpClient } from '../../harness/api-client';
import { settle } from '../../harness/fake-clock';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => import('~/session/read-notifications'));

const listed = (times: readonly number[]) =>
  json({ notifications: times.map((time) => ({ id: time, type: 0, time })), lastReadTime: 10 });

function setUp(answers: Parameters<typeof setUpClient>[0] = [listed([5, 15, 25])]) {
  const { client, requests } = setUpClient(answers, {
    limits: { timeoutMs: 30_000, maxBodyBytes: 100_000, retries: 0, retryPauseMs: 0 },
  });
  const notifications = createNotifications({ client, scope: () => ({ language: 'ja' }), perType: 250 });
  const state = () => notifications.state.get();
  return { notifications, requests, state };
}

describe('the badge', () => {
  test('is the sum of the counts [SH-HD-16]', () => {
    const { notifications, state } = setUp();
    notifications.takeCounts({ counts: { 0: 3, 1: 5 } });
    expect(state().badge).toBe(8);
  });

  test('is 0 from the opening of the panel on', async () => {
    const { notifications, state } = setUp();
    notifications.takeUnread(7);
    notifications.open();
    expect(state().badge).toBe(0);
    await settle();
    expect(state().badge).toBe(0);
  });

  test('what came in while the panel was open has been seen when it closes', async () => {
    const { notifications, state } = setUp();
    notifications.open();
    await settle();
    notifications.takeUnread(2);
    expect(state().badge).toBe(2);
    await settle();
    notifications.close();
    expect(state().badge).toBe(0);
  });

  test('unless the list could not be read', async () => {
    const { notifications, state } = setUp([json({}, 500)]);
    notifications.open();
    await settle();
    notifications.takeUnread(2);
    await settle();
    notifications.close();
    expect(state().badge).toBe(2);
  });
});

test('a list that was read stays when reading it again fails', async () => {
  const { notifications, state } = setUp([listed([5]), json({}, 500)]);
  notifications.open();
  await settle();
  notifications.takeUnread(1);
  await settle();
  expect(state().list).toMatchObject({ state: 'loaded', value: { informative: [{ id: '5' }] } });
});

describe('the counts of the tabs', () => {
  test('are what the server counted [SH-NP-03]', async () => {
    const { notifications, state } = setUp();
    notifications.takeCounts({ counts: { 0: 3, 1: 5 } });
    notifications.open();
    await settle();
    expect(unreadByType(state())).toEqual({ informative: 3, tasks: 5 });
  });

  test.each<[string, (notifications: ReturnType<typeof setUp>['notifications']) => void]>([
    ['after a pushed number', (notifications) => notifications.takeUnread(9)],
    ['once the panel was open', (notifications) => (notifications.open(), notifications.close())],
  ])('come from the list %s', async (_, change) => {
    const { notifications, state } = setUp();
    notifications.takeCounts({ counts: { 0: 3, 1: 5 } });
    change(notifications);
    notifications.open();
    await settle();
    expect(unreadByType(state())).toEqual({ informative: 2, tasks: 0 });
  });
});

describe('the list', () => {
  test('is read in the language of the user each time the panel opens, and not before [SH-CA-12]', async () => {
    const { notifications, requests } = setUp();
    notifications.takeCounts({ counts: { 0: 3 } });
    notifications.takeUnread(4);
    await settle();
    expect(requests).toHaveLength(0);
    notifications.open();
    await settle();
    notifications.close();
    notifications.open();
    await settle();
    expect(requests.map((request) => request.address)).toEqual(
      Array(2).fill('https://api.example/ui/uic/v3/notifications/languages/ja'),
    );
  });

  test('is read again on a number while the panel is open, one call at a time [SH-LC-08]', async () => {
    const { notifications, requests, state } = setUp([listed([5]), listed([5, 15]), listed([5, 15, 25])]);
    notifications.open();
    for (let count = 1; count < 9; count += 1) notifications.takeUnread(count);
    await settle();
    expect(requests).toHaveLength(2);
    notifications.takeUnread(1);
    await settle();
    expect(requests).toHaveLength(3);
    expect(state().list).toMatchObject({ state: 'loaded', value: { informative: [{ id: '25' }, {}, {}] } });
  });

  test('stays while it is read again, and is not read once the panel is closed', async () => {
    const { notifications, requests, state } = setUp();
    notifications.open();
    expect(state().list.state).toBe('loading');
    await settle();
    notifications.takeUnread(1);
    expect(state().list.state).toBe('loaded');
    await settle();
    notifications.close();
    notifications.takeUnread(2);
    await settle();
    expect(requests).toHaveLength(2);
  });

  test('that failed can be tried again', async () => {
    const { notifications, state } = setUp([json({}, 500), listed([5])]);
    notifications.open();
    await settle();
    expect(state().list.state).toBe('failed');
    notifications.reload();
    expect(state().list.state).toBe('loading');
    await settle();
    expect(state().list.state).toBe('loaded');
  });

  test.each([
    ['no answer', { given: new Error('offline') }],
    ['HTML', { given: new Response('<html>', { headers: { 'content-type': 'text/html' } }) }],
    ['broken JSON', { given: new Response('{', { headers: { 'content-type': 'application/json' } }) }],
    ['too much', { given: json({ notifications: 'x'.repeat(200_000) }) }],
    ['empty', { given: new Response('') }],
  ])('fails on an answer that is none: %s', async (_, { given }) => {
    const { notifications, state } = setUp([given]);
    notifications.open();
    await settle();
    expect(state().list.state).toBe('failed');
  });
});
