import { describe, expect, test } from 'vitest';
import { settings } from '../../../src/generated/console';
import { createLiveChannel } from '../../../src/session/live/live-channel';
import { defaultConfig, type Config } from '../../../src/session/config';
import { json, setUpClient } from '../../support/api-client';
import { settle } from '../../support/fake-clock';
import { createFakePage } from '../../support/fake-page';
import { createFakeSockets } from '../../support/fake-socket';

const address = 'wss://console.example/live';
const counts = (members: object = {}) =>
  json({ counts: { 0: 1, 1: 2 }, token: 't-1', webSocketUrl: address, ...members });

async function setUp(
  answers: Parameters<typeof setUpClient>[0] = [counts()],
  channel: Partial<Config['liveChannel']> = {},
) {
  const { client, clock, requests } = setUpClient(answers, {
    limits: { timeoutMs: 30_000, maxBodyBytes: 10_000, retries: 0, retryPauseMs: 0, signInSettleMs: 0 },
  });
  const page = createFakePage();
  const sockets = createFakeSockets();
  const heard: unknown[] = [];
  const frames: unknown[] = [];
  const logged: string[] = [];
  const openings: number[] = [];
  const live = createLiveChannel({
    client,
    clock,
    page,
    trust: { own: page.origin, allowed: ['https://files.example'] },
    openSocket: (...args) => {
      openings.push(clock.now());
      return sockets.open(...args);
    },
    random: () => 1,
    channel: { ...defaultConfig.liveChannel, ...channel },
    live: settings.live,
    onCounts: (answer) => void heard.push(answer),
    onFrame: (data) => void frames.push(data),
    log: (line) => void logged.push(line),
  });
  live.start();
  await settle();
  /** Lets sockets fail one after the other; gives the milliseconds until the next one each time. */
  const failing = async (count: number): Promise<number[]> => {
    const found: number[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const from = clock.now();
      sockets.last().closed();
      await clock.advance(80_000);
      found.push(Math.ceil((openings.at(-1) ?? 0) - from));
    }
    return found;
  };
  return { live, clock, requests, page, sockets, heard, frames, logged, failing };
}

describe('opening', () => {
  test('SH-LC-01: the address and the token of the counts open one socket', async () => {
    const { sockets, heard } = await setUp();
    expect(sockets.all).toHaveLength(1);
    expect(sockets.last()).toMatchObject({ address, protocols: ['console.v1', 'console.token.dC0x'] });
    expect(heard).toMatchObject([{ counts: { 0: 1, 1: 2 } }]);
  });

  test('a second start opens no second socket', async () => {
    const { live, sockets, requests } = await setUp();
    live.start();
    await settle();
    expect([sockets.all.length, requests.length]).toEqual([1, 1]);
  });

  test.each([
    ['no address', { given: { webSocketUrl: null }, lines: 0 }],
    ['no token', { given: { token: null }, lines: 0 }],
    ['a foreign address', { given: { webSocketUrl: 'wss://evil.example/live' }, lines: 1 }],
    ['an address that is no socket', { given: { webSocketUrl: 'https://console.example/live' }, lines: 1 }],
    ['an address that is no text', { given: { webSocketUrl: {} }, lines: 1 }],
  ])('no socket and no further call with %s', async (_, { given, lines }) => {
    const { sockets, logged, clock, requests } = await setUp([counts(given)]);
    await clock.advance(600_000);
    expect([sockets.all.length, requests.length, logged.length]).toEqual([0, 1, lines]);
  });

  test('counts that fail are asked for again by the same rule, without a socket', async () => {
    const { clock, requests, sockets } = await setUp([json({}, 500)]);
    const times: number[] = [];
    const start = clock.now();
    for (let turn = 0; turn < 130; turn += 1) {
      const before = requests.length;
      await clock.advance(1000);
      if (requests.length > before) times.push((clock.now() - start) / 1000);
    }
    // 3, 8.4, 18.12, 35.616, 67.1088, 123.79584 in steps of a second.
    expect(times).toEqual([3, 9, 19, 36, 68, 124]);
    expect(sockets.all).toEqual([]);
  });

  test('an address that the browser refuses counts as a failed attempt', async () => {
    const { sockets, clock, requests } = await setUp([json({}, 500), counts()]);
    sockets.refuse = true;
    await clock.advance(3000);
    expect(sockets.all).toHaveLength(1);
    await clock.advance(5400);
    expect([sockets.all.length, requests.length]).toEqual([2, 2]);
  });
});

describe('coming back', () => {
  test('SH-LC-02 SH-LC-03 SH-LC-04 SH-LC-05: after 3, 5.4, 9.72, 17.496, 31.4928, 56.68704, 70 and 70 s', async () => {
    const { failing } = await setUp();
    expect(await failing(8)).toEqual([3000, 5400, 9720, 17_496, 31_493, 56_688, 70_000, 70_000]);
  });

  test('SH-LC-06: an open after growth to 5.4 s makes the next wait 4.5 s', async () => {
    const { sockets, failing } = await setUp();
    sockets.last().opened();
    expect(await failing(1)).toEqual([3000]);
    sockets.last().opened();
    expect(await failing(1)).toEqual([4500]);
  });

  test('the address and token are used again, and asked for anew after three failed attempts', async () => {
    const { requests, sockets, failing } = await setUp([counts(), counts({ token: 't-2' })]);
    await failing(2);
    expect([requests.length, sockets.last().protocols[1]]).toEqual([1, 'console.token.dC0x']);
    await failing(1);
    expect([requests.length, sockets.last().protocols[1]]).toEqual([2, 'console.token.dC0y']);
    await failing(3);
    expect(requests).toHaveLength(3);
  });

  test('an open starts the counting of failed attempts anew', async () => {
    const { requests, sockets, failing } = await setUp();
    await failing(2);
    sockets.last().opened();
    await settle();
    const before = requests.length;
    await failing(3);
    expect(requests).toHaveLength(before);
  });

  test('after a reconnect the counts are read again, after the first opening they are not', async () => {
    const { sockets, requests, heard, failing } = await setUp([counts(), counts({ counts: { 0: 9 } })]);
    sockets.last().opened();
    await settle();
    expect(requests).toHaveLength(1);
    await failing(1);
    sockets.last().opened();
    await settle();
    expect(heard).toMatchObject([{ counts: { 0: 1 } }, { counts: { 0: 9 } }]);
  });

  test('counts that fail after a reconnect leave the socket as it is', async () => {
    const { sockets, failing, frames } = await setUp([counts(), json({}, 500)]);
    sockets.last().opened();
    await failing(1);
    sockets.last().opened();
    await settle();
    sockets.last().received('7');
    expect([sockets.all.length, frames]).toEqual([2, ['7']]);
  });

  test('counts that name no channel any more end it only where there never was one', async () => {
    const { sockets, requests, failing } = await setUp([
      counts(),
      counts({ token: null }),
      counts({ token: null }),
      counts(),
    ]);
    sockets.last().opened();
    await failing(1);
    sockets.last().opened();
    await failing(1);
    expect([requests.length, sockets.all.length]).toEqual([4, 3]);
  });

  test('jitter shortens the waits', async () => {
    const { failing } = await setUp([counts()], { jitter: 0.5 });
    expect(await failing(2)).toEqual([1500, 2700]);
  });

  test('a closed socket says nothing more', async () => {
    const { sockets, frames, clock, failing } = await setUp();
    const [first] = sockets.all;
    first?.closed();
    first?.closed();
    first?.received('7');
    first?.opened();
    await clock.advance(3000);
    expect([sockets.all.length, frames]).toEqual([2, []]);
    expect(await failing(1)).toEqual([5400]);
  });

  test('stopping ends it for good', async () => {
    const { live, sockets, clock } = await setUp();
    sockets.last().opened();
    live.stop();
    await clock.advance(600_000);
    expect([sockets.all.length, sockets.last().isClosed, clock.pending()]).toEqual([1, true, 0]);
  });
});

describe('without a network', () => {
  test('no attempt is made while offline; it follows once online', async () => {
    const { page, sockets, clock } = await setUp();
    sockets.last().opened();
    page.fire('offline');
    expect(sockets.last().isClosed).toBe(true);
    await clock.advance(600_000);
    expect(sockets.all).toHaveLength(1);
    page.fire('online');
    expect(sockets.all).toHaveLength(2);
  });

  test('coming online earlier than the wait is over changes nothing', async () => {
    const { page, sockets, clock } = await setUp();
    page.fire('offline');
    await clock.advance(1000);
    page.fire('online');
    await clock.advance(1999);
    expect(sockets.all).toHaveLength(1);
    await clock.advance(1);
    expect(sockets.all).toHaveLength(2);
  });

  test('the counts are not asked for while offline either', async () => {
    const { page, requests, clock } = await setUp([json({}, 500), counts()]);
    page.fire('offline');
    await clock.advance(600_000);
    expect(requests).toHaveLength(1);
    page.fire('online');
    await settle();
    expect(requests).toHaveLength(2);
  });
});

describe('staying alive', () => {
  test('SH-LC-07 SH-CO-04: one ping at 90, 180 and 270 s, none before the opening or after the end', async () => {
    const { sockets, clock } = await setUp();
    const socket = sockets.last();
    await clock.advance(100_000);
    socket.opened();
    const counted: number[] = [];
    for (const wait of [89_999, 1, 89_999, 1, 90_000]) {
      await clock.advance(wait);
      counted.push(socket.sent.length);
    }
    expect(counted).toEqual([0, 1, 1, 2, 3]);
    expect(new Set(socket.sent)).toEqual(new Set(['ping']));
    socket.closed();
    await clock.advance(90_000);
    expect(socket.sent).toHaveLength(3);
  });

  test('a ping without any frame after it ends the socket when an answer is expected', async () => {
    const { sockets, clock } = await setUp([counts()], { pongTimeoutMs: 10_000 });
    const socket = sockets.last();
    socket.opened();
    await clock.advance(95_000);
    socket.received('anything');
    await clock.advance(85_000);
    expect([socket.sent.length, socket.isClosed]).toEqual([2, false]);
    await clock.advance(10_000);
    expect(socket.isClosed).toBe(true);
    await clock.advance(3000);
    expect(sockets.all).toHaveLength(2);
  });

  test('without that setting silence is fine', async () => {
    const { sockets, clock } = await setUp();
    sockets.last().opened();
    await clock.advance(3_600_000);
    expect(sockets.last().isClosed).toBe(false);
  });
});
