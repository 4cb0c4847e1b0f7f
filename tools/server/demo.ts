import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { createDemoApp, type DemoApp } from '../../demo/app';
import { DroppedAnswer } from '../../demo/server/calls';
import { loadDemoFiles } from '../../demo/load';
import { LIVE_PATH, SOCKET_PROTOCOL, socketToken } from '../../demo/server/socket';
import type { Backend } from './backend';
import { refuse } from './socket-answer';

/** A backend with the demo app behind it. */
export interface DemoBackend extends Backend {
  readonly app: DemoApp;
  fetch(request: Request): Promise<Response>;
}

/** Clients of the live channel send nothing longer than `ping`. */
const MAX_FRAME_BYTES = 1024;

/** Makes the demo backend ready to be served at `host`. */
export function createDemoBackend(host: string, app = createDemoApp({ files: loadDemoFiles(), host })): DemoBackend {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
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
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, policy) {
      const [path] = (request.url ?? '').split('?', 1);
      if (path !== LIVE_PATH) return refuse(socket, 404, policy);
      if (!app.accepts(request.headers)) return refuse(socket, 403, policy);
      sockets.handleUpgrade(request, socket, head, (peer) => {
        const token = socketToken(request.headers['sec-websocket-protocol'], request.url ?? '/');
        const connection = app.hub.connect(peer, token);
        peer.on('message', (data) => connection?.message(String(data)));
        peer.on('close', () => connection?.closed());
        peer.on('error', () => peer.terminate());
      });
    },
  };
}
