import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Backend } from './backend';

/** Headers that belong to one hop, or that fetch sets by itself. */
const HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade'];

/** Passes calls and sockets on to the backend at another origin. */
export function createProxy(origin: string): Backend {
  return {
    foreign: true,
    owns: () => false,
    fetch: (request) => passOn(request, origin),
    upgrade: (request, socket, head) => passSocketOn(request, socket, head, origin),
  };
}

async function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search, origin: own } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of HOP) headers.delete(name);
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body: request.body,
    duplex: 'half',
    redirect: 'manual',
    signal: request.signal,
  };
  try {
    return answer(await fetch(new URL(pathname + search, origin), init), origin, own);
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return new Response(`The backend at ${origin} gives no answer: ${reason}\n`, { status: 502 });
  }
}

function answer(response: Response, origin: string, own: string): Response {
  const headers = new Headers(response.headers);
  // fetch has already undone these.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name);
  const location = headers.get('location');
  if (location?.startsWith(`${origin}/`)) headers.set('location', own + location.slice(origin.length));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Pipes both directions; an answer other than an upgrade goes back as it came. */
function passSocketOn(incoming: IncomingMessage, socket: Duplex, head: Buffer, origin: string): void {
  const target = new URL(incoming.url ?? '/', origin);
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = request(target, { headers: { ...incoming.headers, host: target.host } });
  const end = () => {
    socket.destroy();
    outgoing.destroy();
  };
  socket.on('error', end).on('close', end);
  outgoing.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n'));
  outgoing.on('upgrade', (response, upstream, first) => {
    upstream.on('error', end).on('close', end);
    socket.on('close', () => upstream.destroy());
    socket.write(headOf(response));
    socket.write(first);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  outgoing.on('response', (response) => {
    socket.write(headOf(response));
    response.pipe(socket);
  });
  outgoing.end();
}

function headOf(response: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`];
  for (let index = 0; index < response.rawHeaders.length; index += 2) {
    lines.push(`${response.rawHeaders[index]}: ${response.rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
