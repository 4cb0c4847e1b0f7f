import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '~/tools/server/backend';
import { startServer, type ServerOptions } from '~/tools/server/server';

/** Servers and a built console for one test file; `close` ends all servers, `remove` deletes the console's files. */
export async function createServers() {
  const folder = await mkdtemp(join(tmpdir(), 'served-'));
  const running: (() => Promise<unknown>)[] = [];
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(folder, 'config.json'), '{"allowedOrigins":["https://one.example.com"]}');
  await writeFile(join(folder, 'assets/a-1234.js'), `export const a = '${'a'.repeat(4000)}';`);
  return {
    /** Serves the console with a backend, and gives the origin. */
    async serve(backend: Backend, options: Partial<ServerOptions> = {}): Promise<string> {
      const server = await startServer({ folder, backend, host: '127.0.0.1', port: 0, ...options });
      running.push(() => server.close());
      return server.origin;
    },
    /** A plain HTTP server, for the other side of a proxy. */
    async listen(listener: RequestListener, host = '127.0.0.1') {
      const server = createServer(listener).listen(0, host);
      running.push(() => closeServer(server));
      await once(server, 'listening');
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      return { server, origin: `http://${host}:${port}` };
    },
    async close(): Promise<void> {
      await Promise.all(running.splice(0).map((end) => end()));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A backend that tells in JSON what it was sent. */
export function echo(changes: Partial<Backend> = {}): Backend {
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

/** When an exchange of bytes is over. */
interface Exchange {
  /** With the first head of an answer, or when the server closes the connection (the default). */
  readonly until?: 'head' | 'close';
  /** After this time at the latest, in milliseconds. */
  readonly limitMs?: number;
}

/** Sends bytes on a new connection and gives what came back, as text of one character for each byte. */
export function exchange(origin: string, bytes: string, { until, limitMs = 5000 }: Exchange = {}): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes, 'latin1'));
    let received = '';
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(finish, limitMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (until === 'head' && received.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish).on('close', finish);
  });
}
