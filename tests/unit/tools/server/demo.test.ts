import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accounts } from '../../../../demo/company/administration/accounts';
import { createDemoBackend, type DemoBackend } from '../../../../tools/server/demo';
import { startServer, type RunningServer } from '../../../../tools/server/server';
import { exchange } from '../../../harness/tools/server/support';

let folder = '';
let backend: DemoBackend;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'config.json'), '{"apiOrigin":"https://file.example.com"}');
  backend = createDemoBackend();
  server = await startServer({ folder, backend, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const token = accounts[0]?.token ?? '';

function control(path: string, body: object): Promise<Response> {
  return fetch(`${server.origin}/__demo/api/${path}`, { method: 'POST', body: JSON.stringify(body) });
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

  const handshake = (path: string, further = '') =>
    [`GET ${path} HTTP/1.1`, 'Host: console', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
      .concat('Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', further === '' ? [] : further, '', '')
      .join('\r\n');

  test.each([
    ['another path', '/ui/uic/v3/other', '', 404],
    ['a page of another site', '/ui/uic/v3/live', 'Origin: http://evil.example', 403],
    ['a page without a site', '/ui/uic/v3/live', 'Origin: null', 403],
    ['a page of the console', '/ui/uic/v3/live?token=nobody', 'Origin: http://console', 101],
  ])('answers a socket of %s by its status', async (_name, path, further, status) => {
    const answer = await exchange(server.origin, handshake(path, further), { until: 'head' });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('outlives a frame that breaks the rules of sockets', async () => {
    const known = `Sec-WebSocket-Protocol: console.v1, console.token.${Buffer.from(token).toString('base64url')}`;
    const answer = await exchange(server.origin, `${handshake('/ui/uic/v3/live', known)}\xff\xff\xff\xff`);
    expect(answer).toMatch(/^HTTP\/1.1 101 /);
    expect((await fetch(server.origin)).status).toBe(200);
  });
});
