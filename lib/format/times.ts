import { plainValue, type FormatSettings, type FormattedValue } from './formatted-value';
import { formatText } from './text';
import { dateText, dateTimeText, isoText, relativeText } from './time-text';
import { toTimestamp } from './timestamp';

type Zoned = Pick<FormatSettings, 'zone'>;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** A time, e.g. `2025-03-01 09:30:00`; the copy is ISO 8601. A value that is no time is text. */
export function formatDateTime(value: unknown, { zone }: Zoned): FormattedValue | undefined {
  const time = toTimestamp(value);
  if (time === undefined) return formatText(value);
  return { text: dateTimeText(time, zone), copy: isoText(time, zone), time };
}

/** A day, e.g. `2025-03-01`. A calendar day is the same in every zone; a moment has the day of the zone. */
export function formatDate(value: unknown, { zone }: Zoned): FormattedValue | undefined {
  const time = toTimestamp(value);
  if (time === undefined || (typeof value === 'string' && calendarDay.test(value))) return formatText(value);
  return { ...plainValue(dateText(time, zone)), time };
}

/**
 * A time relative to `now` in milliseconds, e.g. `3 days ago`; the copy is the exact time. A value that is no time is
 * text.
 */
export function formatRelativeTime(value: unknown, now: number, format: FormatSettings): FormattedValue | undefined {
  const exact = formatDateTime(value, format);
  if (exact?.time === undefined) return exact;
  return { ...exact, text: relativeText(exact.time, now, format.language) };
}
