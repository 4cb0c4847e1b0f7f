import { isList } from '../../lib/json';
import type { Authored } from '../language/authored';
import type { ScaleRow } from '../language/authored-types';

/** A row of a scale as its author wrote it. */
export type AuthoredScaleRow = Authored<ScaleRow> | undefined;

/** A stretch of numbers, both ends included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The values of a row's `equals`, each with the steps to it below the row. */
export function equalsOf(
  row: AuthoredScaleRow,
): readonly { readonly value: string | number | boolean; readonly at: readonly (string | number)[] }[] {
  const equals = row?.equals;
  if (equals === undefined) return [];
  if (!isList(equals)) return [{ value: equals, at: ['equals'] }];
  return equals.flatMap((value, index) => (value === undefined ? [] : [{ value, at: ['equals', index] }]));
}

/** The range of a row, if it has one. */
export function rangeOf(row: AuthoredScaleRow): Interval | undefined {
  const { from, to } = row ?? {};
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The parts of `whole` that no interval covers. Between whole numbers there is nothing to cover. */
export function gapsIn(whole: Interval, intervals: readonly Interval[], integers: boolean): readonly Interval[] {
  const gaps: Interval[] = [];
  const step = integers ? 1 : 0;
  /** Everything below is covered; for broken numbers, `next` itself as well once anything is. */
  let next = whole.from;
  let covered = integers;
  for (const { from, to } of intervals.toSorted((left, right) => left.from - right.from || left.to - right.to)) {
    if (to < next || from > whole.to) continue;
    if (from > next) gaps.push({ from: next, to: from - step });
    next = Math.max(next, to + step);
    covered = true;
  }
  if (next < whole.to || (integers && next === whole.to) || !covered) gaps.push({ from: next, to: whole.to });
  return gaps;
}
