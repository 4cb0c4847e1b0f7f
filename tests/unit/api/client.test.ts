import { describe, expect, test } from 'vitest';
import { ApiError } from '~/api/api-error';
import { json, setUpClient } from '../../harness/api-client';
import { settle } from '../../harness/fake-clock';

const url = { body: { url: 'https://a.b/' } };

describe('what is sent', () => {
  test('trace id and token on every call, a fresh trace each [SH-CA-01, SH-CA-02]', async () => {
    const { client, requests } = setUpClient([json({ data: {} })]);
    await client.request('urlQuery', url);
    await client.request('vtReport', { path: { kind: 'url', id: 'a/b' }, query: { refresh: 1 } });
    expect(requests.map(({ address }) => address)).toEqual([
      'https://api.example/public/svp/v2/object/url/query',
      'https://api.example/public/svp/v2/object/vt/report/url/a%2Fb?refresh=1',
    ]);
    await settle();
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: '{"url":"https://a.b/"}',
      headers: { 'x-trace-id': 'trace-1', 'uic-token': 'secret', 'content-type': 'application/json' },
    });
    expect(requests[1]).toMatchObject({ method: 'GET', headers: { 'x-trace-id': 'trace-2' } });
    expect(requests[1]?.headers).not.toHaveProperty('content-type');
    expect(requests[1]?.body).toBeUndefined();
  });

  test('an API below a path has it before the path of each call', async () => {
    const { client, requests } = setUpClient([json({ data: [] })], { origin: 'https://gateway.example/api/v1' });
    await client.request('getMenu', {});
    expect(requests[0]?.address).toBe('https://gateway.example/api/v1/ui/uic/v3/menu');
  });

  test('without a stored token the header is left out [SH-OP-122]', async () => {
    const { client, requests } = setUpClient([json({ data: [] })], { token: () => undefined });
    await client.request('getMenu', {});
    expect(requests[0]?.headers).not.toHaveProperty('uic-token');
  });

  test('a file beside the console is fetched there, and without the token', async () => {
    const { client, requests } = setUpClient([json({ version: '1', paragraphs: [] })]);
    await client.request('getTerms', {});
    expect(requests[0]?.address).toBe('https://console.example/terms.json');
    expect(requests[0]?.headers).not.toHaveProperty('uic-token');
  });

  test('a redirect is never followed, so the token reaches no other origin', async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
    const { client, requests } = setUpClient([moved]);
    await expect(client.request('getMenu', {})).rejects.toMatchObject({ kind: 'shape' });
    expect(requests.map(({ request }) => request.redirect)).toEqual(['manual']);
  });

  test('no answer is taken from the cache of the browser, or left in it', async () => {
    const { client, requests } = setUpClient([json({ data: [] })]);
    await client.request('getMenu', {});
    expect(requests.map(({ request }) => request.cache)).toEqual(['no-store']);
  });

  test('arguments that make no address send nothing', async () => {
    const { client, requests } = setUpClient([json({})]);
    await expect(client.request('vtReport', { path: { kind: 'url' } })).rejects.toMatchObject({ kind: 'arguments' });
    expect(requests).toEqual([]);
  });
});

describe('what a deployment adds', () => {
  const proofs = () => ({ 'X-XSRF-TOKEN': 'proof' });
  const post = (options: Parameters<typeof setUpClient>[1]) => setUpClient([json({ data: {} })], options);

  test('a call that may change something has the proof of the console, a read has none', async () => {
    const { client, requests } = post({ proofs });
    await client.request('getMenu', {});
    await client.request('urlQuery', url);
    await client.request('getTerms', {});
    expect(requests.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'proof', undefined]);
  });

  test('a hook changes the headers of a request to the API, and of none to another address', async () => {
    const authorize = async (request: Request): Promise<void> => {
      await settle();
      request.headers.set('Authorization', `Signed ${new URL(request.url).pathname}`);
    };
    const { client, requests } = post({ authorize });
    await client.request('getMenu', {});
    await client
      .at('https://files.example/a')?.('bearer-1')
      .request('followSsoRedirect', { query: { request_id: '1' } });
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Signed /ui/uic/v3/menu',
      'Bearer bearer-1',
    ]);
    expect(requests[0]?.headers).toMatchObject({ 'uic-token': 'secret' });
  });

  test('a hook that fails sends nothing', async () => {
    const { client, requests } = post({ authorize: () => Promise.reject(new Error('No key.')) });
    await expect(client.request('getMenu', {})).rejects.toMatchObject({ kind: 'no-answer' });
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
    const args = { path: { kind: 'url', id: 'x' }, ...(operation === 'urlQuery' && url) };
    await expect(client.request(operation, args)).resolves.toEqual(want);
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
  ])('%s is an ApiError with trace id and error policy', async (_, { answer, want }) => {
    const { client } = setUpClient([answer]);
    const call = client.request('vtReport', { path: { kind: 'url', id: 'x' }, query: { refresh: 0 } });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ ...want, traceId: 'trace-1', policy: { message: 'ANY' } });
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
    await expect(client.request('getMenu', {})).rejects.toMatchObject({ kind: 'too-large' });
    expect(read).toBeLessThan(6);
  });

  test.each([null, 'done', 7, true, [], { other: 1 }])(
    'a change may be answered with %j [SH-CA-25]',
    async (answer) => {
      const { client } = setUpClient([json(answer)]);
      await expect(client.request('dismissBanner', { body: { pid: 'x' } })).resolves.toEqual(answer);
    },
  );

  test('a change may be answered with nothing [SH-CA-25]', async () => {
    const { client } = setUpClient([new Response('')]);
    await expect(client.request('dismissBanner', { body: { pid: 'x' } })).resolves.toBeUndefined();
  });

  test('a change is not answered by a page of a proxy', async () => {
    const { client } = setUpClient([html]);
    await expect(client.request('dismissBanner', { body: { pid: 'x' } })).rejects.toMatchObject({ kind: 'shape' });
  });
});
