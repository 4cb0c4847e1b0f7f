const name = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** True if `value` is the IANA name of a zone that the browser knows, e.g. `Europe/Berlin`. */
export function isTimeZone(value: string): boolean {
  if (!name.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
