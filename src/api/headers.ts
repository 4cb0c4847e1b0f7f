import type { OperationId } from '../generated/operations';

/** Headers that single operations need besides those of every call. */
const special: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  createInternalToken: { 'X-App-Name': 'uic' },
};

/** What the headers of a call are made of. */
export interface SentHeaders {
  readonly operation: OperationId;
  readonly traceId: string;
  /** Token of the session; it must never go to another origin than that of the API. */
  readonly token: string | undefined;
  readonly hasBody: boolean;
}

/** The headers of a call. */
export function requestHeaders({ operation, traceId, token, hasBody }: SentHeaders): Readonly<Record<string, string>> {
  return {
    Accept: 'application/json',
    'X-Trace-Id': traceId,
    ...(token && { 'uic-token': token }),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...special[operation],
  };
}
