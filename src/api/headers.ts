import type { OperationId } from '../generated/operations';

/** Headers that single operations need besides those of every call. */
const special: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  createInternalToken: { 'X-App-Name': 'uic' },
};

/** The headers of a call to the API origin; they must never go to another one. */
export function requestHeaders(
  operation: OperationId,
  {
    traceId,
    token,
    hasBody,
  }: { readonly traceId: string; readonly token: string | undefined; readonly hasBody: boolean },
): Readonly<Record<string, string>> {
  return {
    Accept: 'application/json',
    'X-Trace-Id': traceId,
    ...(token && { 'uic-token': token }),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...special[operation],
  };
}
