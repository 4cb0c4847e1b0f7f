/** Moments before the start of the demo, in the forms that the contract uses. */
export interface Moments {
  iso(daysAgo: number, hours?: number): string;
  date(daysAgo: number): string;
  /** Unix seconds. */
  seconds(daysAgo: number, hours?: number): number;
  milliseconds(daysAgo: number, hours?: number): number;
}

const HOUR = 3_600_000;

/** Counts back from one moment; positive hours are earlier too. */
export function moments(now: number): Moments {
  const milliseconds = (daysAgo: number, hours = 0) => now - (daysAgo * 24 + hours) * HOUR;
  const iso = (daysAgo: number, hours = 0) => new Date(milliseconds(daysAgo, hours)).toISOString();
  return {
    iso,
    date: (daysAgo) => iso(daysAgo).slice(0, 10),
    seconds: (daysAgo, hours = 0) => Math.floor(milliseconds(daysAgo, hours) / 1000),
    milliseconds,
  };
}
