import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createDemoApp } from '~/demo/app';
import { accounts } from '~/demo/company/administration/accounts';
import { postOf } from '~/demo/control/api';
import { loadDemoFiles } from '~/demo/load';
import { createDemoBackend, type DemoBackend } from '~/tools/server/demo';
import { startServer, type RunningServer } from '~/tools/server/server';
import { exchange } from '~/tests/harness/tools/server/support';

let folder = '';
let backend: DemoBackend;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'config.json'), '{"apiOrigin":"https://file.example.com"}');
  backend = createDemoBackend('127.0.0.1');
  server = await startServer({ folder, backend, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const token = accounts[0]?.token ?? '';

function control(path: string, body: object): Promise<Response> {
  return fetch(`${server.origin}/__demo/api/${path}`, postOf(body));
}

/** Opens the live channel with a token and gives how it ended, or the first message. */
function live(value: string, opened: () => void = () => undefined): Promise<string> {
  const protocols = ['console.v1', `console.token.${Buffer.from(value).toString('base64url')}`];
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ui/uic/v3/live`, protocols);
  return new Promise((resolve, reject) => {
    socket.on('open', opened);
    socket.on('message', (data) => {
      socket.close();
      resolve(String(data));
    });
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('error', reject);
  });
}

describe('the demo backend behind the server', () => {
  test('answers a signed-in call', async () => {
    const response = await fetch(`${server.origin}/ui/uic/v3/auth?lang=en`, {
      headers: { 'uic-token': token, 'X-App-Name': 'uic' },
    });
    expect(response.status).toBe(200);
  });

  test('sets the configuration, and with it the policy', async () => {
    expect(await (await fetch(`${server.origin}/config.json`)).json()).toHaveProperty('apiOrigin', '');
    await control('config', { allowedOrigins: ['https://frames.example.com'] });
    const policy = (await fetch(server.origin)).headers.get('content-security-policy');
    expect(policy).toContain("frame-src 'self' https://frames.example.com;");
    expect(policy).not.toContain('file.example.com');
  });

  test('drops a connection when it is told to', async () => {
    await control('next', { operation: 'getAuth', drop: true });
    await expect(
      fetch(`${server.origin}/ui/uic/v3/auth?lang=en`, { headers: { 'uic-token': token } }),
    ).rejects.toThrow();
  });

  test('sends live messages to a known token', async () => {
    const message = await live(token, () => backend.app.hub.push({ type: 'hello' }));
    expect(JSON.parse(message)).toEqual({ type: 'hello' });
  });

  test('closes the live channel of an unknown token', async () => {
    expect(await live('nobody')).toBe('closed 4401');
  });

  const handshake = (path: string, further = '', host = 'localhost') =>
    [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
      .concat('Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', further === '' ? [] : further, '', '')
      .join('\r\n');

  test.each<[string, string, string, number, string?]>([
    ['another path', '/ui/uic/v3/other', '', 404],
    ['a page of another site', '/ui/uic/v3/live', 'Origin: http://evil.example', 403],
    ['a page whose name leads to this machine', '/ui/uic/v3/live', 'Origin: http://evil.example', 403, 'evil.example'],
    ['a program that names another host', '/ui/uic/v3/live', '', 403, 'evil.example'],
    ['a page without a site', '/ui/uic/v3/live', 'Origin: null', 403],
    ['a page of the console', '/ui/uic/v3/live?token=nobody', 'Origin: http://localhost', 101],
  ])('answers a socket of %s by its status', async (_name, path, further, status, host = 'localhost') => {
    const answer = await exchange(server.origin, handshake(path, further, host), { until: 'head' });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('outlives a frame that breaks the rules of sockets', async () => {
    const known = `Sec-WebSocket-Protocol: console.v1, console.token.${Buffer.from(token).toString('base64url')}`;
    const answer = await exchange(server.origin, `${handshake('/ui/uic/v3/live', known)}\xff\xff\xff\xff`);
    expect(answer).toMatch(/^HTTP\/1.1 101 /);
    expect((await fetch(server.origin)).status).toBe(200);
  });
});

describe('the control interface of the demo', () => {
  const call = (line: string, headers: readonly string[], body = '') =>
    exchange(
      server.origin,
      [line, ...headers, `Content-Length: ${body.length}`, 'Connection: close', '', body].join('\r\n'),
    );
  const host = () => new URL(server.origin).host;
  const json = 'Content-Type: application/json';

  test.each<[string, { given: readonly string[]; status: number }]>([
    ['a program', { given: ['Host: SERVER'], status: 200 }],
    ['a page of this server', { given: ['Host: SERVER', 'Origin: http://SERVER'], status: 200 }],
    ['a page at localhost', { given: ['Host: localhost:4173', 'Origin: http://localhost:4173'], status: 200 }],
    ['a page behind a proxy with TLS', { given: ['Host: localhost', 'Origin: https://localhost'], status: 200 }],
    ['a page at an IPv6 address', { given: ['Host: [::1]:4173', 'Origin: http://[::1]:4173'], status: 200 }],
    ['a page of another site', { given: ['Host: SERVER', 'Origin: https://evil.example'], status: 403 }],
    ['a page of another port', { given: ['Host: SERVER', 'Origin: http://127.0.0.1:1'], status: 403 }],
    ['a page without a site', { given: ['Host: SERVER', 'Origin: null'], status: 403 }],
    ['a name that leads to this machine', { given: ['Host: evil.example'], status: 403 }],
    ['a name like an address', { given: ['Host: 127.0.0.1.evil.example'], status: 403 }],
    ['a page at such a name', { given: ['Host: evil.example', 'Origin: http://evil.example'], status: 403 }],
  ])('answers pages of this server and programs, and nobody else: %s', async (_, { given, status }) => {
    const headers = given.map((line) => line.replaceAll('SERVER', host()));
    for (const path of ['/__demo/api/state', '/__demo/%61pi/state']) {
      const answer = await call(`GET ${path} HTTP/1.1`, headers);
      // A path that is written another way may also be no path of the demo.
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 (${status}|404) `));
      if (status !== 200) expect(answer).not.toContain(token);
    }
    const post = await call('POST /__demo/api/menu HTTP/1.1', [...headers, json], '{"entries":7}');
    expect(post).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; a=application/json', ''])(
    'refuses a post of "%s", which another site may send',
    async (type) => {
      const before = backend.app.state.menuEntries;
      const body = '{"entries":8}';
      const answer = await call('POST /__demo/api/menu HTTP/1.1', [`Host: ${host()}`, `Content-Type: ${type}`], body);
      expect(answer).toMatch(/^HTTP\/1.1 415 /);
      expect(backend.app.state.menuEntries).toBe(before);
    },
  );

  test('answers at the name that the server was told to listen on', async () => {
    const app = createDemoApp({ files: loadDemoFiles(), host: 'console.intern' });
    const status = async (name: string) => (await app.fetch(new Request(`http://${name}/__demo/api/state`))).status;
    expect([await status('Console.intern:4173'), await status('other.intern')]).toEqual([200, 403]);
  });
});
