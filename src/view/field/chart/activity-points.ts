import { toTimestamp } from '~/lib/format/timestamp';
import { isNumber } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import type { ChartPoint } from './chart-point';

const hour = 3_600_000;
const yearOne = Date.parse('0001-01-02T00:00:00Z');
const yearTenThousand = Date.parse('9999-12-31T00:00:00Z');

/**
 * The points of an activity chart, sorted by time. An entry is `{ time, count }`, or the number of one hour, where the
 * hour of the last entry is `to`. Invalid entries are omitted.
 */
export function activityPoints(entries: readonly unknown[], to: unknown): readonly ChartPoint[] {
  const end = toTimestamp(to);
  const points = entries.flatMap((entry, index): readonly ChartPoint[] => {
    if (isNumber(entry)) {
      const time = end === undefined ? undefined : end - (entries.length - 1 - index) * hour;
      return isCount(entry) && (time === undefined || isInCalendar(time)) ? [{ time, value: entry }] : [];
    }
    const count = getOwn(entry, 'count');
    const time = toTimestamp(getOwn(entry, 'time'));
    return isCount(count) && time !== undefined && isInCalendar(time) ? [{ time, value: count }] : [];
  });
  return points.every(({ time }) => time !== undefined) ? points.toSorted(byTime) : points;
}

/** The point to mark: that at the peak time of the answer, else the first of the highest points. */
export function highestPoint(points: readonly ChartPoint[], peakTime: unknown): ChartPoint | undefined {
  const peak = toTimestamp(peakTime);
  const peakPoint = points.find((point) => point.time !== undefined && point.time === peak);
  if (peakPoint) return peakPoint;
  return points.reduce<ChartPoint | undefined>(
    (best, point) => (best === undefined || point.value > best.value ? point : best),
    undefined,
  );
}

function isCount(value: unknown): value is number {
  return isNumber(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** True for the years 1 to 9999, which a time axis supports. */
function isInCalendar(time: number): boolean {
  return time >= yearOne && time < yearTenThousand;
}

function byTime(left: ChartPoint, right: ChartPoint): number {
  return (left.time ?? 0) - (right.time ?? 0);
}
