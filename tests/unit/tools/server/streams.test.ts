import { once } from 'node:events';
import { IncomingMessage, request as requestHttp, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createProxy } from '~/tools/server/proxy';
import { createServers } from '~/tests/harness/tools/server/support';

const { serve, listen, close, remove } = await createServers();
afterEach(close);
afterAll(remove);

const MEGABYTE = 1_000_000;

/** A busy machine is slow, not wrong. */
const patient = { timeout: 10_000 };

async function proxied(listener: RequestListener): Promise<string> {
  return serve(createProxy((await listen(listener)).origin, () => undefined));
}

/** A piece of the body of an answer, as text. */
async function pieceOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read();
  return new TextDecoder().decode(value);
}

describe('an answer of the backend', () => {
  test('arrives in the pieces in which it is sent', async () => {
    let response: ServerResponse | undefined;
    const origin = await proxied((_request, outgoing) => {
      response = outgoing;
      outgoing.flushHeaders();
    });
    const { status, body } = await fetch(`${origin}/ui/slow`);
    const reader = body?.getReader();
    if (!reader) throw new Error('no body');
    response?.write('first');
    expect([status, await pieceOf(reader)]).toEqual([200, 'first']);
    response?.end('second');
    expect([await pieceOf(reader), (await reader.read()).done]).toEqual(['second', true]);
  });

  test.each([
    ['of unknown length', {}],
    ['of known length', { 'content-length': '100' }],
  ])('%s that breaks off is broken off', async (_name, headers) => {
    const origin = await proxied((_request, outgoing) => {
      outgoing.writeHead(200, headers).write('first', () => outgoing.destroy());
    });
    const response = await fetch(`${origin}/ui/cut`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('of 300 MB is not collected', async () => {
    const piece = Buffer.alloc(MEGABYTE, 'a');
    const origin = await proxied(async (_request, outgoing) => {
      for (let sent = 0; sent < 300; sent += 1) if (!outgoing.write(piece)) await once(outgoing, 'drain');
      outgoing.end();
    });
    const before = process.memoryUsage().rss;
    const response = await new Promise<IncomingMessage>((resolve) => requestHttp(`${origin}/ui/big`, resolve).end());
    let received = 0;
    let highest = 0;
    for await (const chunk of response) {
      received += Buffer.byteLength(chunk);
      highest = Math.max(highest, process.memoryUsage().rss - before);
    }
    expect(received).toBe(300 * MEGABYTE);
    expect(highest).toBeLessThan(150 * MEGABYTE);
  });

  test('is no longer fetched when the client leaves', async () => {
    const left = new Promise((resolve) => {
      void proxied((_request, outgoing) => {
        outgoing.on('close', resolve);
        outgoing.write('first');
      }).then(async (origin) => {
        const leaving = new AbortController();
        await fetch(`${origin}/ui/long`, { signal: leaving.signal });
        leaving.abort();
      });
    });
    await left;
  });
});

test('the body of a request reaches the backend in the pieces in which it is sent', async () => {
  const parts: string[] = [];
  const origin = await proxied((incoming, outgoing) => {
    incoming.on('data', (chunk) => parts.push(String(chunk)));
    incoming.on('end', () => outgoing.end());
  });
  const request = requestHttp(`${origin}/ui/upload`, { method: 'POST' });
  request.write('first');
  await expect.poll(() => parts, patient).toEqual(['first']);
  request.end('second');
  await once(request, 'response');
  expect(parts).toEqual(['first', 'second']);
});

test('a request that breaks off is broken off for the backend', async () => {
  const events: string[] = [];
  const origin = await proxied((incoming) => {
    incoming.on('data', (chunk) => events.push(String(chunk)));
    incoming.on('error', () => events.push('broken off'));
  });
  const request = requestHttp(`${origin}/ui/upload`, { method: 'POST', headers: { 'content-length': '100' } });
  request.on('error', () => undefined);
  request.write('first');
  await expect.poll(() => events, patient).toEqual(['first']);
  request.destroy();
  await expect.poll(() => events, patient).toEqual(['first', 'broken off']);
});

test('a client that has left before its request is passed on does not occupy the backend', async () => {
  const paths: (string | undefined)[] = [];
  const { origin } = await listen(({ url }, outgoing) => {
    paths.push(url);
    outgoing.end();
  });
  const proxy = createProxy(origin);
  const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/ui/left' });
  const outgoing = new ServerResponse(incoming);
  outgoing.destroy();
  await proxy.fetch(new Request('http://console/ui/left'), { incoming, outgoing });
  await fetch(`${await serve(proxy)}/ui/next`);
  expect(paths).toEqual(['/ui/next']);
});

test('an answer that comes before the end of the request reaches the client', async () => {
  const origin = await proxied((_incoming, outgoing) => outgoing.writeHead(413).end('too much'));
  const request = requestHttp(`${origin}/ui/upload`, { method: 'POST' });
  request.on('error', () => undefined);
  request.write('a'.repeat(MEGABYTE));
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(413);
  request.destroy();
});
