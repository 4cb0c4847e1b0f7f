import { DAY, HOUR, secondsOf, type Age, type PeriodQuery, type Clock, type StartTime } from './age';

/** A period cut into steps of the same length. */
export interface Buckets {
  /** Seconds of a step. */
  readonly step: number;
  /** Beginnings of the steps in unix seconds; the first may begin before the period. */
  readonly starts: readonly number[];
}

/** The length of the month in seconds. */
export const MONTH = 31 * DAY;

/** The period in unix seconds with both ends, cut to the month. */
export function periodOf(world: Clock, { from, to }: PeriodQuery): { readonly from: number; readonly to: number } {
  const now = Math.max(Math.floor(world.now() / 1000), secondsOf(world, 0));
  return { from: Math.max(from ?? 0, secondsOf(world, MONTH)), to: Math.min(to ?? now, now) };
}

/** Cuts a period: by hours up to two days, by six hours up to eight days, else by days. */
export function bucketsOf(world: Clock, query: PeriodQuery): Buckets {
  const { from, to } = periodOf(world, query);
  const step = stepOf(to - from);
  const first = Math.floor(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return { step, starts: Array.from({ length: from > to ? 0 : count }, (_, index) => (first + index) * step) };
}

/** The index of the step that contains an age; outside of the array when no step does. */
export function bucketOf({ step, starts }: Buckets, world: StartTime, age: Age): number {
  return Math.floor((secondsOf(world, age) - (starts[0] ?? 0)) / step);
}

/** The beginning of a step in ISO form. */
export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function stepOf(length: number): number {
  if (length <= 2 * DAY) return HOUR;
  return length <= 8 * DAY ? 6 * HOUR : DAY;
}
