import { describe, expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { settle } from '~/tests/harness/fake-clock';
import { counts, startChannel } from '~/tests/harness/session/live/start-channel';

describe('without a network', () => {
  test('no attempt is made while offline; it follows once online', async () => {
    const { page, sockets, clock } = await startChannel();
    sockets.last().opened();
    page.fire('offline');
    expect(sockets.last().isClosed).toBe(true);
    await clock.advance(600_000);
    expect(sockets.all).toHaveLength(1);
    page.fire('online');
    await clock.advance(0);
    expect(sockets.all).toHaveLength(2);
  });

  test('being online again during the longest wait makes the next attempt at once, and only one', async () => {
    const { page, sockets, clock, failing } = await startChannel();
    await failing(8);
    sockets.last().closed();
    await clock.advance(5000);
    const before = sockets.all.length;
    page.fire('offline');
    await clock.advance(5000);
    page.fire('online');
    await clock.advance(0);
    expect(sockets.all).toHaveLength(before + 1);
    await clock.advance(70_000);
    expect(sockets.all).toHaveLength(before + 1);
  });

  test('being online again interrupts a wait, even without having been offline', async () => {
    const { page, sockets, clock, failing } = await startChannel();
    await failing(8);
    sockets.last().closed();
    await clock.advance(1000);
    const before = sockets.all.length;
    page.fire('online');
    await clock.advance(0);
    expect(sockets.all).toHaveLength(before + 1);
  });

  test('an open socket stays when the browser says again that it is online', async () => {
    const { page, sockets, clock } = await startChannel();
    sockets.last().opened();
    page.fire('online');
    await clock.advance(5000);
    expect([sockets.all.length, sockets.last().isClosed]).toEqual([1, false]);
  });

  test('with jitter the attempts of many consoles spread over the second after the return', async () => {
    const { page, sockets, clock } = await startChannel([counts()], { jitter: 0.5 });
    page.fire('offline');
    page.fire('online');
    await clock.advance(499);
    expect(sockets.all).toHaveLength(1);
    await clock.advance(1);
    expect(sockets.all).toHaveLength(2);
  });

  test('a call of the counts that the network swallowed does not hold the next attempt back', async () => {
    const { page, requests, clock, sockets } = await startChannel(['never', counts()]);
    page.fire('offline');
    await settle();
    page.fire('online');
    await clock.advance(0);
    expect([requests.length, sockets.all.length]).toEqual([2, 1]);
  });

  test('the counts are not asked for while offline either', async () => {
    const { page, requests, clock } = await startChannel([json({}, 500), counts()]);
    page.fire('offline');
    await clock.advance(600_000);
    expect(requests).toHaveLength(1);
    page.fire('online');
    await clock.advance(0);
    expect(requests).toHaveLength(2);
  });
});

describe('staying alive', () => {
  test('one ping at 90, 180 and 270 s, none before the opening or after the end [SH-LC-07, SH-CO-04]', async () => {
    const { sockets, clock } = await startChannel();
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
    const { sockets, clock } = await startChannel([counts()], { pongTimeoutMs: 10_000 });
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

  test('a server that never answers a ping may be silent', async () => {
    const { sockets, clock } = await startChannel();
    sockets.last().opened();
    await clock.advance(3_600_000);
    expect(sockets.last().isClosed).toBe(false);
  });

  test('once a server has answered a ping, the next one without an answer in 30 s ends the socket', async () => {
    const { sockets, clock } = await startChannel();
    const socket = sockets.last();
    socket.opened();
    await clock.advance(90_000);
    socket.received('pong');
    await clock.advance(90_000 + 29_999);
    expect(socket.isClosed).toBe(false);
    await clock.advance(1);
    expect(socket.isClosed).toBe(true);
    await clock.advance(3000);
    expect(sockets.all).toHaveLength(2);
  });

  test('the next socket of that server is held to it from its first ping', async () => {
    const { sockets, clock } = await startChannel();
    sockets.last().opened();
    await clock.advance(90_000);
    sockets.last().received('pong');
    sockets.last().closed();
    await clock.advance(3000);
    sockets.last().opened();
    await clock.advance(119_999);
    expect(sockets.last().isClosed).toBe(false);
    await clock.advance(1);
    expect(sockets.last().isClosed).toBe(true);
  });

  test('a message that came by chance after a ping costs a server without answers one socket', async () => {
    const { sockets, clock } = await startChannel();
    sockets.last().opened();
    await clock.advance(95_000);
    sockets.last().received('7');
    await clock.advance(120_000);
    expect(sockets.all).toHaveLength(2);
    sockets.last().opened();
    await clock.advance(3_600_000);
    expect([sockets.all.length, sockets.last().isClosed]).toEqual([2, false]);
  });

  test('a message later than 30 s after a ping is no answer to it', async () => {
    const { sockets, clock } = await startChannel();
    sockets.last().opened();
    await clock.advance(121_000);
    sockets.last().received('7');
    await clock.advance(3_600_000);
    expect(sockets.last().isClosed).toBe(false);
  });
});
