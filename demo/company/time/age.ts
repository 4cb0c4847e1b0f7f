/** Whole seconds before the start of the demo, up to 31 days; negative for what somebody did since. */
export type Age = number;

/** Seconds of a minute, an hour and a day. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment from which ages count back. */
export interface StartTime {
  /** Milliseconds since 1970. */
  readonly start: number;
}

/** The start of the demo, and the clock that has run since then. */
export interface Clock extends StartTime {
  /** Milliseconds since 1970. */
  now(): number;
}

/** A period as calls ask for it, in unix seconds; an end that is not given is open. */
export interface PeriodQuery {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The moment of an age, in ISO form. */
export function timeOf(world: StartTime, age: Age): string {
  return new Date(world.start - age * 1000).toISOString();
}

/** The moment of an age, in unix seconds. */
export function secondsOf(world: StartTime, age: Age): number {
  return Math.floor(world.start / 1000) - age;
}

/** A sort value for ages: the later, the greater. */
export function recency(age: Age | null): number | null {
  return age === null ? null : -age;
}

/** True when an age is in the period, ends included; an object without a time is only in a period without ends. */
export function inPeriod(world: StartTime, age: Age | null, { from, to }: PeriodQuery): boolean {
  if (age === null) return from === undefined && to === undefined;
  const at = secondsOf(world, age);
  return (from === undefined || at >= from) && (to === undefined || at <= to);
}
