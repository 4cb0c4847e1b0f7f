/** Whole seconds before the start of the demo, from 0 to 31 days. */
export type Age = number;

/** Seconds of a minute, an hour and a day. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What ages count back from. */
interface Started {
  /** Milliseconds since 1970. */
  readonly start: number;
}

/** A period as calls ask for it, in unix seconds; an end that is not given is open. */
export interface PeriodQuery {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The moment of an age, in ISO form. */
export function timeOf(world: Started, age: Age): string {
  return new Date(world.start - age * 1000).toISOString();
}

/** The moment of an age, in unix seconds. */
export function secondsOf(world: Started, age: Age): number {
  return Math.floor(world.start / 1000) - age;
}

/** A value by which ages sort as times do: the later, the greater. */
export function recency(age: Age | null): number | null {
  return age === null ? null : -age;
}

/** Whether an age lies in the period; both ends belong to it. What has no time lies in none that has an end. */
export function inPeriod(world: Started, age: Age | null, { from, to }: PeriodQuery): boolean {
  if (age === null) return from === undefined && to === undefined;
  const at = secondsOf(world, age);
  return (from === undefined || at >= from) && (to === undefined || at <= to);
}
