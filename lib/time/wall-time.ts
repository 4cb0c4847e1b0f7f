import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { zoneParts } from './zone-parts';

dayjs.extend(utc);

/** Date and clock time of a zone, e.g. `2025-03-30` and `02:30:00`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/** The date and clock time of a zone at a moment in unix seconds. */
export function toWall(moment: number, zone: string): WallTime {
  const { date, time } = zoneParts(moment * 1000, zone);
  return { date, time };
}

/**
 * The moment of a date and clock time in a zone, in unix seconds. If the clock shows a time twice, `side` chooses; a
 * time that the clock skips is the first moment after the gap. `undefined` for an invalid time.
 */
export function toMoment(wall: WallTime, zone: string, side: 'earlier' | 'later'): number | undefined {
  const inUtc = parseUtc(wall);
  if (!inUtc) return undefined;
  // No zone is more than a day away from UTC, and none changes twice within two days.
  const first = inUtc.subtract(1, 'day').unix();
  const last = inUtc.add(1, 'day').unix();
  const moments = [offsetAt(first, zone), offsetAt(last, zone)]
    .map((offset) => inUtc.unix() - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === inUtc.unix());
  if (moments.length === 0) return changeBetween(first, last, zone);
  return side === 'earlier' ? Math.min(...moments) : Math.max(...moments);
}

/** True for a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return parseUtc({ date: text, time: '00:00:00' }) !== undefined;
}

/** True for a time of day, as `HH:mm:ss`. */
export function isTimeOfDay(text: string): boolean {
  return parseUtc({ date: '2000-01-01', time: text }) !== undefined;
}

/** Date and time as if they were in UTC; `undefined` unless they are a day of the calendar and a time of day. */
function parseUtc({ date, time }: WallTime): Dayjs | undefined {
  const text = `${date}T${time}Z`;
  const parsed = dayjs.utc(text);
  // The 30th of February would be the 2nd of March.
  return parsed.isValid() && parsed.format('YYYY-MM-DD[T]HH:mm:ss[Z]') === text ? parsed : undefined;
}

/** Seconds by which the clocks of a zone are ahead of UTC. The timezone plugin of dayjs is wrong here: decision 33. */
function offsetAt(moment: number, zone: string): number {
  const { date, time } = toWall(moment, zone);
  return dayjs.utc(`${date}T${time}Z`).unix() - moment;
}

/** The first moment with the offset that the zone has at `last`. */
function changeBetween(first: number, last: number, zone: string): number {
  const offset = offsetAt(last, zone);
  let before = first;
  let since = last;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (offsetAt(middle, zone) === offset) since = middle;
    else before = middle;
  }
  return since;
}
