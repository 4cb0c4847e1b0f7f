import { describe, expect, test } from 'vitest';
import type { ApiError } from '~/api/api-error';
import { settle } from '../../harness/fake-clock';
import { json, setUpClient } from '../../harness/api-client';

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
    const seen = watch(client.request(operation, operation === 'getMenu' ? {} : { body: {} }));
    await clock.advance(5000);
    expect(requests).toHaveLength(sent);
    expect(seen.state).toBe(state);
    expect(clock.pending()).toBe(0);
  });

  test('it waits a little, longer each time, and keeps the trace id', async () => {
    const { client, clock, requests, watch } = setUpClient([json({}, 503)]);
    const seen = watch(client.request('getSession', {}));
    await clock.advance(299);
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    expect(requests).toHaveLength(2);
    await clock.advance(899);
    expect(requests).toHaveLength(2);
    await clock.advance(1);
    expect(new Set(requests.map(({ headers }) => headers['x-trace-id']))).toEqual(new Set(['trace-1']));
    expect(seen.error).toMatchObject({ status: 503, traceId: 'trace-1' });
  });

  test('no answer at all has status 0', async () => {
    const { client, clock, watch } = setUpClient([lost]);
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(5000);
    expect(seen.error).toMatchObject({ kind: 'no-answer', status: 0 });
  });
});

describe('a pause that the server requests', () => {
  const busy = (status: number, headers: Record<string, string>): Response =>
    new Response('{}', { status, headers: { 'content-type': 'application/json', ...headers } });

  test.each<[string, { answer: Response; pause: number }]>([
    ['429 with seconds', { answer: busy(429, { 'Retry-After': '7' }), pause: 7000 }],
    ['503 with seconds', { answer: busy(503, { 'Retry-After': '7' }), pause: 7000 }],
    [
      'a date of the server is compared with its own clock',
      {
        answer: busy(429, {
          'Retry-After': 'Sun, 06 Nov 1994 08:49:49 GMT',
          Date: 'Sun, 06 Nov 1994 08:49:37 GMT',
        }),
        pause: 12_000,
      },
    ],
    [
      'without the clock of the server a date is compared with that of the workstation',
      { answer: busy(503, { 'Retry-After': 'Sat, 01 Mar 2025 09:30:05 GMT' }), pause: 5000 },
    ],
    ['a shorter pause than the usual one', { answer: busy(429, { 'Retry-After': '0' }), pause: 300 }],
    ['a date that has passed', { answer: busy(429, { 'Retry-After': 'Sun, 06 Nov 1994 08:49:49 GMT' }), pause: 300 }],
    ['a header that cannot be read', { answer: busy(503, { 'Retry-After': 'soon' }), pause: 300 }],
    ['a header beside a status that it is not for', { answer: busy(502, { 'Retry-After': '7' }), pause: 300 }],
  ])('is heeded before a safe read is repeated: %s', async (_, { answer, pause }) => {
    const { client, clock, requests, watch } = setUpClient([answer, json({})]);
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(pause - 1);
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    expect([requests.length, seen.state]).toEqual([2, 'done']);
    expect(clock.pending()).toBe(0);
  });

  test.each(['30', '86400', '9'.repeat(400), 'Sun, 01 Mar 2026 09:30:00 GMT'])(
    'beyond the time of the call fails at once, with the error policy of its row: %s',
    async (value) => {
      const { client, clock, requests, watch } = setUpClient([busy(503, { 'Retry-After': value }), json({})]);
      const seen = watch(client.request('getMenu', {}));
      await clock.advance(0);
      expect(seen.error).toMatchObject({ kind: 'status', status: 503, policy: { kind: 'page', page: 'unavailable' } });
      expect([requests.length, clock.pending()]).toEqual([1, 0]);
    },
  );

  test('counts for the whole call: the second one may be too long', async () => {
    const { client, clock, requests, watch } = setUpClient([busy(429, { 'Retry-After': '16' })]);
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(16_000);
    expect([requests.length, seen.error]).toMatchObject([2, { status: 429 }]);
  });

  test('does not let a change be repeated', async () => {
    const { client, clock, requests, watch } = setUpClient([busy(429, { 'Retry-After': '1' }), json({})]);
    const seen = watch(client.request('dismissBanner', { body: {} }));
    await clock.advance(5000);
    expect([requests.length, seen.state]).toEqual([1, 'failed']);
  });

  test('ends as soon as the call is cancelled', async () => {
    const { client, clock, watch } = setUpClient([busy(429, { 'Retry-After': '9' }), json({})]);
    const controller = new AbortController();
    const seen = watch(client.request('getMenu', {}, { signal: controller.signal }));
    await clock.advance(1000);
    controller.abort('closed');
    await settle();
    expect([seen.error, clock.pending()]).toEqual(['closed', 0]);
  });
});

describe('time and cancelling', () => {
  test('a call ends after its time, whatever the server does', async () => {
    const { client, clock, requests, watch } = setUpClient(['never']);
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(29_999);
    expect(seen.state).toBe('pending');
    await clock.advance(1);
    expect(seen.error).toMatchObject({ kind: 'time-out', status: 0 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.request.signal.aborted).toBe(true);
  });

  test('a body that stops half-way ends in time too', async () => {
    const stuck = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    const { client, clock, watch } = setUpClient([], { fetch: () => Promise.resolve(new Response(stuck)) });
    const seen = watch(client.request('getMenu', {}));
    await clock.advance(30_000);
    expect(seen.error).toMatchObject({ kind: 'time-out' });
  });

  test.each<[string, (Response | 'never')[]]>([
    ['while it waits for an answer', ['never']],
    ['between two attempts', [json({}, 503)]],
  ])('cancelling %s rejects with the reason and stops everything', async (_, answers) => {
    const { client, clock, requests, errors, watch } = setUpClient(answers);
    const controller = new AbortController();
    const seen = watch(client.request('getMenu', {}, { signal: controller.signal }));
    await settle();
    controller.abort('closed');
    await settle();
    expect(seen.error).toBe('closed');
    expect(clock.pending()).toBe(0);
    await clock.advance(60_000);
    expect(requests).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('a call that is cancelled before it starts sends nothing', async () => {
    const { client, requests } = setUpClient([json({})]);
    await expect(client.request('getMenu', {}, { signal: AbortSignal.abort('closed') })).rejects.toBe('closed');
    expect(requests).toEqual([]);
  });
});

describe('the policy of a failed call', () => {
  type Policy = ApiError['policy'];

  test.each<[string, { answer: Response; operation: 'getMenu' | 'urlQuery'; want: Policy }]>([
    [
      'of 401 is a sign-in',
      { answer: json({}, 401), operation: 'urlQuery', want: { kind: 'session', signal: 'sign-in', message: 'IN' } },
    ],
    [
      'of 401 with 4011403 is a sign-out',
      {
        answer: json({ info: { number: 4011403 } }, 401),
        operation: 'urlQuery',
        want: { kind: 'session', signal: 'sign-out', message: 'OUT' },
      },
    ],
    [
      'of 403 below the shell is the page for denied access [SH-ER-08]',
      { answer: json({}, 403), operation: 'getMenu', want: { kind: 'page', page: 'forbidden' } },
    ],
    [
      'of 403 elsewhere is the general one [SH-ER-08]',
      { answer: json({}, 403), operation: 'urlQuery', want: { kind: 'panel', message: 'ANY' } },
    ],
    [
      'of 500 of the menu is the page for an outage [SH-ER-10]',
      { answer: json({}, 500), operation: 'getMenu', want: { kind: 'page', page: 'unavailable' } },
    ],
    [
      'of 500 elsewhere is the general one [SH-ER-12]',
      { answer: json({}, 500), operation: 'urlQuery', want: { kind: 'panel', message: 'ANY' } },
    ],
  ])('%s', async (_, { answer, operation, want }) => {
    const { client, clock, errors, watch } = setUpClient([answer]);
    const seen = watch(client.request(operation, {}));
    await clock.advance(0);
    expect(errors).toMatchObject([{ policy: want, traceId: 'trace-1', operation }]);
    expect(seen.error).toBe(errors[0]);
  });

  test('is reported before the caller learns of the error', async () => {
    const order: string[] = [];
    const { client } = setUpClient([json({}, 401)], { middleware: [{ onError: () => void order.push('reported') }] });
    await client.request('getMenu', {}).catch(() => order.push('thrown'));
    expect(order).toEqual(['reported', 'thrown']);
  });
});
