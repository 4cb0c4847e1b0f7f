import { seeded } from '../../random';
import type { Moments } from '../../time/moments';
import type { Activity } from './types';

/** The parameters of the sightings of an object. */
export interface ActivityShape {
  readonly seed: string;
  /** Days from the first to the last sighting. */
  readonly days: number;
  /** Days since the last sighting. */
  readonly endedDaysAgo?: number;
  /** Most sightings in an ordinary hour. */
  readonly level: number;
  /** Sightings in the busiest hour. */
  readonly peak: number;
  /** True for plain counts without times, as some sources answer. */
  readonly plain?: boolean;
}

/** Hourly sightings with the summary that belongs to them. */
export function authoredActivity(when: Moments, shape: ActivityShape): Activity {
  const next = seeded(shape.seed);
  const end = shape.endedDaysAgo ?? 0;
  const hours = Math.max(1, Math.round(shape.days * 24));
  const counts = Array.from({ length: hours }, (_, hour) => {
    const officeHours = hour % 24 > 6 && hour % 24 < 19 ? 1 : 0.2;
    return Math.floor(next() * shape.level * officeHours);
  });
  const peakHour = Math.floor(hours * 0.6);
  counts[peakHour] = shape.peak;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const timeOf = (hour: number) => startOfHour(when.iso(end, hours - 1 - hour));
  return {
    firstSeen: timeOf(0),
    lastSeen: timeOf(hours - 1),
    hourlyAverageActivities: Math.round((total / hours) * 100) / 100,
    totalActivities: total,
    peakHourTime: timeOf(peakHour),
    peakHourActivities: shape.peak,
    activityHistory: shape.plain === true ? counts : counts.map((count, hour) => ({ time: timeOf(hour), count })),
  };
}

/** Sightings are counted by the full hour. */
function startOfHour(time: string): string {
  return time.replace(/:\d\d:\d\d\.\d+Z$/, ':00:00Z');
}
