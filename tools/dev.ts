import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type Plugin } from 'vite';
import { createCompiler } from '../codegen/compile';
import { descry } from '../codegen/vite-plugin';
import { studio } from '../studio/server/plugin';
import { explain } from './explain';
import type { Backend } from './server/backend';
import { createDemoBackend } from './server/demo';
import { endIfDropped } from './server/dropped';
import { createProxy } from './server/proxy';
import { isOwnPath } from './server/request-target';
import { refuse } from './server/socket-answer';
import { startSettings } from './settings';
import { bringUpToDate, studioPage } from './up-to-date';

const root = join(import.meta.dirname, '..');

let building: Promise<void> | undefined;

/** Builds the page of the Studio if it is missing or out of date. */
async function page(): Promise<string> {
  building ??= bringUpToDate([studioPage], { root, log: console.log }).finally(() => (building = undefined));
  await building;
  return join(root, '.cache/studio');
}

/** A backend behind the development server, which answers whatever that has not. */
function backend(served: Backend): Plugin {
  return {
    name: 'backend',
    configureServer(server) {
      const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
        const connection = { incoming, outgoing };
        const fetch = async (request: Request) => endIfDropped(await served.fetch(request, connection), connection);
        void getRequestListener(fetch)(incoming, outgoing);
      };
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        if (isOwnPath(request.url) && served.owns(path)) answer(request, response);
        else next();
      });
      server.httpServer?.on('upgrade', (request, socket, head) => {
        // The development server's own socket.
        if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
        socket.on('error', () => socket.destroy());
        if (isOwnPath(request.url)) served.upgrade(request, socket, head, {});
        else refuse(socket, 400, {});
      });
      return () =>
        server.middlewares.use((request, response, next) => {
          const { url = '/', originalUrl = url } = request;
          const isPage = /^\/([\w-]+\.html)?(\?|$)/.test(originalUrl);
          if (isPage || !isOwnPath(originalUrl)) next();
          else answer(Object.assign(request, { url: originalUrl }), response);
        });
    },
  };
}

/** Adds the note about warnings to the page of the console. */
const warningNote: Plugin = {
  name: 'warning-note',
  transformIndexHtml: (_, { path }) =>
    path === '/index.html'
      ? [{ tag: 'script', attrs: { type: 'module', src: '/tools/dev-page/warning-note.ts' }, injectTo: 'body' }]
      : [],
};

try {
  const { host, port, api } = startSettings(process.env);
  const compiler = createCompiler();
  const isStudio = process.argv.includes('studio');
  // Whoever opens the Studio waits less for what is made before the browser asks; a failure is shown when it does.
  if (isStudio) void page().catch(() => undefined);
  const server = await createServer({
    root,
    server: {
      host,
      port,
      strictPort: true,
      // What the page of the Studio is built into concerns no page of the console.
      watch: { ignored: ['**/.cache/**'] },
      ...(isStudio && { open: '/studio/' }),
    },
    plugins: [
      descry(compiler),
      warningNote,
      studio({ compiler, page, isDemo: api === undefined }),
      backend(api === undefined ? createDemoBackend(host) : createProxy(api)),
    ],
  });
  await server.listen();
  server.printUrls();
  console.log(`  Calls are answered by ${api ?? 'the demo backend'}.`);
  console.log(`  The Studio, in which descriptors are changed, is at /studio/ of it.`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
