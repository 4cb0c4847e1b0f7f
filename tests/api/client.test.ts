import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error';
import { createClient, type ClientOptions } from '../../src/api/client';
import type { SessionSignal } from '../../src/api/session-signal';
import { createFakeClock, settle } from '../support/fake-clock';

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

interface Request {
  readonly address: string;
  readonly init: RequestInit;
}

/** A client whose calls are answered by `answers` in turn, the last one again and again; an `Error` is no answer. */
function setUp(answers: readonly (Response | Error | 'never')[], changes: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const signals: SessionSignal[] = [];
  const clock = createFakeClock();
  let traces = 0;
  const client = createClient({
    origin: 'https://api.example',
    fetch: (address, init) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ address, init });
      if (answer === 'never' || answer === undefined) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
    },
    clock,
    token: () => 'secret',
    uuid: () => `trace-${(traces += 1)}`,
    limits: { timeoutMs: 30_000, maxBodyBytes: 1000, retries: 2, signInSettleMs: 4000 },
    rows: [
      { status: 401, number: 4011403, show: 'toast', message: 'OUT', signal: 'sign-out' },
      { status: 401, show: 'toast', message: 'IN', signal: 'sign-in' },
      { prefix: '/ui/uic/v3/', status: 403, show: 'page', signal: 'forbidden' },
      { operation: 'getMenu', status: '5xx', show: 'page', signal: 'unavailable' },
      { show: 'panel', message: 'ANY' },
    ],
    onSignal: (signal) => void signals.push(signal),
    ...changes,
  });
  /** What became of a call so far. */
  const watch = <T>(call: Promise<T>): { state: string; error?: unknown; value?: T } => {
    const seen: { state: string; error?: unknown; value?: T } = { state: 'pending' };
    call.then(
      (value) => Object.assign(seen, { state: 'done', value }),
      (error: unknown) => Object.assign(seen, { state: 'failed', error }),
    );
    return seen;
  };
  return { client, clock, requests, signals, watch };
}

const url = { body: { url: 'https://a.b/' } };

describe('what is sent', () => {
  test('SH-CA-01, SH-CA-02: trace id and token on every call, a fresh trace each', async () => {
    const { client, requests } = setUp([json({ data: {} })]);
    await client.call('urlQuery', url);
    await client.call('vtReport', { path: { kind: 'url', id: 'a/b' }, query: { refresh: 1 } });
    expect(requests.map(({ address }) => address)).toEqual([
      'https://api.example/public/svp/v2/object/url/query',
      'https://api.example/public/svp/v2/object/vt/report/url/a%2Fb?refresh=1',
    ]);
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"url":"https://a.b/"}',
      headers: { 'X-Trace-Id': 'trace-1', 'uic-token': 'secret', 'Content-Type': 'application/json' },
    });
    expect(requests[1]?.init).toMatchObject({ method: 'GET', headers: { 'X-Trace-Id': 'trace-2' } });
    expect(requests[1]?.init.body).toBeUndefined();
  });

  test('SH-OP-122: without a stored token the header is left out', async () => {
    const { client, requests } = setUp([json({ data: [] })], { token: () => undefined });
    await client.call('getMenu', {});
    expect(requests[0]?.init.headers).not.toHaveProperty('uic-token');
  });

  test('SH-CA-22: the internal auth call names the application, others do not', async () => {
    const { client, requests } = setUp([json({ token: 't' })]);
    await client.call('createInternalToken', { query: { request_id: '1' }, body: { expiryMinutes: 65, page: 'p' } });
    await client.call('getMenu', {});
    expect(requests.map(({ init }) => Object(init.headers)['X-App-Name'])).toEqual(['uic', undefined]);
  });

  test('a redirect is never followed, so the token reaches no other origin', async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
    const { client, requests } = setUp([moved]);
    await expect(client.call('getMenu', {})).rejects.toMatchObject({ kind: 'shape' });
    expect(requests.map(({ init }) => init.redirect)).toEqual(['manual']);
  });

  test('arguments that make no address send nothing', async () => {
    const { client, requests } = setUp([json({})]);
    await expect(client.send('vtReport', { path: { kind: 'url' } })).rejects.toMatchObject({ kind: 'arguments' });
    expect(requests).toEqual([]);
  });
});

describe('answers', () => {
  const html = new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const big = json({ text: 'x'.repeat(1000) });

  test.each<[string, { operation: 'getMenu' | 'urlQuery' | 'vtReport'; answer: Response; want: unknown }]>([
    ['the body where no root is named', { operation: 'getMenu', answer: json({ data: [] }), want: { data: [] } }],
    ['below the root', { operation: 'vtReport', answer: json({ data: { queryDate: 1 } }), want: { queryDate: 1 } }],
    ['an open root at root level', { operation: 'urlQuery', answer: json({ wrsScore: 1 }), want: { wrsScore: 1 } }],
    [
      'a JSON type with a suffix',
      {
        operation: 'getMenu',
        answer: new Response('{}', { headers: { 'content-type': 'application/problem+json; charset=utf-8' } }),
        want: {},
      },
    ],
  ])('%s', async (_, { operation, answer, want }) => {
    const { client } = setUp([answer]);
    const args = { path: { kind: 'url', id: 'x' }, ...url };
    await expect(client.send(operation, args)).resolves.toEqual(want);
  });

  test.each<[string, { answer: Response; want: object }]>([
    ['HTML', { answer: html, want: { kind: 'shape', status: 200 } }],
    ['an empty body', { answer: json(''), want: { kind: 'shape' } }],
    ['no body', { answer: new Response(null, { status: 204 }), want: { kind: 'shape' } }],
    [
      'broken JSON',
      { answer: new Response('{', { headers: { 'content-type': 'application/json' } }), want: { kind: 'shape' } },
    ],
    [
      'JSON of another type',
      { answer: new Response('{}', { headers: { 'content-type': 'text/plain' } }), want: { kind: 'shape' } },
    ],
    ['a body without its root', { answer: json({ a: 1 }), want: { kind: 'shape' } }],
    ['a body over the limit', { answer: big, want: { kind: 'too-large', status: 200 } }],
    ['a failure', { answer: json({ info: { number: '7' } }, 400), want: { kind: 'status', status: 400, number: 7 } }],
    [
      'a failure without JSON',
      { answer: new Response('oops', { status: 500 }), want: { kind: 'status', status: 500 } },
    ],
  ])('%s is an ApiError with trace id and row', async (_, { answer, want }) => {
    const { client } = setUp([answer]);
    const call = client.call('vtReport', { path: { kind: 'url', id: 'x' }, query: { refresh: 0 } });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ ...want, traceId: 'trace-1', row: { message: 'ANY' } });
  });

  test('the rest of a body over the limit is not read', async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(400));
      },
    });
    const { client } = setUp([], { fetch: () => Promise.resolve(new Response(endless)) });
    await expect(client.call('getMenu', {})).rejects.toMatchObject({ kind: 'too-large' });
    expect(read).toBeLessThan(6);
  });

  test('SH-CA-25: a change may be answered with nothing', async () => {
    const { client } = setUp([new Response('')]);
    await expect(client.call('dismissBanner', { body: { pid: 'x' } })).resolves.toBeUndefined();
  });

  test('but not with a page of something in between', async () => {
    const { client } = setUp([html]);
    await expect(client.call('dismissBanner', { body: { pid: 'x' } })).rejects.toMatchObject({ kind: 'shape' });
  });
});

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
    const { client, clock, requests, watch } = setUp(answers);
    const seen = watch(client.send(operation, { body: {} }));
    await clock.advance(5000);
    expect(requests).toHaveLength(sent);
    expect(seen.state).toBe(state);
    expect(clock.pending()).toBe(0);
  });

  test('it waits a little, longer each time, and keeps the trace id', async () => {
    const { client, clock, requests, watch } = setUp([json({}, 503)]);
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
    const { client, clock, watch } = setUp([lost]);
    const seen = watch(client.call('getMenu', {}));
    await clock.advance(5000);
    expect(seen.error).toMatchObject({ kind: 'no-answer', status: 0 });
  });
});

describe('time and cancelling', () => {
  test('a call ends after its time, whatever the server does', async () => {
    const { client, clock, requests, watch } = setUp(['never']);
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
    const { client, clock, watch } = setUp([], { fetch: () => Promise.resolve(new Response(stuck)) });
    const seen = watch(client.call('getMenu', {}));
    await clock.advance(30_000);
    expect(seen.error).toMatchObject({ kind: 'time-out' });
  });

  test.each<[string, (Response | 'never')[]]>([
    ['while it waits for an answer', ['never']],
    ['between two attempts', [json({}, 503)]],
  ])('cancelling %s rejects with the reason and stops everything', async (_, answers) => {
    const { client, clock, requests, signals, watch } = setUp(answers);
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
    const { client, requests } = setUp([json({})]);
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
    const { client, clock, signals, watch } = setUp([answer]);
    watch(client.send(operation, {}));
    await clock.advance(0);
    if (want) expect(signals).toMatchObject([{ ...want, traceId: 'trace-1', operation }]);
    else expect(signals).toEqual([]);
  });

  test('SH-ER-07: a refused call stays pending until 4 s after the session has acted', async () => {
    let acted: () => void = () => undefined;
    const onSignal = vi.fn(() => new Promise<void>((resolve) => (acted = resolve)));
    const { client, clock, watch } = setUp([json({}, 401)], { onSignal });
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
    const { client, watch } = setUp([json({}, 401)]);
    const controller = new AbortController();
    const seen = watch(client.call('getMenu', {}, { signal: controller.signal }));
    await settle();
    controller.abort('closed');
    await settle();
    expect(seen.error).toBe('closed');
  });
});
