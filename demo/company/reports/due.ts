import { toMoment, toWall } from '~/lib/time/wall-time';
import type { Body } from '~/generated/contract/operations';
import { DAY } from '../time/age';

/** On which days and at which time a report is due. */
export type Rhythm = Pick<Body<'saveReportSchedule'>, 'rhythm' | 'time' | 'timeZone'>;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Days after which every rhythm has had a day: the longest month and the days of two changes of clocks. */
const LONGEST = 33;

/** The first moment after another one at which a report is due, in unix seconds. */
export function nextDue({ rhythm, time, timeZone }: Rhythm, after: number): number {
  const before = Date.parse(toWall(after - DAY, timeZone).date);
  for (let days = 0; days <= LONGEST + 1; days += 1) {
    const day = new Date(before + days * DAY * 1000);
    if (!isDayOf(rhythm, day)) continue;
    const date = day.toISOString().slice(0, 10);
    const due = toMoment({ date, time: `${time}:00` }, timeZone, 'earlier');
    if (due !== undefined && due > after) return due;
  }
  throw new Error(`nothing is due ${rhythm}`);
}

/** The moments at which a report was due after one moment and up to another, in unix seconds. */
export function dueBetween(rhythm: Rhythm, after: number, until: number): readonly number[] {
  const found: number[] = [];
  for (let due = nextDue(rhythm, after); due <= until; due = nextDue(rhythm, due)) found.push(due);
  return found;
}

/** Seconds that a report covers: the time since the report before it, a month as 30 days. */
export function spanOf(rhythm: Rhythm['rhythm']): number {
  if (rhythm === 'daily') return DAY;
  return weekdays.some((weekday) => weekday === rhythm) ? 7 * DAY : 30 * DAY;
}

/** Whether a report is due on a day, which is its midnight in UTC. */
function isDayOf(rhythm: Rhythm['rhythm'], day: Date): boolean {
  switch (rhythm) {
    case 'daily':
      return true;
    case 'firstOfMonth':
      return day.getUTCDate() === 1;
    case 'fifteenthOfMonth':
      return day.getUTCDate() === 15;
    case 'lastOfMonth':
      return new Date(day.getTime() + DAY * 1000).getUTCDate() === 1;
    default:
      return weekdays[day.getUTCDay()] === rhythm;
  }
}
