import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createServers, echo, exchange } from '~/tests/harness/tools/server/support';

const { serve, close, remove } = await createServers();
afterEach(close);
afterAll(remove);

test('the process that serves has the Request and the Response of Node', async () => {
  const before = [Request, Response];
  await fetch(await serve(echo()));
  expect([Request, Response]).toEqual(before);
});

describe('files of the built console', () => {
  test('the page asks every time and carries the policy of the configuration', async () => {
    const response = await fetch(await serve(echo()));
    expect(await response.text()).toContain('<title>Console</title>');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("frame-src 'self' https://one.example.com;");
  });

  test('a page that did not change is not sent again', async () => {
    const origin = await serve(echo());
    const first = await fetch(origin);
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const second = await fetch(origin, { headers });
    expect([second.status, second.headers.get('cache-control')]).toEqual([304, 'no-cache']);
  });

  test('a file with a hash in its name is kept for ever and compressed', async () => {
    const response = await fetch(`${await serve(echo())}/assets/a-1234.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a file with a hash in its name has no validator: nobody asks for it again', async () => {
    const response = await fetch(`${await serve(echo())}/assets/a-1234.js`);
    expect(response.headers.get('etag')).toBeNull();
  });

  test('nothing is compressed if the server is told so', async () => {
    const response = await fetch(`${await serve(echo(), { isCompressed: false })}/assets/a-1234.js`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toMatch(/^export const a/);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fconfig.json'])(
    '%s does not leave the folder',
    async (path) => {
      const response = await fetch((await serve(echo())) + path);
      expect(await response.json()).toHaveProperty('method', 'GET');
    },
  );
});

test('the server says that it works without asking the backend', async () => {
  const response = await fetch(
    `${await serve(echo({ fetch: () => Promise.reject(new Error('no backend')) }))}/healthz`,
  );
  expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('ranges of a file', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/37'],
    ['bytes=-5', 206, 'bytes 32-36/37'],
    ['bytes=30-999', 206, 'bytes 30-36/37'],
    ['bytes=37-', 416, 'bytes */37'],
    ['bytes=999999-', 416, 'bytes */37'],
    ['bytes=9-3', 416, 'bytes */37'],
  ])('%s is answered with %i', async (range, status, want) => {
    const response = await fetch(`${await serve(echo())}/index.html`, { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, want]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the backend', () => {
  test.each([
    ['nothing of its own', {}, 'no-store'],
    ['its own', { 'Cache-Control': 'private, max-age=60' }, 'private, max-age=60'],
  ])('decides about caching: with %s', async (_name, headers, want) => {
    const origin = await serve(echo({ fetch: async () => Response.json({}, { headers }) }));
    expect((await fetch(`${origin}/ui/a`)).headers.get('cache-control')).toBe(want);
  });

  test('answers what is no file', async () => {
    const origin = await serve(echo());
    const response = await fetch(`${origin}/ui/uic/v3/auth?a=1`, { method: 'POST', body: 'text' });
    expect(await response.json()).toEqual({ method: 'POST', path: '/ui/uic/v3/auth?a=1', body: 'text' });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('answers its own paths before files, and its configuration makes the policy', async () => {
    const backend = echo({
      owns: (path) => path === '/config.json',
      configuration: () => ({ apiOrigin: 'https://api.example.com' }),
    });
    const response = await fetch(`${await serve(backend)}/config.json`);
    expect(await response.json()).toHaveProperty('path', '/config.json');
    expect(response.headers.get('content-security-policy')).toContain('https://api.example.com');
  });

  test('ends a connection without an answer', async () => {
    const origin = await serve(echo({ fetch: async () => Response.error() }));
    await expect(fetch(`${origin}/ui/a`)).rejects.toThrow('fetch failed');
  });
});

describe('a request that is none', () => {
  const end = 'Host: console\r\nConnection: close\r\n\r\n';
  const handshake = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n';

  test.each([
    ['another host behind two slashes', `GET //127.0.0.1:1/ HTTP/1.1\r\n${end}`, 400],
    ['a whole address', `GET http://127.0.0.1:1/ HTTP/1.1\r\n${end}`, 400],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${end}`, 400],
    ['a path that is no address', `GET //[ HTTP/1.1\r\n${end}`, 400],
    ['a socket for a path that is no address', `GET //[ HTTP/1.1\r\n${handshake}${end}`, 400],
    ['a socket for another host', `GET //127.0.0.1:1/live HTTP/1.1\r\n${handshake}${end}`, 400],
    ['an upgrade to something else', `GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nHost: a\r\n\r\n`, 400],
    ['a socket with a body', `POST / HTTP/1.1\r\n${handshake}Content-Length: 1\r\nHost: a\r\n\r\na`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['a line that is none', 'nonsense\r\n\r\n', 400],
    ['a head of 20 kB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${end}`, 431],
  ])('is refused with the policy: %s', async (_name, bytes, status) => {
    const origin = await serve(echo());
    const answer = await exchange(origin, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
    expect((await fetch(origin)).status).toBe(200);
  });

  test('an expectation that nobody knows is ignored', async () => {
    const answer = await exchange(await serve(echo()), `GET / HTTP/1.1\r\nExpect: wonders\r\n${end}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*content-security-policy: default-src 'none'/i);
  });

  test('nothing is written into an answer that has begun', async () => {
    const slow = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('a')) }));
    const origin = await serve(echo({ fetch: async () => slow() }));
    const answer = await exchange(origin, `GET /a HTTP/1.1\r\nHost: a\r\n\r\n`, { until: 'head' });
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    const both = await exchange(origin, `GET /index.html HTTP/1.1\r\nHost: a\r\n\r\n\0`);
    expect(both.match(/HTTP\/1.1/g)?.length ?? 0).toBeLessThan(2);
  });
});
