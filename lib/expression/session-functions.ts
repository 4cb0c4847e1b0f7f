import { getOwn, ownText } from '../get-own';
import { zoneParts } from '../time/zone-parts';

/** The member of a scope with the headers of the answer of this name. No author can give a name with a blank. */
export function headersKey(answer: string): string {
  return `${answer} headers`;
}

/** A header of the answer of a call, by its name in lower case. */
export function header(scope: unknown, answer: string, name: string): string | undefined {
  // Whoever watches which answers are read finds out that this one is.
  getOwn(scope, answer);
  return ownText(getOwn(scope, headersKey(answer)), name);
}

/** True if a feature flag is exactly 1. */
export function flag(scope: unknown, name: string): boolean {
  return getOwn(getOwn(scope, 'flags'), name) === 1;
}

/** True if a permission of the account is exactly 1. */
export function can(scope: unknown, name: string): boolean {
  return getOwn(getOwn(scope, 'permissions'), name) === 1;
}

/** An external link of the start-up configuration. */
export function externalLink(scope: unknown, name: string): string | undefined {
  const address = getOwn(getOwn(scope, 'externalLinks'), name);
  return typeof address === 'string' ? address : undefined;
}

/** True if a preference is stored in the browser. */
export function preference(scope: unknown, name: string): boolean {
  return getOwn(getOwn(scope, 'preferences'), name) === true;
}

/**
 * True before a moment of local time, e.g. `2025-02-01T08:00`, in the zone of the console, else in UTC; undecided
 * without a clock.
 */
export function before(scope: unknown, moment: string): boolean | undefined {
  const now = getOwn(scope, 'now');
  if (typeof now !== 'function' || Number.isNaN(Date.parse(moment))) return undefined;
  const { date, time } = zoneParts(Number(now()), String(getOwn(scope, 'zone') ?? 'UTC'));
  return `${date}T${time}` < moment;
}

/** Path and query of the current page; undecided without a page. */
export function currentPath(scope: unknown): string | undefined {
  const pagePath = getOwn(scope, 'pagePath');
  return typeof pagePath === 'function' ? String(pagePath()) : undefined;
}

/** The IANA name of the time zone of the account, else of the browser; undecided without one. */
export function timeZone(scope: unknown): string | undefined {
  return ownText(scope, 'zone');
}
