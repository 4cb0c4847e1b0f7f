import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Backend } from '../../../tools/server/backend';
import { createProxy } from '../../../tools/server/proxy';
import { startServer, type RunningServer } from '../../../tools/server/server';

const running: RunningServer[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(folder, 'config.json'), '{"allowedOrigins":["https://one.example.com"]}');
  await writeFile(join(folder, 'assets/a-1234.js'), `export const a = '${'a'.repeat(4000)}';`);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(backend: Backend): Promise<string> {
  const server = await startServer({ folder, backend, host: '127.0.0.1', port: 0 });
  running.push(server);
  return server.origin;
}

function echo(changes: Partial<Backend> = {}): Backend {
  return {
    owns: () => false,
    upgrade: (_request, socket) => socket.destroy(),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = { 'X-Token': request.headers.get('uic-token') ?? '' };
      return Response.json(
        { method: request.method, path: pathname + search, body: await request.text() },
        { headers },
      );
    },
    ...changes,
  };
}

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
    expect((await fetch(origin, { headers })).status).toBe(304);
  });

  test('a file with a hash in its name is kept for ever and compressed', async () => {
    const response = await fetch(`${await serve(echo())}/assets/a-1234.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fconfig.json'])(
    '%s does not leave the folder',
    async (path) => {
      const response = await fetch((await serve(echo())) + path);
      expect(await response.json()).toHaveProperty('method', 'GET');
    },
  );
});

describe('the backend', () => {
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

describe('a backend at another origin', () => {
  test('gets method, path, token and body, and its answer comes back without our policy', async () => {
    const origin = await serve(createProxy(await serve(echo())));
    const headers = { 'uic-token': 'secret' };
    const response = await fetch(`${origin}/ui/b?c=2`, { method: 'POST', body: 'x'.repeat(5000), headers });
    expect(await response.json()).toEqual({ method: 'POST', path: '/ui/b?c=2', body: 'x'.repeat(5000) });
    expect(response.headers.get('x-token')).toBe('secret');
  });

  test('sends its own headers', async () => {
    const headers = { 'Content-Security-Policy': "default-src 'self'" };
    const backend = createProxy(await serve(echo({ fetch: async () => new Response('', { headers }) })));
    const response = await fetch(`${await serve(backend)}/ui/b`);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  test('redirects to the own origin instead of itself', async () => {
    let target = '';
    const redirect = async () => new Response(null, { status: 302, headers: { location: `${target}/saml/a` } });
    target = await serve(echo({ fetch: redirect }));
    const origin = await serve(createProxy(target));
    const response = await fetch(`${origin}/saml`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${origin}/saml/a`);
  });

  test('is named when it gives no answer', async () => {
    const gone = await serve(echo());
    await running.pop()?.close();
    const response = await fetch(`${await serve(createProxy(gone))}/ui/a`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain(gone);
  });

  test('gets the socket', async () => {
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
});
