import { readBody } from '~/lib/read-body';
import { untilAborted } from '~/lib/until-aborted';
import { createTimer, wait, type Clock } from '~/platform/clock';
import type { Upload, UploadProgress } from '~/platform/send-upload';
import { parseHttpDate } from '~/platform/server-time';
import { CallFailure } from './api-error';
import type { ReceivedResponse } from './read-answer';

/** `fetch` as the client calls it. With an upload it sends the body of that, and reports progress. */
export type Fetch = (request: Request, upload?: Upload) => Promise<Response>;

/** The options of the transport. */
export interface TransportOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly limits: {
    /** Time of a whole call with its repetitions, in milliseconds; of an upload, the time without any progress. */
    readonly timeoutMs: number;
    readonly maxBodyBytes: number;
    /** Repetitions of a safe read. */
    readonly retries: number;
    /** Pause before the first repetition, in milliseconds; every further one is three times as long. */
    readonly retryPauseMs: number;
  };
}

/**
 * Sends a request and reads the whole response. A safe read without an answer, with 502, 503 or 504, or with 429 and
 * `Retry-After` is repeated, not before the time of `Retry-After`. If that is beyond the deadline, the response is
 * final. Rejects with a `CallFailure`, or with the reason of the request's signal as soon as that is aborted.
 */
export type Transport = (request: Request, isSafe: boolean, upload?: SentBody) => Promise<ReceivedResponse>;

/** The body of an upload, and who follows its progress. */
export type SentBody = Omit<Upload, 'maxAnswerBytes'>;

const temporary: readonly number[] = [502, 503, 504];

/**
 * Creates the transport. One deadline covers all attempts of a request and the reading of its response; progress of an
 * upload moves it.
 */
export function createTransport({ fetch, clock, limits }: TransportOptions): Transport {
  async function attempt(request: Request, upload?: Upload): Promise<ReceivedResponse | undefined> {
    try {
      const response = await fetch(request, upload);
      return { response, text: await readBody(response, limits.maxBodyBytes) };
    } catch {
      return undefined;
    }
  }

  async function attempts(
    { request, upload }: { readonly request: Request; readonly upload: Upload | undefined },
    repetitions: number,
    signal: AbortSignal,
  ): Promise<ReceivedResponse> {
    const deadline = clock.now() + limits.timeoutMs;
    for (let done = 0; ; done += 1) {
      const isLast = done >= repetitions;
      // A request can be sent once: its body is gone after that.
      const sent = new Request(isLast ? request : request.clone(), { signal });
      const received = await untilAborted(attempt(sent, upload), signal);
      const requested = received && requestedPause(received.response, clock.now());
      const pause = Math.max(limits.retryPauseMs * 3 ** done, requested ?? 0);
      const isTooLate = requested !== undefined && clock.now() + pause >= deadline;
      const isTemporary = requested !== undefined || !received || temporary.includes(received.response.status);
      if (received && (!isTemporary || isLast || isTooLate)) return received;
      if (isLast) throw new CallFailure('no-answer', 0);
      await wait(clock, pause, signal);
    }
  }

  return async (request, isSafe, body) => {
    const caller = request.signal;
    const stop = new AbortController();
    const timer = createTimer(clock);
    const cancel = (): void => stop.abort(caller.reason);
    const start = (): void => timer.start(() => stop.abort(new CallFailure('time-out', 0)), limits.timeoutMs);
    const upload = body && watched(body, limits.maxBodyBytes, start);
    start();
    caller.addEventListener('abort', cancel, { once: true });
    if (caller.aborted) cancel();
    try {
      stop.signal.throwIfAborted();
      return await attempts({ request, upload }, isSafe ? limits.retries : 0, stop.signal);
    } finally {
      timer.stop();
      caller.removeEventListener('abort', cancel);
    }
  };
}

/** An upload that calls `onSign` with each sign of life. */
function watched(body: SentBody, maxAnswerBytes: number, onSign: () => void): Upload {
  const onProgress = (progress: UploadProgress): void => {
    onSign();
    body.onProgress(progress);
  };
  return { ...body, maxAnswerBytes, onProgress };
}

/**
 * The pause that a server requests, in milliseconds: with 429 and 503 alone, `Retry-After` is about the next attempt.
 */
function requestedPause(response: Response, now: number): number | undefined {
  return response.status === 429 || response.status === 503 ? retryAfter(response, now) : undefined;
}

/**
 * Milliseconds after which the server wants the next attempt: the header `Retry-After`, as seconds or as an HTTP date
 * (RFC 9110, section 10.2.3). A date is compared with the `Date` of the response, else with `now`, milliseconds since
 * 1970. `undefined` without a header that can be read.
 */
function retryAfter({ headers }: Response, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = parseHttpDate(value);
  return date && Math.max(0, date - (parseHttpDate(headers.get('date')) ?? now));
}
