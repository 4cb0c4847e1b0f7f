import { describe, expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { settle } from '~/tests/harness/fake-clock';
import { address, counts, startChannel } from '~/tests/harness/session/live/start-channel';

describe('opening', () => {
  test('the address and the token of the counts open one socket [SH-LC-01]', async () => {
    const { sockets, received: received } = await startChannel();
    expect(sockets.all).toHaveLength(1);
    expect(sockets.last()).toMatchObject({ address, protocols: ['console.v1', 'console.token.dC0x'] });
    expect(received).toMatchObject([{ counts: { 0: 1, 1: 2 } }]);
  });

  test('a second start opens no second socket', async () => {
    const { live, sockets, requests } = await startChannel();
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
    const { sockets, logged, clock, requests } = await startChannel([counts(given)]);
    await clock.advance(600_000);
    expect([sockets.all.length, requests.length, logged.length]).toEqual([0, 1, lines]);
  });

  test('counts that fail are asked for again by the same rule, without a socket', async () => {
    const { clock, requests, sockets } = await startChannel([json({}, 500)]);
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
    const { sockets, clock, requests } = await startChannel([json({}, 500), counts()]);
    sockets.refuse = true;
    await clock.advance(3000);
    expect(sockets.all).toHaveLength(1);
    await clock.advance(5400);
    expect([sockets.all.length, requests.length]).toEqual([2, 2]);
  });
});

describe('coming back', () => {
  test('after 3, 5.4, 9.72, 17.496, 31.4928, 56.68704, 70 and 70 s [SH-LC-02, SH-LC-03, SH-LC-04, SH-LC-05]', async () => {
    const { failing } = await startChannel();
    expect(await failing(8)).toEqual([3000, 5400, 9720, 17_496, 31_493, 56_688, 70_000, 70_000]);
  });

  test('an open after growth to 5.4 s makes the next wait 4.5 s [SH-LC-06]', async () => {
    const { sockets, failing } = await startChannel();
    sockets.last().opened();
    expect(await failing(1)).toEqual([3000]);
    sockets.last().opened();
    expect(await failing(1)).toEqual([4500]);
  });

  test('the address and token are used again, and asked for again after three failed attempts', async () => {
    const { requests, sockets, failing } = await startChannel([counts(), counts({ token: 't-2' })]);
    await failing(2);
    expect([requests.length, sockets.last().protocols[1]]).toEqual([1, 'console.token.dC0x']);
    await failing(1);
    expect([requests.length, sockets.last().protocols[1]]).toEqual([2, 'console.token.dC0y']);
    await failing(3);
    expect(requests).toHaveLength(3);
  });

  test('an open starts the counting of failed attempts again', async () => {
    const { requests, sockets, failing } = await startChannel();
    await failing(2);
    sockets.last().opened();
    await settle();
    const before = requests.length;
    await failing(3);
    expect(requests).toHaveLength(before);
  });

  test('after a reconnect the counts are read again, after the first opening they are not', async () => {
    const {
      sockets,
      requests,
      received: received,
      failing,
    } = await startChannel([counts(), counts({ counts: { 0: 9 } })]);
    sockets.last().opened();
    await settle();
    expect(requests).toHaveLength(1);
    await failing(1);
    sockets.last().opened();
    await settle();
    expect(received).toMatchObject([{ counts: { 0: 1 } }, { counts: { 0: 9 } }]);
  });

  test('counts that fail after a reconnect leave the socket as it is', async () => {
    const { sockets, failing, frames } = await startChannel([counts(), json({}, 500)]);
    sockets.last().opened();
    await failing(1);
    sockets.last().opened();
    await settle();
    sockets.last().received('7');
    expect([sockets.all.length, frames]).toEqual([2, ['7']]);
  });

  test('counts that name no channel any more end it only where there never was one', async () => {
    const { sockets, requests, failing } = await startChannel([
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
    const { failing } = await startChannel([counts()], { jitter: 0.5 });
    expect(await failing(2)).toEqual([1500, 2700]);
  });

  test('a closed socket says nothing more', async () => {
    const { sockets, frames, clock, failing } = await startChannel();
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
    const { live, sockets, clock } = await startChannel();
    sockets.last().opened();
    live.stop();
    await clock.advance(600_000);
    expect([sockets.all.length, sockets.last().isClosed, clock.pending()]).toEqual([1, true, 0]);
  });
});
