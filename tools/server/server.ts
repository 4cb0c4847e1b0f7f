import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Backend } from './backend';
import { endIfDropped } from './dropped';
import { policyHeaders } from './policy';
import { serveFiles } from './static';

/** A server that listens. */
export interface RunningServer {
  /** Address without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Where to listen and what to serve. */
export interface ServerOptions {
  /** Folder of the built console. */
  readonly folder: string;
  readonly backend: Backend;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

interface Environment {
  readonly Bindings: HttpBindings;
  readonly Variables: { readonly foreign: boolean };
}

/** Serves the built console, and through the backend everything else, on one port. */
export async function startServer({ folder, backend, host, port }: ServerOptions): Promise<RunningServer> {
  const configuration = backend.configuration ?? (() => configurationFile(folder));
  const app = new Hono<Environment>();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    if (context.get('foreign')) return;
    for (const [name, value] of Object.entries(policyHeaders(await configuration()))) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });
  const answer = async (context: Context<Environment>): Promise<Response> => {
    const response = await backend.fetch(context.req.raw);
    context.set('foreign', backend.foreign === true || response.type === 'error');
    return endIfDropped(response, context.env);
  };
  app.use(async (context, next) => (backend.owns(context.req.path) ? answer(context) : next()));
  app.get('*', etag(), serveFiles(folder));
  app.all('*', answer);

  const server = createAdaptorServer({ fetch: app.fetch });
  server.on('upgrade', backend.upgrade.bind(backend));
  server.listen(port, host);
  await once(server, 'listening');
  return { origin: originOf(server, host), close: () => close(server) };
}

async function configurationFile(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'));
  } catch {
    return {};
  }
}

function originOf(server: ReturnType<typeof createAdaptorServer>, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function close(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if (isHttpServer(server)) server.closeAllConnections();
  await closed;
}

function isHttpServer(server: object): server is Server {
  return 'closeAllConnections' in server;
}
