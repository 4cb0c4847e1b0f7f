import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Backend } from './backend';
import { isOwnPath } from './request-target';
import { isWebSocketHandshake, refuse } from './socket-answer';

/** The console's policy as headers, for the start-up configuration as it is now. */
export type Policy = () => Promise<Readonly<Record<string, string>>>;

/** What the HTTP server serves. */
export interface Served {
  /** Answers a request for an own path. Headers that are already set belong to the answer. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  readonly upgrade: Backend['upgrade'];
  readonly policy: Policy;
}

/** Answers to requests that are none, by the code of the parser's error. Every other error is a 400. */
const unreadable: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** An HTTP server that passes on own paths and WebSocket handshakes only, and whose every answer carries the policy. */
export function createHttpServer({ answer, upgrade, policy }: Served): Server {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(await policy())) outgoing.setHeader(name, value);
    if (isOwnPath(incoming.url)) await answer(incoming, outgoing);
    else outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('This is not a path of the console.\n');
  };
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  };
  // Node's own answers to a missing host and an unknown expectation would lack the policy; `answer` refuses the former.
  const server = createServer({ requireHostHeader: false }, onRequest).on('checkExpectation', onRequest);
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const handshake = async () => {
      const headers = await policy();
      if (socket.destroyed) return;
      if (isOwnPath(request.url) && isWebSocketHandshake(request)) upgrade(request, socket, head, headers);
      else refuse(socket, 400, headers);
    };
    handshake().catch(() => socket.destroy());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After the beginning of another answer, an answer would be read as part of that.
    if (!isUnused(socket)) return void socket.destroy();
    const status = unreadable.get(error.code ?? '') ?? 400;
    policy().then(
      (headers) => refuse(socket, status, headers),
      () => socket.destroy(),
    );
  });
  return server;
}

function isUnused(socket: Duplex): boolean {
  return socket instanceof Socket && socket.writable && socket.bytesWritten === 0;
}
