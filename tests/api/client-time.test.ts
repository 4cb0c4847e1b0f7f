import { describe, expect, test, vi } from 'vitest';
import { settle } from '../support/fake-clock';
import { json, setUpClient } from '../support/api-client';

describe('repetition', () => {
  const lost = new TypeError('network');

  test.each<
    [
      string,
      {
        operation: 'getMenu' | 'urlQuery' | 'dismissBanner';
        answers: (Response | Error)[];
        sent: number;
        state: string;
      },
    ]
  >([
    ['no answer, then one', { operation: 'getMenu', answers: [lost, json({})], sent: 2, state: 'done' }],
    [
      '503, 502, then one',
      { operation: 'getMenu', answers: [json({}, 503), json({}, 502), json({})], sent: 3, state: 'done' },
    ],
    [
      'a query that is safe although it is posted',
      { operation: 'urlQuery', answers: [json({}, 504), json({})], sent: 2, state: 'done' },
    ],
    ['at most twice', { operation: 'getMenu', answers: [lost], sent: 3, state: 'failed' }],
    ['never after 500', { operation: 'getMenu', answers: [json({}, 500), json({})], sent: 1, state: 'failed' }],
    ['never after 429', { operation: 'getMenu', answers: [json({}, 429), json({})], sent: 1, state: 'failed' }],
    ['never after a wrong answer', { operation: 'getMenu', answers: [json('x'), json({})], sent: 1, state: 'failed' }],
    [
      'never of a change without answer',
      { operation: 'dismissBanner', answers: [lost, json({})], sent: 1, state: 'failed' },
    ],
    [
      'never of a change after 503',
      { operation: 'dismissBanner', answers: [json({}, 503), json({})], sent: 1, state: 'failed' },
    ],
  ])('%s', async (_, { operation, answers, sent, state }) => {
    const { client, clock, requests, watch } = setUpClient(answers);
    const seen = watch(client.send(operation, { body: {} }));
    await clock.advance(5000);
    expect(requests).toHaveLength(sent);
    expect(seen.state).toBe(state);
    expect(clock.pending()).toBe(0);
  });

  test('it waits a little, longer each time, and keeps the trace id', async () => {
    const { client, clock, requests, watch } = setUpClient([json({}, 503)]);
    const seen = watch(client.call('getSession', {}));
    await clock.advance(299);
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    expect(requests).toHaveLength(2);
    await clock.advance(899);
    expect(requests).toHaveLength(2);
    await clock.advance(1);
    expect(new Set(requests.map(({ init }) => Object(init.headers)['X-Trace-Id']))).toEqual(new Set(['trace-1']));
    expect(seen.error).toMatchObject({ status: 503, traceId: 'trace-1' });
  });

  test('no answer at all has status 0', async () => {
    const { client, clock, watch } = setUpClient([lost]);
    const seen = watch(client.call('getMenu', {}));
    await clock.advance(5000);
    expect(seen.error).toMatchObject({ kind: 'no-answer', status: 0 });
  });
});

describe('time and cancelling', () => {
  test('a call ends after its time, whatever the server does', async () => {
    const { client, clock, requests, watch } = setUpClient(['never']);
    const seen = watch(client.call('getMenu', {}));
    await clock.advance(29_999);
    expect(seen.state).toBe('pending');
    await clock.advance(1);
    expect(seen.error).toMatchObject({ kind: 'time-out', status: 0 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });

  test('a body that stops half-way ends in time too', async () => {
    const stuck = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    const { client, clock, watch } = setUpClient([], { fetch: () => Promise.resolve(new Response(stuck)) });
    const seen = watch(client.call('getMenu', {}));
    await clock.advance(30_000);
    expect(seen.error).toMatchObject({ kind: 'time-out' });
  });

  test.each<[string, (Response | 'never')[]]>([
    ['while it waits for an answer', ['never']],
    ['between two attempts', [json({}, 503)]],
  ])('cancelling %s rejects with the reason and stops everything', async (_, answers) => {
    const { client, clock, requests, signals, watch } = setUpClient(answers);
    const controller = new AbortController();
    const seen = watch(client.call('getMenu', {}, { signal: controller.signal }));
    await settle();
    controller.abort('closed');
    await settle();
    expect(seen.error).toBe('closed');
    expect(clock.pending()).toBe(0);
    await clock.advance(60_000);
    expect(requests).toHaveLength(1);
    expect(signals).toEqual([]);
  });

  test('a call that is cancelled before it starts sends nothing', async () => {
    const { client, requests } = setUpClient([json({})]);
    await expect(client.call('getMenu', {}, { signal: AbortSignal.abort('closed') })).rejects.toBe('closed');
    expect(requests).toEqual([]);
  });
});

describe('signals', () => {
  test.each<[string, { answer: Response; operation: 'getMenu' | 'urlQuery'; want: object | undefined }]>([
    ['401', { answer: json({}, 401), operation: 'urlQuery', want: { kind: 'sign-in', status: 401 } }],
    [
      '401 with 4011403',
      { answer: json({ info: { number: 4011403 } }, 401), operation: 'urlQuery', want: { kind: 'sign-out' } },
    ],
    ['SH-ER-08: 403 below the shell', { answer: json({}, 403), operation: 'getMenu', want: { kind: 'forbidden' } }],
    ['SH-ER-08: 403 elsewhere', { answer: json({}, 403), operation: 'urlQuery', want: undefined }],
    [
      'SH-ER-10: 500 of the menu',
      { answer: json({}, 500), operation: 'getMenu', want: { kind: 'unavailable', status: 500 } },
    ],
    ['SH-ER-12: 500 elsewhere', { answer: json({}, 500), operation: 'urlQuery', want: undefined }],
  ])('%s', async (_, { answer, operation, want }) => {
    const { client, clock, signals, watch } = setUpClient([answer]);
    watch(client.send(operation, {}));
    await clock.advance(0);
    if (want) expect(signals).toMatchObject([{ ...want, traceId: 'trace-1', operation }]);
    else expect(signals).toEqual([]);
  });

  test('SH-ER-07: a refused call stays pending until 4 s after the session has acted', async () => {
    let acted: () => void = () => undefined;
    const onSignal = vi.fn(() => new Promise<void>((resolve) => (acted = resolve)));
    const { client, clock, watch } = setUpClient([json({}, 401)], { onSignal });
    const seen = watch(client.call('getMenu', {}));
    await clock.advance(10_000);
    expect(seen.state).toBe('pending');
    acted();
    await clock.advance(3999);
    expect(seen.state).toBe('pending');
    await clock.advance(1);
    expect(seen.error).toMatchObject({ status: 401 });
  });

  test('a refused call can still be cancelled', async () => {
    const { client, watch } = setUpClient([json({}, 401)]);
    const controller = new AbortController();
    const seen = watch(client.call('getMenu', {}, { signal: controller.signal }));
    await settle();
    controller.abort('closed');
    await settle();
    expect(seen.error).toBe('closed');
  });
});
