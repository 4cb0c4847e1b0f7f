import { evaluate } from '~/descriptor/evaluate';
import { toTimestamp } from '~/lib/format/timestamp';
import { itemScope } from '~/descriptor/list';
import type { ScoreChartField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isNumber } from '~/lib/json';
import type { ChartPoint } from './chart-point';

/**
 * The points of a score chart, sorted by time. Entries without a time or without a score from 0 to the maximum are
 * omitted.
 */
export function scorePoints(
  entries: readonly unknown[],
  field: Pick<ScoreChartField, 'score' | 'time' | 'maximumScore'>,
  scope: Scope,
): readonly ChartPoint[] {
  return entries
    .flatMap((entry) => {
      const entryScope = itemScope(scope, entry);
      const value = evaluate(field.score, entryScope);
      const time = toTimestamp(evaluate(field.time, entryScope));
      return isNumber(value) && value >= 0 && value <= field.maximumScore && time !== undefined
        ? [{ time, value }]
        : [];
    })
    .toSorted((left, right) => left.time - right.time);
}

/** The highest of the points, which are sorted by time; the latest of equal ones. */
export function latestHighest(points: readonly ChartPoint[]): ChartPoint | undefined {
  return points.reduce<ChartPoint | undefined>(
    (best, point) => (best === undefined || point.value >= best.value ? point : best),
    undefined,
  );
}
