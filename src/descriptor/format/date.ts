import { plainly, type FormatSettings, type Shown } from './shown';
import { showText } from './text';
import { toTimestamp } from './timestamp';
import { zoneParts } from './zone-parts';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** `2025-03-01`. A calendar day has no zone and stays the same day everywhere; a moment is the day it has in the zone. */
export function showDate(value: unknown, { zone }: Pick<FormatSettings, 'zone'>): Shown | undefined {
  const time = toTimestamp(value);
  if (time === undefined || (typeof value === 'string' && calendarDay.test(value))) return showText(value);
  return plainly(zoneParts(time, zone).date);
}
