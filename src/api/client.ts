import type { BoundArguments } from '../descriptor/bindings';
import type { ErrorRow } from '../generated/descriptor-types';
import {
  operations,
  type Answer,
  type Body,
  type OperationId,
  type PathParameters,
  type QueryParameters,
} from '../generated/operations';
import { wait, type Clock } from '../lib/clock';
import { parseJson } from '../lib/json';
import { ApiError, type FailureKind } from './api-error';
import { belowRoot } from './below-root';
import { errorNumber } from './error-number';
import { findRow } from './find-row';
import { homePlace, ownPlace, placeAt, type Place, type PlaceOptions } from './place';
import { readBody } from './read-body';
import type { SessionSignal } from './session-signal';
import { untilAborted } from './until-aborted';

/** Arguments of some call. */
interface AnyArguments {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** What an operation is called with; groups without a required member may be left out. */
export type CallArguments<K extends OperationId> = AnyArguments &
  Group<'path', PathParameters<K>> &
  Group<'query', QueryParameters<K>> &
  (undefined extends Body<K> ? { readonly body?: Body<K> } : { readonly body: Body<K> });

type Group<Name extends string, Values> =
  Record<never, never> extends Values ? { readonly [N in Name]?: Values } : { readonly [N in Name]: Values };

/** Options of one call. Aborting rejects with the signal's reason; a late answer is dropped. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Calls operations of the contract. A failure rejects with an `ApiError`. */
export interface Client {
  /** Calls an operation by its id; gives the answer below the contract's root. */
  call<K extends OperationId>(operation: K, args: CallArguments<K>, options?: CallOptions): Promise<Answer<K>>;
  /** The same for arguments that come from a descriptor: the compiler has checked them against the contract. */
  send(operation: OperationId, args: BoundArguments, options?: CallOptions): Promise<unknown>;
  /** Calls at an address that an answer gave; `undefined` unless it is of the own or an allowed origin. */
  at(address: unknown): CallAt | undefined;
}

/** Calls an operation at a judged address, with a bearer token. */
export type CallAt = <K extends OperationId>(
  operation: K,
  args: CallArguments<K>,
  bearer: string,
) => Promise<Answer<K>>;

/** What the client needs of the world. */
export interface ClientOptions extends PlaceOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly uuid: () => string;
  readonly limits: {
    /** Time of a whole call with its repetitions, in milliseconds. */
    readonly timeoutMs: number;
    readonly maxBodyBytes: number;
    /** Repetitions of a safe read. */
    readonly retries: number;
    /** Pause before the first repetition, in milliseconds; every further one is three times as long. */
    readonly retryPauseMs: number;
    /** Time a call stays pending after the redirect to sign in, in milliseconds. */
    readonly signInSettleMs: number;
  };
  readonly rows: readonly ErrorRow[];
  /** Told of failures that concern the session; the promise ends when the session has acted. */
  readonly onSignal: (signal: SessionSignal) => Promise<void> | void;
}

const temporary: readonly number[] = [502, 503, 504];

/** What one attempt brought. `text` is absent for a body over the limit. */
interface Received {
  readonly response: Response;
  readonly text: string | undefined;
}

/** A client for the API origin. */
export function createClient(options: ClientOptions): Client {
  const { clock, limits } = options;
  const home = homePlace(options);

  async function attempt(address: string, init: RequestInit): Promise<Received | undefined> {
    try {
      const response = await options.fetch(address, init);
      return { response, text: await readBody(response, limits.maxBodyBytes) };
    } catch {
      return undefined;
    }
  }

  async function attempts(address: string, init: RequestInit, repetitions: number, signal: AbortSignal) {
    for (let done = 0; ; done += 1) {
      const received = await untilAborted(attempt(address, init), signal);
      const isTemporary = !received || temporary.includes(received.response.status);
      if (!isTemporary || done >= repetitions) return received;
      await wait(clock, limits.retryPauseMs * 3 ** done, signal);
    }
  }

  async function request(operation: OperationId, args: AnyArguments, place: Place, caller: AbortSignal | undefined) {
    const { method, path, safe, ...root } = operations[operation];
    const traceId = options.uuid();
    const fail = (kind: FailureKind, status: number, number?: number): ApiError => {
      const row = findRow(options.rows, { operation, path, status, number });
      return new ApiError({ operation, kind, status, number, traceId, row });
    };

    const address = place.address(path, args);
    if (address === undefined) throw fail('arguments', 0);

    const stop = new AbortController();
    const cancel = (): void => stop.abort(caller?.reason);
    const timer = clock.setTimeout(() => stop.abort(fail('time-out', 0)), limits.timeoutMs);
    caller?.addEventListener('abort', cancel, { once: true });
    if (caller?.aborted) cancel();
    try {
      const hasBody = args.body !== undefined;
      const init: RequestInit = {
        method: method.toUpperCase(),
        ...place.carries({ operation, traceId, hasBody }),
        signal: stop.signal,
        // A redirect followed by the browser would carry the token along to another origin.
        redirect: 'manual',
        // An old answer would tell an old time, and what it holds is not for the disk.
        cache: 'no-store',
        ...(hasBody && { body: JSON.stringify(args.body) }),
      };
      stop.signal.throwIfAborted();
      const received = await attempts(address, init, safe ? limits.retries : 0, stop.signal);
      if (!received) throw fail('no-answer', 0);
      const { response, text } = received;
      const { status } = response;
      if (status >= 400) throw fail('status', status, errorNumber(parseJson(text ?? '')));
      if (text === undefined) throw fail('too-large', status);
      if (!response.ok) throw fail('shape', status);
      // Nothing in the answer of a change may be relied on, so it may be empty, or any JSON.
      if (text.trim() === '' && !safe) return undefined;
      const body = isJson(response) ? parseJson(text) : undefined;
      const answer = belowRoot(body, root) ?? (safe ? undefined : body);
      if (answer === undefined) throw fail('shape', status);
      return answer;
    } finally {
      clock.clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    }
  }

  async function report(error: ApiError, caller: AbortSignal): Promise<void> {
    const { row, operation, status, traceId } = error;
    if (!row.signal) return;
    const acted = Promise.resolve(options.onSignal({ kind: row.signal, operation, status, traceId, row }));
    if (row.signal !== 'sign-in' && row.signal !== 'sign-out') return;
    // The page is about to leave: an error that appears for a moment would only alarm.
    await untilAborted(acted, caller);
    if (row.signal === 'sign-in') await wait(clock, limits.signInSettleMs, caller);
  }

  async function reported(operation: OperationId, args: AnyArguments, place: Place, caller?: AbortSignal) {
    try {
      return await request(operation, args, place, caller);
    } catch (error) {
      if (error instanceof ApiError) await report(error, caller ?? new AbortController().signal);
      throw error;
    }
  }

  function call<K extends OperationId>(operation: K, args: CallArguments<K>, own?: CallOptions): Promise<Answer<K>>;
  function call(operation: OperationId, args: AnyArguments, own: CallOptions = {}): Promise<unknown> {
    return reported(operation, args, operations[operation].ownOrigin ? ownPlace : home, own.signal);
  }

  function callTo(place: (bearer: string) => Place): CallAt {
    function callAt<K extends OperationId>(operation: K, args: CallArguments<K>, bearer: string): Promise<Answer<K>>;
    function callAt(operation: OperationId, args: AnyArguments, bearer: string): Promise<unknown> {
      return reported(operation, args, place(bearer));
    }
    return callAt;
  }

  function at(address: unknown): CallAt | undefined {
    const place = placeAt(address, options);
    return place && callTo(place);
  }

  return { call, send: call, at };
}

function isJson(response: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}
