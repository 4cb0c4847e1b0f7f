import { toTimestamp } from '../../descriptor/format/timestamp';
import { isNumber } from '../../lib/json';
import { own } from '../../lib/own';
import type { ChartPoint } from './chart-point';

const hour = 3_600_000;

/** Points of `{ time, count }` entries, or of plain numbers: hours, the last of which is `to`. Others are left out. */
export function activityPoints(entries: readonly unknown[], to: unknown): readonly ChartPoint[] {
  const end = toTimestamp(to);
  return entries.flatMap((entry, index) => {
    if (isNumber(entry)) {
      return { time: end === undefined ? undefined : end - (entries.length - 1 - index) * hour, value: entry };
    }
    const count = own(entry, 'count');
    const time = toTimestamp(own(entry, 'time'));
    return isNumber(count) && time !== undefined ? { time, value: count } : [];
  });
}

/** The point to mark: the one at the time the answer calls the peak, else the first of the highest. */
export function highestPoint(points: readonly ChartPoint[], peakTime: unknown): ChartPoint | undefined {
  const peak = toTimestamp(peakTime);
  const named = points.find((point) => point.time !== undefined && point.time === peak);
  if (named) return named;
  return points.reduce<ChartPoint | undefined>(
    (best, point) => (best === undefined || point.value > best.value ? point : best),
    undefined,
  );
}
