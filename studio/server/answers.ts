import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import { isRecord, parseJson } from '~/lib/json';
import { isJsonType } from '~/lib/media-type';
import { requestAddress, addressPattern } from './operation-address';

/** Bytes of the longest answer that is remembered. */
const maxBytes = 2 * 1024 * 1024;

/** How many addresses are remembered; the one that was answered first is forgotten first. */
const maxAddresses = 1000;

/** The last answer of each address that the console in the preview has asked; none of a call that failed last. */
export class Answers {
  readonly #bodies = new Map<string, unknown>();

  /**
   * Remembers what a response sends, if it is JSON of a successful call, and forgets what an address answered before a
   * failure. It changes nothing about the response.
   */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const address = requestAddress(request);
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: unknown): void => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk instanceof Uint8Array ? chunk : undefined;
      size += bytes?.byteLength ?? 0;
      if (bytes && size <= maxBytes) chunks.push(Buffer.from(bytes));
    };
    for (const name of ['write', 'end'] as const) {
      const send = response[name];
      const watched = (...sent: readonly unknown[]): unknown => {
        if (isJson(response)) take(sent[0]);
        return Reflect.apply(send, response, sent);
      };
      Object.assign(response, { [name]: watched });
    }
    // A call that gets no answer has failed too.
    response.once('close', () => {
      if (!response.writableFinished) this.#bodies.delete(address);
    });
    response.once('finish', () => {
      if (response.statusCode >= 400) this.#bodies.delete(address);
      if (!isJson(response) || size > maxBytes) return;
      this.#remember(address, parseJson(Buffer.concat(chunks).toString()));
    });
  }

  /** Remembers an answer as the last one: a map leaves what it has already where it was. */
  #remember(address: string, body: unknown): void {
    this.#bodies.delete(address);
    this.#bodies.set(address, body);
    const [first = ''] = this.#bodies.keys();
    if (this.#bodies.size > maxAddresses) this.#bodies.delete(first);
  }

  /** The last answer of a file beside the console. */
  at(method: string, path: string): unknown {
    return this.#bodies.get(`${method} ${path}`);
  }

  /** The last answer of an operation, below its root; `undefined` if there was none. */
  of(operation: Pick<Operation, 'method' | 'path' | 'root'>): unknown {
    const pattern = addressPattern(operation);
    const [, body] = [...this.#bodies].findLast(([address]) => pattern.test(address)) ?? [];
    const steps = operation.root?.split('.') ?? [];
    return steps.reduce((value, step) => (isRecord(value) ? value[step] : undefined), body);
  }
}

function isJson(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  const isPlain = response.getHeader('content-encoding') === undefined;
  return isPlain && response.statusCode < 300 && isJsonType(type);
}
