import { createClient, type ClientOptions } from '../../src/api/client';
import type { SessionSignal } from '../../src/api/session-signal';
import { createFakeClock } from './fake-clock';

/** A JSON answer. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A request that was sent. */
export interface Request {
  readonly address: string;
  readonly init: RequestInit;
}

/** A client whose calls are answered by `answers` in turn, the last one again and again; an `Error` is no answer. */
export function setUpClient(answers: readonly (Response | Error | 'never')[], changes: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const signals: SessionSignal[] = [];
  const clock = createFakeClock();
  let traces = 0;
  const client = createClient({
    origin: 'https://api.example',
    trust: { own: 'https://console.example', allowed: ['https://files.example'] },
    fetch: (address, init) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ address, init });
      if (answer === 'never' || answer === undefined) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
    },
    clock,
    token: () => 'secret',
    uuid: () => `trace-${(traces += 1)}`,
    limits: { timeoutMs: 30_000, maxBodyBytes: 1000, retries: 2, retryPauseMs: 300, signInSettleMs: 4000 },
    rows: [
      { status: 401, number: 4011403, show: 'toast', message: 'OUT', signal: 'sign-out' },
      { status: 401, show: 'toast', message: 'IN', signal: 'sign-in' },
      { prefix: '/ui/uic/v3/', status: 403, show: 'page', signal: 'forbidden' },
      { operation: 'getMenu', status: '5xx', show: 'page', signal: 'unavailable' },
      { show: 'panel', message: 'ANY' },
    ],
    onSignal: (signal) => void signals.push(signal),
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
  return { client, clock, requests, signals, watch };
}
