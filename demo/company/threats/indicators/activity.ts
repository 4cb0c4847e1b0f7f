import { HOUR, secondsOf, type Age, type StartTime } from '../../time/age';
import { hourOf } from './seen';
import { sightings } from './sightings';
import type { Activity } from './types';

/** The sightings of an indicator by hour; empty without sightings. */
export function activityOf(started: StartTime, id: string): Activity {
  const ages = sightings(started).get(id)?.ages ?? [];
  const [some] = ages;
  if (some === undefined) return {};
  const first = ages.reduce((oldest, age) => Math.max(oldest, age), some);
  const last = ages.reduce((newest, age) => Math.min(newest, age), some);
  const hourIn = (age: Age) => Math.floor(secondsOf(started, age) / HOUR);
  const counts = Array.from({ length: hourIn(last) - hourIn(first) + 1 }, () => 0);
  for (const age of ages) {
    const hour = hourIn(age) - hourIn(first);
    counts[hour] = (counts[hour] ?? 0) + 1;
  }
  const peak = counts.reduce((highest, count) => Math.max(highest, count), 0);
  const timeAt = (hour: number) => hourOf(started, first - hour * HOUR);
  return {
    firstSeen: timeAt(0),
    lastSeen: timeAt(counts.length - 1),
    hourlyAverageActivities: Math.round((ages.length / counts.length) * 100) / 100,
    totalActivities: ages.length,
    peakHourTime: timeAt(counts.indexOf(peak)),
    peakHourActivities: peak,
    activityHistory: counts.map((count, hour) => ({ time: timeAt(hour), count })),
  };
}
