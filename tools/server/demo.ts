import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { createDemoApp, type DemoApp } from '../../demo/app';
import { DroppedAnswer } from '../../demo/calls';
import { loadDemoFiles } from '../../demo/load';
import { SOCKET_PROTOCOL, socketToken } from '../../demo/socket';
import type { Backend } from './backend';

/** A backend with the demo app behind it. */
export interface DemoBackend extends Backend {
  readonly app: DemoApp;
}

/** Makes the demo backend ready to be served. */
export function createDemoBackend(app = createDemoApp({ files: loadDemoFiles() })): DemoBackend {
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (protocols) => protocols.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL,
  });
  return {
    app,
    owns: app.answers,
    configuration: () => app.state.config,
    async fetch(request) {
      try {
        return await app.fetch(request);
      } catch (error) {
        if (error instanceof DroppedAnswer || request.signal.aborted) return Response.error();
        throw error;
      }
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      sockets.handleUpgrade(request, socket, head, (peer) => {
        const token = socketToken(request.headers['sec-websocket-protocol'], request.url ?? '/');
        const connection = app.hub.connect(peer, token);
        peer.on('message', (data) => connection?.message(String(data)));
        peer.on('close', () => connection?.closed());
      });
    },
  };
}
