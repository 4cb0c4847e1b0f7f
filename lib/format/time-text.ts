import { zoneParts } from '../time/zone-parts';

/**
 * The formats in which the console writes times. Each function takes milliseconds since 1970 and the IANA name of a
 * zone, which
 * `session/zone.ts` chooses.
 */

/** `2025-03-01`. */
export function dateText(time: number, zone: string): string {
  return zoneParts(time, zone).date;
}

/** `09:30:00`. */
export function timeOfDayText(time: number, zone: string): string {
  return zoneParts(time, zone).time;
}

/** `2025-03-01 09:30:00`, for use near a text that names the zone. */
export function dateTimeText(time: number, zone: string): string {
  const parts = zoneParts(time, zone);
  return `${parts.date} ${parts.time}`;
}

/** `2025-03-01 09:30`, for use near a text that names the zone. */
export function minuteText(time: number, zone: string): string {
  return dateTimeText(time, zone).slice(0, -3);
}

/** `2025-03-01 18:30:00 UTC+09:00`, for use without another text. */
export function zonedText(time: number, zone: string): string {
  return `${dateTimeText(time, zone)} ${zoneParts(time, zone).offset}`;
}

/** `09:30:00` on the day of `now`, else the date and time. */
export function recentText(time: number, now: number, zone: string): string {
  return dateText(time, zone) === dateText(now, zone) ? timeOfDayText(time, zone) : dateTimeText(time, zone);
}

/** `09:30` on the day of `now`, else the date and time. */
export function recentMinuteText(time: number, now: number, zone: string): string {
  return recentText(time, now, zone).slice(0, -3);
}

/**
 * ISO 8601 with the offset of the zone, e.g. `2025-03-01T18:30:00+09:00`, `Z` if it is zero, and milliseconds if not
 * zero.
 */
export function isoText(time: number, zone: string): string {
  const { date, time: clock, offset } = zoneParts(time, zone);
  const fraction = time % 1000 === 0 ? '' : `.${String(((time % 1000) + 1000) % 1000).padStart(3, '0')}`;
  const text = `${date}T${clock}${fraction}${offset === 'UTC' ? 'Z' : offset.slice('UTC'.length)}`;
  // Old offsets with seconds, and years of more than four digits, cannot be written like this.
  return Date.parse(text) === time ? text : new Date(time).toISOString();
}

/** Unix time in seconds, with milliseconds if they are not zero, e.g. `1740821400` or `1740821400.250`. */
export function unixText(time: number): string {
  return time % 1000 === 0 ? String(time / 1000) : (time / 1000).toFixed(3);
}

/** Short name of a zone, the same in summer and winter: `Berlin`, `New York`, `UTC`. */
export function zoneName(zone: string): string {
  const [region, ...rest] = zone.split('/');
  // The names of fixed offsets have the opposite sign: `Etc/GMT-9` is nine hours ahead of UTC.
  if (region === 'Etc') return zoneParts(0, zone).offset;
  return (rest.at(-1) ?? zone).replaceAll('_', ' ');
}

/** Full name of a zone and its offset at a time: `Europe/Berlin (UTC+01:00)`. */
export function zoneLabel(zone: string, time: number): string {
  const { offset } = zoneParts(time, zone);
  return zone === offset ? zone : `${zone} (${offset})`;
}

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * `1 day ago`, `in 3 hours`: the distance from `now` to `time`, both in milliseconds, in whole units rounded towards
 * zero.
 */
export function relativeText(time: number, now: number, language: string): string {
  const distance = time - now;
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  return countText(Math.trunc(distance / length), unit, language);
}

/**
 * A number of units before (negative) or after now. Always in digits, `1 day ago` and never `yesterday`; zero seconds
 * are `now`.
 */
export function countText(count: number, unit: Intl.RelativeTimeFormatUnit, language: string): string {
  const numeric = count === 0 ? 'auto' : 'always';
  const key = `${language} ${numeric}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.RelativeTimeFormat(language, { numeric });
    formats.set(key, format);
  }
  return format.format(count, unit);
}
