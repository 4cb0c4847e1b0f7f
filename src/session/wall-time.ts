import { zoneParts } from '../descriptor/format/zone-parts';

/** What calendar and clock on a wall show, e.g. `2025-03-30` and `02:30:00`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const day = 86_400;

/** What the wall in a zone shows at a moment, in unix seconds. */
export function toWall(moment: number, zone: string): WallTime {
  const { date, time } = zoneParts(moment * 1000, zone);
  return { date, time };
}

/**
 * The moment at which the wall in a zone shows a time, in unix seconds. A time that the wall shows twice is its earlier
 * or later moment; one that it leaves out is the first moment after the gap. `undefined` for what is no time.
 */
export function toMoment(wall: WallTime, zone: string, side: 'earlier' | 'later'): number | undefined {
  const shown = secondsOf(wall);
  if (shown === undefined) return undefined;
  // No zone is further than a day from UTC, and none changes twice within two days.
  const before = offsetAt(shown - day, zone);
  const after = offsetAt(shown + day, zone);
  const moments = [shown - before, shown - after].filter((moment) => moment + offsetAt(moment, zone) === shown);
  if (moments.length === 0) return changeBetween(shown - day, shown + day, zone);
  return side === 'earlier' ? Math.min(...moments) : Math.max(...moments);
}

/** The wall's time as if the wall hung in UTC; `undefined` unless it is a day of the calendar and a time of the day. */
function secondsOf({ date, time }: WallTime): number | undefined {
  const parsed = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(parsed) || new Date(parsed).toISOString() !== `${date}T${time}.000Z`) return undefined;
  return parsed / 1000;
}

/** Seconds by which the wall is ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  const { date, time } = toWall(moment, zone);
  return Date.parse(`${date}T${time}Z`) / 1000 - moment;
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
