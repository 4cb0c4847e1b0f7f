import { plainly, type FormatSettings, type Shown } from './shown';
import { showText } from './text';
import { toTimestamp } from './timestamp';
import { zoneParts } from './zone-parts';

/** `2025-03-01 09:30:00 GMT+9`. What is no time is shown as it is. */
export function showDateTime(value: unknown, { zone }: Pick<FormatSettings, 'zone'>): Shown | undefined {
  const time = toTimestamp(value);
  if (time === undefined) return showText(value);
  return plainly(momentText(time, zone));
}

/** Milliseconds since 1970 as a time with its zone. */
export function momentText(time: number, zone: string): string {
  const parts = zoneParts(time, zone);
  return `${parts.date} ${parts.time} ${parts.zone}`;
}
