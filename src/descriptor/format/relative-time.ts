import type { FormatSettings, Shown } from './shown';
import { showDateTime } from './date-time';
import { showText } from './text';
import { toTimestamp } from './timestamp';

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** `3 days ago`; the copy is the exact time. What is no time is shown as it is. `now` is in milliseconds. */
export function showRelativeTime(value: unknown, now: number, settings: FormatSettings): Shown | undefined {
  const time = toTimestamp(value);
  const exact = showDateTime(value, settings);
  if (time === undefined || !exact) return showText(value);
  const distance = time - now;
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  let format = formats.get(settings.language);
  if (!format) {
    format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
    formats.set(settings.language, format);
  }
  return { text: format.format(Math.trunc(distance / length), unit), copy: exact.text };
}
