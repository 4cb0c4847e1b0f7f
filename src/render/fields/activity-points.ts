import { toTimestamp } from '../../descriptor/format/timestamp';
import { isNumber } from '../../lib/json';
import { own } from '../../lib/own';
import type { ChartPoint } from './chart-point';

const hour = 3_600_000;
const yearOne = Date.parse('0001-01-02T00:00:00Z');
const yearTenThousand = Date.parse('9999-12-31T00:00:00Z');

/**
 * Points of `{ time, count }` entries, or of plain numbers: hours, the last of which is `to`. Entries that are neither, or
 * count what cannot be counted, are left out. In the order of time, whatever the order of the entries.
 */
export function activityPoints(entries: readonly unknown[], to: unknown): readonly ChartPoint[] {
  const end = toTimestamp(to);
  const points = entries.flatMap((entry, index): readonly ChartPoint[] => {
    if (isNumber(entry)) {
      const time = end === undefined ? undefined : end - (entries.length - 1 - index) * hour;
      return isCount(entry) && (time === undefined || isInCalendar(time)) ? [{ time, value: entry }] : [];
    }
    const count = own(entry, 'count');
    const time = toTimestamp(own(entry, 'time'));
    return isCount(count) && time !== undefined && isInCalendar(time) ? [{ time, value: count }] : [];
  });
  return points.every(({ time }) => time !== undefined) ? points.toSorted(byTime) : points;
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

function isCount(value: unknown): value is number {
  return isNumber(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** Whether a moment lies in the years 1 to 9999: an axis has no others. */
function isInCalendar(time: number): boolean {
  return time >= yearOne && time < yearTenThousand;
}

function byTime(left: ChartPoint, right: ChartPoint): number {
  return (left.time ?? 0) - (right.time ?? 0);
}
