import { evaluate } from '../../descriptor/evaluate';
import { toTimestamp } from '../../descriptor/format/timestamp';
import { itemScope } from '../../descriptor/list';
import type { ScoreChartField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { isNumber } from '../../lib/json';
import type { ChartPoint } from './chart-point';

/** The points of a chart of scores in the order of time. What is no score between 0 and the highest possible one, or has no time, is left out. */
export function scorePoints(
  entries: readonly unknown[],
  field: Pick<ScoreChartField, 'score' | 'time' | 'most'>,
  scope: Scope,
): readonly ChartPoint[] {
  return entries
    .flatMap((entry) => {
      const of = itemScope(scope, entry);
      const value = evaluate(field.score, of);
      const time = toTimestamp(evaluate(field.time, of));
      return isNumber(value) && value >= 0 && value <= field.most && time !== undefined ? [{ time, value }] : [];
    })
    .toSorted((left, right) => left.time - right.time);
}

/** The highest of points in the order of time, of equal ones the latest. */
export function latestHighest(points: readonly ChartPoint[]): ChartPoint | undefined {
  return points.reduce<ChartPoint | undefined>(
    (best, point) => (best === undefined || point.value >= best.value ? point : best),
    undefined,
  );
}
