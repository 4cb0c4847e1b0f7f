import type { Age, StartTime } from '../../time/age';
import { memoizePerWeekHour } from '../../time/calendar';
import { seenIndicators } from '../indicators/seen';
import type { Indicator } from '../indicators/types';
import { insights } from './generate';
import type { Insight } from './types';

/** A threat insight with what of it was seen in the company. */
export interface SeenInsight extends Insight {
  /** The objects that belong to it and were seen. */
  readonly matches: readonly Indicator[];
  /** Age of the last report or the last sighting, whichever is newer. */
  readonly lastSeen: Age;
}

/** Every insight; those of the story come first. */
export const seenInsights: (started: StartTime) => readonly SeenInsight[] = memoizePerWeekHour((_, started) => {
  const seen = seenIndicators(started).filter(({ insight, sightings }) => insight !== undefined && sightings > 0);
  return insights().map((each) => {
    const matches = seen.filter(({ insight }) => insight?.id === each.id);
    const ages = matches.flatMap(({ last }) => last ?? []);
    return { ...each, matches, lastSeen: Math.min(each.lastReported, ...ages) };
  });
});
