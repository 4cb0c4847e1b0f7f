import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Backend } from '~/tools/server/backend';
import { createProxy } from '~/tools/server/proxy';
import { createServers, echo, exchange } from '~/tests/harness/tools/server/support';

const { serve, listen, close, remove } = await createServers();
afterEach(close);
afterAll(remove);

const end = 'Host: console.example\r\nConnection: close\r\n\r\n';

/** A backend that answers with the headers that reached it, and with headers of its own. */
async function proxied(answer: OutgoingHttpHeaders = {}, base = '') {
  const seen: { url?: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const { origin: target } = await listen(({ url, headers }, response) => {
    seen.push({ url, headers });
    response.writeHead(200, answer).end('answer');
  });
  const log: string[] = [];
  const origin = await serve(createProxy(target + base, (line) => log.push(line)));
  return { origin, target, seen, log };
}

const policyOf = (response: Response) => response.headers.get('content-security-policy');

describe('the backend behind the proxy', () => {
  test('gets method, path, token and body', async () => {
    const origin = await serve(createProxy(await serve(echo())));
    const headers = { 'uic-token': 'secret' };
    const response = await fetch(`${origin}/ui/b?c=2`, { method: 'POST', body: 'x'.repeat(5000), headers });
    expect(await response.json()).toEqual({ method: 'POST', path: '/ui/b?c=2', body: 'x'.repeat(5000) });
    expect(response.headers.get('x-token')).toBe('secret');
  });

  test('gets the path behind its own one, as it was written', async () => {
    const { origin, seen } = await proxied({}, '/base/');
    for (const path of ['/ui/a?b=//host', '/ui//b', '/ui/..%2fc', '/@host/']) {
      await exchange(origin, `GET ${path} HTTP/1.1\r\n${end}`);
    }
    const paths = seen.map(({ url }) => url);
    expect(paths).toEqual(['/base/ui/a?b=//host', '/base/ui//b', '/base/ui/..%2fc', '/base/@host/']);
  });

  test('sends headers of its own, beside the policy of the console', async () => {
    const { origin } = await proxied({ 'X-Own': '1', 'Set-Cookie': ['a=1', 'b=2'], 'X-Content-Type-Options': 'other' });
    const { headers } = await fetch(`${origin}/ui/b`);
    expect([headers.get('x-own'), headers.getSetCookie()]).toEqual(['1', ['a=1', 'b=2']]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  });

  test.each([
    ['nothing', {}, 'no-store'],
    ['something', { 'Cache-Control': 'max-age=60' }, 'max-age=60'],
  ])('decides about caching if it says %s about it', async (_name, answer, want) => {
    const { headers } = await fetch(`${(await proxied(answer)).origin}/ui/b`);
    expect(headers.get('cache-control')).toBe(want);
  });

  test('decides neither which sites may load its answers nor which windows may reach the console', async () => {
    const { origin } = await proxied({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    const { headers } = await fetch(`${origin}/ui/b`);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  test('narrows the policy with its own one, and never widens it', async () => {
    const { origin } = await proxied({ 'Content-Security-Policy': 'sandbox' });
    expect(policyOf(await fetch(`${origin}/ui/b`))).toMatch(/^default-src 'none'; script-src 'self'.*, sandbox$/);
  });

  test.each([
    ['its own address', (target: string) => `${target}/base/saml/a?b=1#c`, '/saml/a?b=1#c'],
    ['its own path', () => '/base/saml/a', '/saml/a'],
    ['a neighbour of its own path', () => '/basement/a', '/basement/a'],
    ['a path beside the present one', () => 'next', 'next'],
    ['another site', () => 'https://login.example/a', 'https://login.example/a'],
    ['another site under its own address', (target: string) => `${target}/base//evil.example/`, undefined],
  ])('redirects to %s', async (_name, location, want) => {
    let redirect = '';
    const { origin: target } = await listen((_request, response) =>
      response.writeHead(302, { location: redirect }).end(),
    );
    redirect = location(target);
    const origin = await serve(createProxy(`${target}/base`));
    const response = await fetch(`${origin}/saml`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, want ?? redirect]);
  });

  test('sets cookies for its own path, which is the whole of this server', async () => {
    const sent = ['a=1; Path=/base', 'b=2; path=/base/; HttpOnly', 'c=3; Path=/base/ui', 'd=4; Path=/basement', 'e=5'];
    const { origin } = await proxied({ 'Set-Cookie': sent }, '/base');
    const { headers } = await fetch(`${origin}/ui/b`);
    expect(headers.getSetCookie()).toEqual([
      'a=1; Path=/',
      'b=2; path=/; HttpOnly',
      'c=3; Path=/ui',
      'd=4; Path=/basement',
      'e=5',
    ]);
  });

  test('is not named to the client when it gives no answer', async () => {
    const gone = await listen(() => undefined);
    await close();
    const log: string[] = [];
    const response = await fetch(`${await serve(createProxy(gone.origin, (line) => log.push(line)))}/ui/a`);
    expect([response.status, await response.text()]).toEqual([502, 'The backend gives no answer.\n']);
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(log.join()).toContain(new URL(gone.origin).port);
  });

  test.each(['099 Odd', '200 OK\r\nContent-Length: odd', '101 Switching Protocols', 'nonsense'])(
    'that answers "%s" gives none',
    async (status) => {
      const listener: RequestListener = ({ socket }) => socket.end(`HTTP/1.1 ${status}\r\n\r\n`);
      const origin = await serve(createProxy((await listen(listener)).origin, () => undefined));
      expect((await fetch(`${origin}/ui/a`)).status).toBe(502);
    },
  );
});

describe('headers between two neighbours', () => {
  test('do not reach the backend, nor do those that only a proxy may set', async () => {
    const { origin, seen } = await proxied();
    const dropped = [
      'Keep-Alive: 5',
      'TE: trailers',
      'Trailer: a',
      'Proxy-Authorization: Basic a',
      'Proxy-Connection: a',
    ];
    const addresses = ['X-Forwarded-Prefix: /evil', 'X-Original-URL: /evil', 'X-Rewrite-URL: /evil'];
    const claimed = ['X-Forwarded-For: 1.2.3.4', 'Forwarded: for=1.2.3.4', 'X-Real-IP: a', ...addresses];
    const named = ['Connection: close, X-Named', 'X-Named: 1', 'X-Kept: 1', 'Host: console.example'];
    await exchange(origin, ['GET /ui/a HTTP/1.1', ...dropped, ...claimed, ...named, '', ''].join('\r\n'));
    const { host, connection, ...headers } = seen[0]?.headers ?? {};
    expect([host, connection]).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+$/), 'keep-alive']);
    expect(headers).toEqual({
      'x-kept': '1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'console.example',
      'x-forwarded-proto': 'http',
    });
  });

  test('do not reach the client', async () => {
    const { origin } = await proxied({
      ...{ Connection: 'X-Named', 'X-Named': '1', 'X-Kept': '1', 'Keep-Alive': 'timeout=1' },
      ...{ 'Proxy-Authenticate': 'Basic', 'Proxy-Authentication-Info': 'a', Upgrade: 'h2c', Trailer: 'a' },
    });
    const { headers } = await fetch(`${origin}/ui/a`);
    const names = ['x-named', 'proxy-authenticate', 'proxy-authentication-info', 'upgrade', 'trailer', 'x-kept'];
    expect(names.map((name) => headers.get(name))).toEqual([null, null, null, null, null, '1']);
  });

  test('a body stays a body when its length is called a header of the connection', async () => {
    const bodies: string[] = [];
    const { origin: target } = await listen((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        bodies.push(`${request.url} ${body}`);
        response.end();
      });
    });
    const origin = await serve(createProxy(target));
    const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n';
    const length = `Connection: close, Content-Length, Transfer-Encoding\r\nHost: a\r\nContent-Length: ${hidden.length}`;
    await exchange(origin, `GET /ui/a HTTP/1.1\r\n${length}\r\n\r\n${hidden}`);
    const chunked = 'Connection: close, Transfer-Encoding\r\nHost: a\r\nTransfer-Encoding: chunked';
    await exchange(origin, `DELETE /ui/b HTTP/1.1\r\n${chunked}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`);
    expect(bodies).toEqual([`/ui/a ${hidden}`, '/ui/b abc']);
  });

  test('a body in a coding that the proxy does not know is refused', async () => {
    const { origin, seen } = await proxied();
    const coding = 'Connection: close\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n';
    expect(await exchange(origin, `POST /ui/a HTTP/1.1\r\n${coding}`)).toMatch(/^HTTP\/1.1 501 /);
    expect(seen).toEqual([]);
  });
});

describe('a socket to the backend', () => {
  const handshake =
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

  test('carries messages both ways', async () => {
    const sockets = new WebSocketServer({ noServer: true });
    sockets.on('connection', (peer) => peer.on('message', (data) => peer.send(`${peer.protocol} ${String(data)}`)));
    const upgrade: Backend['upgrade'] = (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (peer) => sockets.emit('connection', peer, request));
    const origin = await serve(createProxy(await serve(echo({ upgrade }))));
    const client = new WebSocket(`${origin.replace('http', 'ws')}/live`, ['console.v1', 'console.token.abc']);
    const text = await new Promise((resolve, reject) => {
      client.on('open', () => client.send('ping'));
      client.on('message', (data) => resolve(String(data)));
      client.on('error', reject);
    });
    client.close();
    expect(text).toBe('console.v1 ping');
  });

  test('ends for the client when it ends for the backend, and the other way round', async () => {
    const { server, origin: target } = await listen(() => undefined);
    const ends: string[] = [];
    server.on('upgrade', (request, socket) => {
      socket
        .on('error', () => undefined)
        .on('end', () => {
          ends.push(request.url ?? '');
          socket.end();
        });
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.resume();
      if (request.url === '/first') socket.end('bye');
    });
    const origin = await serve(createProxy(target));
    expect(await exchange(origin, `GET /first HTTP/1.1\r\nHost: a\r\n${handshake}\r\n`)).toMatch(/\r\n\r\nbye$/);
    await exchange(origin, `GET /second HTTP/1.1\r\nHost: a\r\n${handshake}\r\n`, { until: 'head' });
    await expect.poll(() => ends, { timeout: 10_000 }).toEqual(['/first', '/second']);
  });

  test('that the backend refuses is refused with its answer and the policy', async () => {
    const { origin } = await proxied({ 'X-Own': '1', Connection: 'X-Named', 'X-Named': '1' });
    const answer = await exchange(origin, `GET /live HTTP/1.1\r\nHost: a\r\n${handshake}\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*x-own: 1\r\n[^]*answer/);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
    expect(answer).not.toContain('x-named');
  });

  test('is refused without a name when there is no backend', async () => {
    const gone = await listen(() => undefined);
    await close();
    const origin = await serve(createProxy(gone.origin, () => undefined));
    const answer = await exchange(origin, `GET /live HTTP/1.1\r\nHost: a\r\n${handshake}\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 502 Bad Gateway\r\ncontent-security-policy: default-src 'none'/i);
    expect(answer).not.toContain(new URL(gone.origin).port);
  });

  test('gets no header that only a proxy may set', async () => {
    const { server, origin: target } = await listen(() => undefined);
    let headers: IncomingHttpHeaders = {};
    server.on('upgrade', (request, socket) => {
      headers = request.headers;
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    const claimed = 'X-Forwarded-For: 1.2.3.4\r\nProxy-Authorization: Basic a\r\nHost: console.example\r\n';
    await exchange(await serve(createProxy(target)), `GET /live HTTP/1.1\r\n${claimed}${handshake}\r\n`);
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', connection: 'Upgrade', upgrade: 'websocket' });
    expect(headers).not.toHaveProperty('proxy-authorization');
  });
});
