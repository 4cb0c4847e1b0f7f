import type { Age } from './age';
import { perCalendar, type Started } from './calendar';
import type { Indicator } from './indicator';
import { insights, type Insight } from './insights';
import { seenIndicators } from './seen-indicators';

/** A threat insight with what of it was seen in the company. */
export interface SeenInsight extends Insight {
  /** The objects that belong to it and were seen. */
  readonly matches: readonly Indicator[];
  /** When it was last told of, or last seen. */
  readonly lastSeen: Age;
}

/** Every insight; those of the story come first. */
export const seenInsights: (started: Started) => readonly SeenInsight[] = perCalendar((_, started) => {
  const seen = seenIndicators(started).filter(({ insight, sightings }) => insight !== undefined && sightings > 0);
  return insights().map((each) => {
    const matches = seen.filter(({ insight }) => insight?.id === each.id);
    const ages = matches.flatMap(({ last }) => last ?? []);
    return { ...each, matches, lastSeen: Math.min(each.lastTold, ...ages) };
  });
});
