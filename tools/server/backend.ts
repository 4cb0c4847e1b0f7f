import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';

/** Answers everything that is not a file of the built console. */
export interface Backend {
  /** Whether it answers this path even if the built console has a file of that name. */
  owns(path: string): boolean;
  /**
   * Answers a call. `Response.error()` ends the connection without an answer; `RESPONSE_ALREADY_SENT` means that the
   * backend writes the answer to the connection itself.
   */
  fetch(request: Request, connection: HttpBindings): Promise<Response>;
  /** Accepts a WebSocket handshake, or refuses it with an answer that carries the headers of `policy`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, policy: Readonly<Record<string, string>>): void;
  /** The start-up configuration that it serves in place of the file `config.json` of the built console. */
  readonly configuration?: () => unknown;
}
