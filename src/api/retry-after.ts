import { parseHttpDate } from '~/platform/server-time';

/**
 * Milliseconds after which the server wants the next attempt: the header `Retry-After`, as seconds or as an HTTP date
 * (RFC 9110, section 10.2.3). A date is compared with the `Date` of the response, else with `now`, milliseconds since
 * 1970. `undefined` without a header that can be read.
 */
export function retryAfter({ headers }: Response, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = parseHttpDate(value);
  return date && Math.max(0, date - (parseHttpDate(headers.get('date')) ?? now));
}
