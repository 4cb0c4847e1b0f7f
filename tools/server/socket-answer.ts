import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';

/** Whether an upgrade request is the handshake of a WebSocket. */
export function isWebSocketHandshake({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && !hasBody;
}

/** Writes the status line and the headers of an answer to a socket that the HTTP server has handed over. */
export function writeHead(socket: Duplex, status: number, headers: OutgoingHttpHeaders): void {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((single) => `${name}: ${single}`),
  );
  socket.write(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Answers with a status and no body, and closes the connection. */
export function refuse(socket: Duplex, status: number, headers: OutgoingHttpHeaders): void {
  if (!socket.writable) return void socket.destroy();
  writeHead(socket, status, { ...headers, connection: 'close', 'content-length': '0' });
  socket.end();
}
