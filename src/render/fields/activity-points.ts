import { toTimestamp } from '../../descriptor/format/timestamp';
import { isNumber } from '../../lib/json';
import { own } from '../../lib/own';

const hour = 3_600_000;

/** One point of activity. Without a time its place in the list counts. */
export interface ActivityPoint {
  readonly time: number | undefined;
  readonly count: number;
}

/** Points of `{ time, count }` entries, or of plain numbers: hours, the last of which is `to`. Others are left out. */
export function activityPoints(entries: readonly unknown[], to: unknown): readonly ActivityPoint[] {
  const end = toTimestamp(to);
  return entries.flatMap((entry, index) => {
    if (isNumber(entry)) {
      return { time: end === undefined ? undefined : end - (entries.length - 1 - index) * hour, count: entry };
    }
    const count = own(entry, 'count');
    const time = toTimestamp(own(entry, 'time'));
    return isNumber(count) && time !== undefined ? { time, count } : [];
  });
}

/** The point to mark: the one at the time the answer calls the peak, else the first of the highest. */
export function highestPoint(points: readonly ActivityPoint[], peakTime: unknown): ActivityPoint | undefined {
  const peak = toTimestamp(peakTime);
  const named = points.find((point) => point.time !== undefined && point.time === peak);
  if (named) return named;
  return points.reduce<ActivityPoint | undefined>(
    (best, point) => (best === undefined || point.count > best.count ? point : best),
    undefined,
  );
}
