import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoBackend } from '~/tools/server/demo';
import { createProxy } from '~/tools/server/proxy';
import { hostileRequests } from '~/tests/harness/tools/server/hostile-requests';
import { createServers, exchange } from '~/tests/harness/tools/server/support';

const REQUESTS = 10_000;
const SEED = 11;
const AT_ONCE = 40;

const { serve, listen, close, remove } = await createServers();

/** Servers that nobody may reach, and what reached them. */
const others = await Promise.all(['127.0.0.1', '127.0.0.2'].map(listenIn));
const reached: string[] = [];

/** What reached the backend of the proxy. */
const forwarded: string[] = [];
const origins: Record<string, string> = {};

async function listenIn(host: string) {
  const server = createServer((socket) => void reached.push(`${socket.localAddress}:${socket.localPort}`)).listen(
    0,
    host,
  );
  await once(server, 'listening');
  const address = server.address();
  return { server, host: `${host}:${typeof address === 'object' ? address?.port : ''}` };
}

beforeAll(async () => {
  const backend = await listen((request, response) => {
    forwarded.push(request.url ?? '');
    response.end('answer');
  });
  backend.server.on('upgrade', (request, socket) => {
    forwarded.push(request.url ?? '');
    socket.on('error', () => socket.destroy()).resume();
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  origins['proxy'] = await serve(createProxy(`${backend.origin}/base`, () => undefined));
  origins['demo'] = await serve(createDemoBackend('127.0.0.1'));
});
afterAll(async () => {
  await close();
  for (const { server } of others) server.close();
  await remove();
});

const list = hostileRequests(REQUESTS, SEED);

test.each(['proxy', 'demo'])(
  'the %s answers half of 10,000 hostile requests with the policy or not at all, and reaches no other host',
  async (name) => {
    const origin = origins[name] ?? '';
    const requests = list.filter((_request, index) => index % 2 === (name === 'proxy' ? 0 : 1)).values();
    const bare: string[] = [];
    const statuses = new Map<string, number>();
    const client = async (index: number) => {
      for (const request of requests) {
        const bytes = request.replaceAll('{host}', others[index % others.length]?.host ?? '');
        const answer = await exchange(origin, bytes, { until: 'head', limitMs: 250 });
        const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const hasPolicy = /\r\ncontent-security-policy: default-src 'none'/i.test(answer);
        if (!hasPolicy && !['none', '100', '101'].includes(status)) bare.push(`${bytes} -> ${answer}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => client(index)));
    expect(bare).toEqual([]);
    expect([statuses.get('200'), statuses.get('400'), statuses.get('101')].every((count = 0) => count > 10)).toBe(true);
    expect((await fetch(origin)).status).toBe(200);
    expect(reached).toEqual([]);
  },
  120_000,
);

test('what reaches the backend is below its own path', () => {
  expect(forwarded.length).toBeGreaterThan(100);
  expect(forwarded.filter((path) => !/^\/base\/(?!\/)/.test(path))).toEqual([]);
});
