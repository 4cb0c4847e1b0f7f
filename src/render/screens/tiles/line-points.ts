import { evaluate } from '../../../descriptor/evaluate';
import { toTimestamp } from '../../../descriptor/format/timestamp';
import { itemScope, listEntries } from '../../../descriptor/list';
import type { LineTile } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { isNumber } from '../../../lib/json';

/** The values of one moment, in the order of the series; nothing where there is none. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly values: readonly (number | undefined)[];
}

/** What a list of moments comes to. */
export interface Moments {
  /** In the order of time. */
  readonly moments: readonly Moment[];
  /** Entries left out: without a time, or without any number. */
  readonly uncounted: number;
}

/** Years that an axis of time has. */
const earliest = Date.parse('0001-01-02T00:00:00Z');
const latest = Date.parse('9999-12-31T00:00:00Z');

/** Reads the moments of a list. In a stack nothing can be below 0. */
export function readMoments(tile: Pick<LineTile, 'rows' | 'time' | 'series' | 'stacked'>, scope: Scope): Moments {
  const entries = listEntries(evaluate(tile.rows, scope));
  const moments = entries.flatMap((entry): readonly Moment[] => {
    const own = itemScope(scope, entry);
    const time = toTimestamp(evaluate(tile.time, own));
    if (time === undefined || time < earliest || time >= latest) return [];
    const values = tile.series.map(({ value }) => {
      const read = evaluate(value, own);
      return isNumber(read) && !(tile.stacked === true && read < 0) ? read : undefined;
    });
    return values.some((value) => value !== undefined) ? [{ time, values }] : [];
  });
  return {
    moments: moments.toSorted((left, right) => left.time - right.time),
    uncounted: entries.length - moments.length,
  };
}

/** The highest value of all shown: of which series, and when. Of equal ones the first. */
export function highestOf(moments: readonly Moment[]) {
  let best: { readonly value: number; readonly series: number; readonly time: number } | undefined;
  for (const { time, values } of moments) {
    values.forEach((value, series) => {
      if (value !== undefined && (best === undefined || value > best.value)) best = { value, series, time };
    });
  }
  return best;
}
