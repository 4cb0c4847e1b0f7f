import { ApiError } from '~/api/api-error';
import { createClient, type ClientOptions } from '~/api/client';
import { createFakeClock } from './fake-clock';

/** A JSON answer. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A request that was sent. Names of headers are in small letters. */
export interface SentRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly request: Request;
  /** The text of the body; absent until it has been read, and without a body. */
  body?: string;
}

/** The headers of a request by name in small letters. */
export function headersOf({ headers }: Request): Readonly<Record<string, string>> {
  return Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));
}

/** Notes a request, and its body as soon as that has been read. */
function sentRequest(request: Request): SentRequest {
  const { url: address, method } = request;
  const sent: SentRequest = { address, method, headers: headersOf(request), request };
  void request
    .clone()
    .text()
    .then((text) => text !== '' && (sent.body = text))
    .catch(() => undefined);
  return sent;
}

/** A client whose calls are answered by `answers` in turn, the last one again and again; an `Error` is no answer. */
export function setUpClient(answers: readonly (Response | Error | 'never')[], changes: Partial<ClientOptions> = {}) {
  const requests: SentRequest[] = [];
  const errors: ApiError[] = [];
  const clock = createFakeClock();
  let traces = 0;
  const client = createClient({
    origin: 'https://api.example',
    folder: 'https://console.example/',
    trust: { origin: 'https://console.example', folder: '/', allowed: ['https://files.example'] },
    fetch: (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(sentRequest(request));
      if (answer === 'never' || answer === undefined) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
    },
    clock,
    token: () => 'secret',
    uuid: () => `trace-${(traces += 1)}`,
    limits: { timeoutMs: 30_000, maxBodyBytes: 1000, retries: 2, retryPauseMs: 300 },
    rows: [
      { status: 401, number: 4011403, policy: { kind: 'session', signal: 'sign-out', message: 'OUT' } },
      { status: 401, policy: { kind: 'session', signal: 'sign-in', message: 'IN' } },
      { prefix: '/ui/uic/v3/', status: 403, policy: { kind: 'page', page: 'forbidden' } },
      { operation: 'getMenu', status: '5xx', policy: { kind: 'page', page: 'unavailable' } },
      { policy: { kind: 'panel', message: 'ANY' } },
    ],
    middleware: [{ onError: ({ error }) => void (error instanceof ApiError && errors.push(error)) }],
    ...changes,
  });
  /** What became of a call so far. */
  const watch = <T>(call: Promise<T>): { state: string; error?: unknown; value?: T } => {
    const seen: { state: string; error?: unknown; value?: T } = { state: 'pending' };
    call.then(
      (value) => Object.assign(seen, { state: 'done', value }),
      (error: unknown) => Object.assign(seen, { state: 'failed', error }),
    );
    return seen;
  };
  return { client, clock, requests, errors, watch };
}
