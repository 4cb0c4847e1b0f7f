import { alerts } from '../../alerts/generate';
import { HOUR, secondsOf, type Age, type StartTime } from '../../time/age';
import { memoizePerWeekHour } from '../../time/calendar';
import { authoredActivities } from './authored';
import { indicators } from './generate';
import { sightings } from './sightings';
import type { SeenIndicator } from './types';

/** Every indicator, the authored ones first. */
export const seenIndicators: (started: StartTime) => readonly SeenIndicator[] = memoizePerWeekHour((_, started) => {
  const inAlerts = new Map<string, number>();
  for (const { objects } of alerts(started)) {
    for (const { id } of objects) inAlerts.set(id, (inAlerts.get(id) ?? 0) + 1);
  }
  const known = authoredActivities();
  return indicators().map((each) => {
    const { mails, processes, ages } = sightings(started).get(each.id) ?? { mails: 0, processes: 0, ages: [] };
    const knownFacts = known.get(each.id);
    return {
      ...each,
      first: knownFacts?.first ?? ages.reduce<Age | null>((oldest, age) => Math.max(oldest ?? age, age), null),
      last: knownFacts?.last ?? ages.reduce<Age | null>((newest, age) => Math.min(newest ?? age, age), null),
      sightings: knownFacts?.total ?? ages.length,
      mails,
      processes,
      alerts: inAlerts.get(each.id) ?? 0,
    };
  });
});

/** The full hour in which an age lies, in ISO form: sightings are counted by it. */
export function hourOf(started: StartTime, age: Age): string {
  const seconds = secondsOf(started, age);
  return new Date((seconds - (seconds % HOUR)) * 1000).toISOString().replace('.000Z', 'Z');
}
