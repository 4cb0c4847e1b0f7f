import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Backend } from './backend';
import { endIfDropped } from './dropped';
import { createHttpServer } from './http-server';
import { policyHeaders, withSignIn } from './policy';
import { createFiles } from './static';

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
  /** The sign-in by OAuth 2 that the console was built with, if it has one. */
  readonly oauth?: unknown;
  /** Whether answers are compressed for clients that accept it. Default: true. */
  readonly isCompressed?: boolean;
}

interface Environment {
  readonly Bindings: HttpBindings;
}

/** Serves the built console, and through the backend everything else, on one port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { folder, backend, host, port, oauth } = options;
  const configuration = backend.configuration ?? (() => configurationFile(folder));
  const app = createApp(options);
  const server = createHttpServer({
    // By default it replaces the `Request` and `Response` of the whole process, which is not the server's to do.
    answer: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    upgrade: backend.upgrade.bind(backend),
    policy: async () => policyHeaders(withSignIn(await configuration(), oauth)),
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    origin: originOf(server.address(), host),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await closed;
    },
  };
}

/** Path at which the server says that it works, for whatever watches it. No backend is asked. */
const HEALTH = '/healthz';

/** Answers the health path, what the backend owns, then files, then everything else through the backend. */
function createApp({ folder, backend, isCompressed = true }: ServerOptions): Hono<Environment> {
  const app = new Hono<Environment>();
  const files = createFiles(folder);
  const answer = async ({ req, env }: Context<Environment>): Promise<Response> =>
    endIfDropped(await backend.fetch(req.raw, env), env);
  app.get(HEALTH, (context) => context.text('ok\n'));
  if (isCompressed) app.use(compress());
  app.use(async (context, next) => (backend.owns(context.req.path) ? answer(context) : next()));
  app.get('*', async (context, next) => {
    const file = await files.fetch(context.req.raw);
    return file.status === 404 ? next() : file;
  });
  app.all('*', answer);
  return app;
}

async function configurationFile(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'));
  } catch {
    return {};
  }
}

function originOf(address: string | { readonly port: number } | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
