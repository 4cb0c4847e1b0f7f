// It is loaded when it is first needed.
import '~/session/live/live-channel';
import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { defaultConfig } from '~/session/config';
import { createLiveSession } from '~/session/live/live-session';
import { json, setUpClient } from '~/tests/harness/api-client';
import { settle } from '~/tests/harness/fake-clock';
import { createFakePage } from '~/tests/harness/fake-page';
import { createFakeSockets } from '~/tests/harness/fake-socket';

async function setUp({ failing = false, ...session }: { token?: string | null; failing?: boolean } = {}) {
  const { client, clock } = setUpClient([
    json({ counts: { 0: 1, 1: 2 }, token: 't', webSocketUrl: 'wss://console.example/live' }),
  ]);
  const page = createFakePage();
  const sockets = createFakeSockets();
  const dialogs: string[] = [];
  const logged: string[] = [];
  const live = createLiveSession({
    client,
    clock,
    page,
    token: () => (session.token === null ? undefined : (session.token ?? 'own-token')),
    trust: { origin: page.origin, folder: '/', allowed: [] },
    openSocket: sockets.open,
    random: () => 0,
    channel: defaultConfig.liveChannel,
    settings,
    scope: () => ({ language: 'en' }),
    dialogs: {
      show(id, params) {
        if (failing) throw new Error('no dialog today');
        return dialogs.push(`show ${id} ${JSON.stringify(params)}`);
      },
      close: (key) => void dialogs.push(`close ${key}`),
    },
    signOut: () => Promise.resolve(void page.done.push('sign out')),
    checkBuild: () => void page.done.push('check build'),
    log: (line) => void logged.push(line),
  });
  live.start();
  await settle();
  const receive = (message: unknown): void => sockets.last().received(JSON.stringify(message));
  return { live, clock, page, sockets, dialogs, logged, receive };
}

describe('live messages', () => {
  test('a number sets the badge [SH-LC-08]', async () => {
    const { live, receive } = await setUp();
    expect(live.notifications.state.get().badge).toBe(3);
    receive(7);
    expect(live.notifications.state.get().badge).toBe(7);
  });

  test('a sign-out that names the token of this session warns, once [SH-LC-09]', async () => {
    const { dialogs, receive } = await setUp();
    receive({ type: 'ssoLogout', token: 'own-token' });
    receive({ type: 'ssoLogout', token: 'own-token' });
    expect(dialogs).toEqual(['show session-kicked {"seconds":90}']);
  });

  test.each([
    ['another token', { token: 'own-token', given: { type: 'ssoLogout', token: 'other' } }],
    ['no token of its own', { token: null, given: { type: 'ssoLogout', token: 'undefined' } }],
    ['no token in the message', { token: null, given: { type: 'ssoLogout' } }],
  ])('nothing with %s [SH-LC-09]', async (_, { token, given }) => {
    const { dialogs, page, clock, receive } = await setUp({ token });
    receive(given);
    await clock.advance(3_600_000);
    expect([dialogs, page.done]).toEqual([[], []]);
  });

  test('90 s after the warning the user is signed out, once [SH-LC-10, SH-CO-05]', async () => {
    const { page, clock, receive } = await setUp();
    receive({ type: 'ssoLogout', token: 'own-token' });
    await clock.advance(50_000);
    receive({ type: 'ssoLogout', token: 'own-token' });
    await clock.advance(39_999);
    expect(page.done).toEqual([]);
    await clock.advance(1);
    await clock.advance(600_000);
    expect(page.done).toEqual(['sign out']);
  });

  test('a warning that cannot be shown does not hold it up [SH-LC-10]', async () => {
    const { page, clock, logged, receive } = await setUp({ failing: true });
    receive({ type: 'ssoLogout', token: 'own-token' });
    await clock.advance(90_000);
    expect([page.done, logged]).toEqual([['sign out'], ['Error: no dialog today']]);
  });

  test('a warning that is requested twice comes once', async () => {
    const { live, dialogs, page, clock, receive } = await setUp();
    live.forceSignOut();
    receive({ type: 'ssoLogout', token: 'own-token' });
    await clock.advance(90_000);
    expect([dialogs, page.done]).toEqual([['show session-kicked {"seconds":90}'], ['sign out']]);
  });

  test('changed access is told; a newer word replaces the older one [SH-LC-12]', async () => {
    const { dialogs, receive } = await setUp();
    receive({ type: 'accessControlUpdate', logoutType: 1 });
    receive({ type: 'accessControlUpdate', logoutType: 9 });
    receive({ type: 'accessControlUpdate', logoutType: 3 });
    expect(dialogs).toEqual([
      'show access-changed {"logoutType":1}',
      'close 1',
      'show access-changed {"logoutType":3}',
    ]);
  });

  test('any other typed message goes on to the page [SH-LC-15]', async () => {
    const { page, receive, live } = await setUp();
    receive({ type: 'taskDone', id: 5 });
    expect(page.done).toEqual(['dispatch console:message {"type":"taskDone","id":5}']);
    expect(live.ignored()).toBe(0);
  });

  test('everything else is ignored and counted', async () => {
    const { live, page, dialogs, sockets } = await setUp();
    for (const frame of ['{', '[]', '-1', '{"type":7}', new ArrayBuffer(1)]) sockets.last().received(frame);
    expect([live.ignored(), page.done, dialogs]).toEqual([5, [], []]);
    expect(live.notifications.state.get().badge).toBe(3);
  });

  test('ten thousand frames leave the last number on the badge, and frames of megabytes count as nothing', async () => {
    const { live, page, sockets, receive } = await setUp();
    const long = JSON.stringify({ type: 'taskDone', filling: 'x'.repeat(5_000_000) });
    for (let count = 1; count <= 10_000; count += 1) {
      receive(count % 100);
      if (count % 2500 === 0) sockets.last().received(long);
    }
    receive(42);
    expect([live.notifications.state.get().badge, live.ignored(), page.done]).toEqual([42, 4, []]);
  });
});
