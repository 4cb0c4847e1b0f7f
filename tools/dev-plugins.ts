import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { Backend } from './server/backend';
import { endIfDropped } from './server/dropped';
import { isOwnPath } from './server/request-target';
import { refuse } from './server/socket-answer';

/** A backend behind the development server, which answers whatever that has not. */
export function backendPlugin(served: Backend): Plugin {
  return {
    name: 'backend',
    configureServer(server) {
      const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
        const connection = { incoming, outgoing };
        const fetch = async (request: Request) => endIfDropped(await served.fetch(request, connection), connection);
        void getRequestListener(fetch, { overrideGlobalObjects: false })(incoming, outgoing);
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
export const warningNote: Plugin = {
  name: 'warning-note',
  transformIndexHtml: (_, { path }) =>
    path === '/index.html'
      ? [{ tag: 'script', attrs: { type: 'module', src: '/tools/dev-page/warning-note.ts' }, injectTo: 'body' }]
      : [],
};
