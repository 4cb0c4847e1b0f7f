import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What answers everything that is no file of the built console. */
export interface Backend {
  /** Whether it answers this path even if the built console has a file of that name. */
  owns(path: string): boolean;
  /** Answers a call; `Response.error()` means that the connection ends without an answer. */
  fetch(request: Request): Promise<Response>;
  /** Takes a socket over, or ends it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The start-up configuration that it serves in place of the file `config.json` of the built console. */
  readonly configuration?: () => unknown;
  /** Its answers carry headers of their own and get none of the console's. */
  readonly foreign?: boolean;
}
