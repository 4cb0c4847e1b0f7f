import type { Middleware } from 'openapi-fetch';
import type { ErrorRow } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';
import { ApiError, CallFailure, type FailureKind } from './api-error';
import type { Authorize, Endpoint } from './endpoint';
import { findRow } from './find-row';
import { factsOf, operationAt, tokenHeaderOf } from './operation-facts';
import { fillPath } from './request-address';
import type { SentBody } from './transport';

/** The facts of a call that are not in its request. */
export interface Call {
  readonly operation: OperationId;
  readonly traceId: string;
  /** Headers with the tokens that it was sent with. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Why the request must not be sent. */
  readonly refusal?: FailureKind | undefined;
  /** What is sent in place of the body of the request. */
  readonly upload?: SentBody;
}

/** The options of the middleware. */
export interface CallMiddlewareOptions {
  readonly uuid: () => string;
  readonly rows: readonly ErrorRow[];
}

/** Calls by request, for the `fetch` of the client: openapi-fetch passes it nothing but the request. */
export type Calls = WeakMap<Request, Call>;

/** Adds the trace id and tokens to each request, and the error policy of its row to each failure. */
export function createCallMiddleware(endpoint: Endpoint, calls: Calls, options: CallMiddlewareOptions): Middleware {
  return {
    onRequest({ request, schemaPath, params }) {
      const operation = operationAt(request.method, schemaPath);
      const traceId = options.uuid();
      const sent = endpoint.address ? new Request(endpoint.address(params.query ?? {}), request) : request;
      const facts = factsOf(operation);
      const tokens = endpoint.tokens(tokenHeaderOf(facts));
      const proofs = request.method === 'GET' ? undefined : endpoint.proofs?.();
      const headers = { Accept: 'application/json', 'X-Trace-Id': traceId, ...tokens, ...proofs };
      // A path with styles has a middleware of its own.
      const isFilled = facts.styles || fillPath(schemaPath, params.path ?? {}) !== undefined;
      const isAddress = endpoint.address !== undefined || isFilled;
      const refusal = !isAddress ? 'arguments' : setHeaders(sent, headers) ? undefined : 'no-answer';
      calls.set(sent, { operation, traceId, tokens, refusal });
      return sent;
    },
    onError({ error, request }) {
      const call = calls.get(request);
      if (!call || !(error instanceof CallFailure)) return undefined;
      const { operation, traceId, tokens } = call;
      const { kind, status, number, permission } = error;
      const { policy } = findRow(options.rows, { operation, path: factsOf(operation).path, status, number });
      const isOutdated = (): boolean =>
        Object.entries(endpoint.tokens(tokenHeaderOf(factsOf(operation)))).some(
          ([name, value]) => tokens[name] !== value,
        );
      return new ApiError({ operation, kind, status, number, permission, traceId, policy, isOutdated });
    },
  };
}

/** Gives each request to `authorize` before it is sent. It must follow `createCallMiddleware`. */
export function authorizeMiddleware(calls: Calls, authorize: Authorize): Middleware {
  return {
    async onRequest({ request }) {
      const call = calls.get(request);
      try {
        await authorize(request);
      } catch {
        if (call) calls.set(request, { ...call, refusal: call.refusal ?? 'no-answer' });
      }
    },
  };
}

/** Refuses one call. It must follow `createCallMiddleware`. */
export function refusalMiddleware(calls: Calls, refusal: FailureKind): Middleware {
  return {
    onRequest({ request }) {
      const call = calls.get(request);
      if (call) calls.set(request, { ...call, refusal });
    },
  };
}

/** Adds the headers of one call. It must follow `createCallMiddleware`. A value with a line break makes no header. */
export function headerMiddleware(calls: Calls, headers: Readonly<Record<string, string>>): Middleware {
  return {
    onRequest({ request }) {
      const call = calls.get(request);
      if (call && !setHeaders(request, headers)) calls.set(request, { ...call, refusal: call.refusal ?? 'arguments' });
    },
  };
}

/** Whether all headers could be set: a token with a line break makes no header. */
function setHeaders(request: Request, headers: Readonly<Record<string, string>>): boolean {
  try {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return true;
  } catch {
    return false;
  }
}
