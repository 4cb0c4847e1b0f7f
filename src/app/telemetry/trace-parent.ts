/**
 * The header `traceparent` of a call (W3C Trace Context, version 00): the trace id is the UUID of the call without
 * dashes, and its second half is the id of the parent. A call is one span, so that both are unique together.
 */
export function traceParent(uuid: string): string {
  const traceId = uuid.replaceAll('-', '').toLowerCase();
  return `00-${traceId}-${traceId.slice(16)}-01`;
}
