import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { LineTile } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { toTimestamp } from '~/lib/format/timestamp';
import { isNumber } from '~/lib/json';
import type { Severity } from '~/ui/SeverityShape';

/** A line of the chart, with its name in the current language. */
export interface NamedSeries {
  readonly id: string;
  readonly name: string;
  readonly severity: Severity | undefined;
}

/** The values at one time, in the order of the series; `undefined` for a series without a value. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly values: readonly (number | undefined)[];
}

/** The moments of a list, and the number of entries that are none. */
export interface Moments {
  /** Sorted by time. */
  readonly moments: readonly Moment[];
  /** Number of entries without a time or without any number. */
  readonly uncounted: number;
}

/** The range of years that a time axis supports. */
const earliest = Date.parse('0001-01-02T00:00:00Z');
const latest = Date.parse('9999-12-31T00:00:00Z');

/** Reads the moments of a list. A stacked chart has no values below 0. */
export function readMoments(tile: Pick<LineTile, 'rows' | 'time' | 'series' | 'stacked'>, scope: Scope): Moments {
  const entries = listEntries(evaluate(tile.rows, scope));
  const moments = entries.flatMap((entry): readonly Moment[] => {
    const rowScope = itemScope(scope, entry);
    const time = toTimestamp(evaluate(tile.time, rowScope));
    if (time === undefined || time < earliest || time >= latest) return [];
    const values = tile.series.map(({ value: expression }) => {
      const value = evaluate(expression, rowScope);
      return isNumber(value) && !(tile.stacked === true && value < 0) ? value : undefined;
    });
    return values.some((value) => value !== undefined) ? [{ time, values }] : [];
  });
  return {
    moments: moments.toSorted((left, right) => left.time - right.time),
    uncounted: entries.length - moments.length,
  };
}

/** The highest value of all series with its time and the index of its series; the first of equal values. */
export function highestOf(moments: readonly Moment[]) {
  let best: { readonly value: number; readonly series: number; readonly time: number } | undefined;
  for (const { time, values } of moments) {
    values.forEach((value, series) => {
      if (value !== undefined && (best === undefined || value > best.value)) best = { value, series, time };
    });
  }
  return best;
}
