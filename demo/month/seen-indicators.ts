import { HOUR, secondsOf, type Age } from './age';
import { alerts } from './alerts';
import { perCalendar, type Started } from './calendar';
import type { Indicator } from './indicator';
import { indicators } from './indicators';
import { knownActivities } from './known-indicators';
import { sightings } from './sightings';

/** An indicator with where and when it was seen in the company. */
export interface SeenIndicator extends Indicator {
  readonly first: Age | null;
  readonly last: Age | null;
  /** How often it was seen. */
  readonly sightings: number;
  readonly mails: number;
  readonly processes: number;
  readonly alerts: number;
}

/** Every indicator of the month; those written by hand come first. */
export const seenIndicators: (started: Started) => readonly SeenIndicator[] = perCalendar((_, started) => {
  const inAlerts = new Map<string, number>();
  for (const { objects } of alerts(started)) {
    for (const { id } of objects) inAlerts.set(id, (inAlerts.get(id) ?? 0) + 1);
  }
  const known = knownActivities();
  return indicators().map((each) => {
    const { mails, processes, ages } = sightings(started).get(each.id) ?? { mails: 0, processes: 0, ages: [] };
    const told = known.get(each.id);
    return {
      ...each,
      first: told?.first ?? ages.reduce<Age | null>((oldest, age) => Math.max(oldest ?? age, age), null),
      last: told?.last ?? ages.reduce<Age | null>((newest, age) => Math.min(newest ?? age, age), null),
      sightings: told?.total ?? ages.length,
      mails,
      processes,
      alerts: inAlerts.get(each.id) ?? 0,
    };
  });
});

/** The full hour in which an age lies, in ISO form: sightings are counted by it. */
export function hourOf(started: Started, age: Age): string {
  const seconds = secondsOf(started, age);
  return new Date((seconds - (seconds % HOUR)) * 1000).toISOString().replace('.000Z', 'Z');
}
