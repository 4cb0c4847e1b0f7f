import { request as requestHttp, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Duplex } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Backend } from './backend';
import { answerHeaders, requestHeaders } from './end-to-end-headers';
import { ownAddresses } from './own-addresses';
import { refuse, writeHead } from './socket-answer';

/** The backend behind the proxy. */
interface Target {
  readonly url: URL;
  /** Writes a line of the server's log. */
  readonly log: (line: string) => void;
}

/** Passes calls and WebSockets on to the backend at `address`, which may have a path: `https://host/base`. */
export function createProxy(address: string, log: (line: string) => void = console.error): Backend {
  const target = { url: new URL(address), log };
  return {
    owns: () => false,
    fetch: async (_request, connection) => forward(connection, target),
    upgrade: (incoming, socket, head, policy) => forwardSocket({ incoming, socket, head, policy }, target),
  };
}

/** Streams the request to the backend and its answer to the client. */
function forward({ incoming, outgoing }: HttpBindings, target: Target): Response {
  // The client may have left while the server looked for a file.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  const coding = incoming.headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return new Response(null, { status: 501 });
  const request = openRequest(incoming, target.url);
  const fail = (reason: unknown): void => {
    if (outgoing.destroyed) return;
    target.log(`The backend gives no answer: ${String(reason)}`);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The backend gives no answer.\n');
  };
  outgoing.on('close', () => request.destroy());
  incoming.on('error', () => request.destroy());
  request.on('error', fail);
  onAnswer(request, fail, (response) => {
    const headers = answerHeaders(response.headers, outgoing.getHeaders());
    outgoing.writeHead(statusOf(response), ownAddresses(headers, target.url));
    outgoing.flushHeaders();
    // An answer that breaks off breaks off for the client, too.
    pipeline(response, outgoing, () => undefined);
  });
  const hasBody = coding !== undefined || incoming.headers['content-length'] !== undefined;
  if (hasBody) incoming.pipe(request);
  else request.end();
  return RESPONSE_ALREADY_SENT;
}

/** A WebSocket handshake of a client. */
interface Handshake {
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly policy: Readonly<Record<string, string>>;
}

/** Connects the client with the backend; an answer other than an upgrade reaches the client as an answer. */
function forwardSocket({ incoming, socket, head, policy }: Handshake, target: Target): void {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  const request = openRequest(incoming, target.url, upgrade);
  const fail = (reason: unknown): void => {
    if (socket.destroyed) return;
    target.log(`The backend takes no socket: ${String(reason)}`);
    refuse(socket, 502, policy);
  };
  socket.on('close', () => request.destroy());
  request.on('error', fail);
  request.on('upgrade', (response, upstream, first) => {
    writeHead(socket, 101, { ...answerHeaders(response.headers, {}), ...upgrade });
    socket.write(first);
    upstream.write(head);
    pipeline(upstream, socket, () => upstream.destroy());
    pipeline(socket, upstream, () => socket.destroy());
  });
  onAnswer(request, fail, (response) => {
    const headers = ownAddresses(answerHeaders(response.headers, policy), target.url);
    writeHead(socket, statusOf(response), { ...headers, connection: 'close' });
    pipeline(response, socket, () => undefined);
  });
  request.end();
}

/** The request to the backend: the client's path is text behind the backend's own, so it names no other host. */
function openRequest(incoming: IncomingMessage, url: URL, further: OutgoingHttpHeaders = {}): ClientRequest {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return send({
    ...urlToHttpOptions(url),
    method: incoming.method,
    path: url.pathname.replace(/\/$/, '') + (incoming.url ?? '/'),
    headers: { ...requestHeaders(incoming, url.host), ...further },
  });
}

/** Hands an answer over; one that cannot be written is a failure of the backend. */
function onAnswer(
  request: ClientRequest,
  fail: (reason: unknown) => void,
  write: (response: IncomingMessage) => void,
): void {
  request.on('response', (response) => {
    try {
      if (statusOf(response) < 200) throw new Error(`status ${statusOf(response)}`);
      write(response);
    } catch (error) {
      response.destroy();
      fail(error);
    }
  });
}

function statusOf({ statusCode = 0 }: IncomingMessage): number {
  return statusCode;
}
