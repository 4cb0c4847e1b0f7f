import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/api-error';
import { json, setUpClient } from '../support/api-client';

const url = { body: { url: 'https://a.b/' } };

describe('what is sent', () => {
  test('SH-CA-01, SH-CA-02: trace id and token on every call, a fresh trace each', async () => {
    const { client, requests } = setUpClient([json({ data: {} })]);
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
    const { client, requests } = setUpClient([json({ data: [] })], { token: () => undefined });
    await client.call('getMenu', {});
    expect(requests[0]?.init.headers).not.toHaveProperty('uic-token');
  });

  test('a file beside the console is fetched there, and without the token', async () => {
    const { client, requests } = setUpClient([json({ version: '1', paragraphs: [] })]);
    await client.call('getTerms', {});
    expect(requests[0]?.address).toBe('./terms.json');
    expect(requests[0]?.init.headers).not.toHaveProperty('uic-token');
  });

  test('SH-CA-22: the internal auth call names the application, others do not', async () => {
    const { client, requests } = setUpClient([json({ token: 't' })]);
    await client.call('createInternalToken', { query: { request_id: '1' }, body: { expiryMinutes: 65, page: 'p' } });
    await client.call('getMenu', {});
    expect(requests.map(({ init }) => Object(init.headers)['X-App-Name'])).toEqual(['uic', undefined]);
  });

  test('a redirect is never followed, so the token reaches no other origin', async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
    const { client, requests } = setUpClient([moved]);
    await expect(client.call('getMenu', {})).rejects.toMatchObject({ kind: 'shape' });
    expect(requests.map(({ init }) => init.redirect)).toEqual(['manual']);
  });

  test('no answer is taken from the cache of the browser, or left in it', async () => {
    const { client, requests } = setUpClient([json({ data: [] })]);
    await client.call('getMenu', {});
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-store']);
  });

  test('arguments that make no address send nothing', async () => {
    const { client, requests } = setUpClient([json({})]);
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
    const { client } = setUpClient([answer]);
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
    const { client } = setUpClient([answer]);
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
    const { client } = setUpClient([], { fetch: () => Promise.resolve(new Response(endless)) });
    await expect(client.call('getMenu', {})).rejects.toMatchObject({ kind: 'too-large' });
    expect(read).toBeLessThan(6);
  });

  test.each([null, 'done', 7, true, [], { other: 1 }])('SH-CA-25: a change may be answered with %j', async (answer) => {
    const { client } = setUpClient([json(answer)]);
    await expect(client.call('dismissBanner', { body: { pid: 'x' } })).resolves.toEqual(answer);
  });

  test('SH-CA-25: a change may be answered with nothing', async () => {
    const { client } = setUpClient([new Response('')]);
    await expect(client.call('dismissBanner', { body: { pid: 'x' } })).resolves.toBeUndefined();
  });

  test('but not with a page of something in between', async () => {
    const { client } = setUpClient([html]);
    await expect(client.call('dismissBanner', { body: { pid: 'x' } })).rejects.toMatchObject({ kind: 'shape' });
  });
});
