import { memoizeRecent } from '../memoize';

const name = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/**
 * True if `value` is the IANA name of a zone that the browser knows, e.g. `Europe/Berlin`. It remembers its answers:
 * a formatter takes as long as a whole component, and every evaluation of a condition needs the zone of the session.
 */
export const isTimeZone: (value: string) => boolean = memoizeRecent(1000, (value) => {
  if (!name.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
});
