import type { Json } from '../model';
import { isList } from '../parse/schema';
import { member, numberAt } from '../parse/read';

/** A stretch of numbers, both ends included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The values of a row's `equals`, each with the steps to it below the row. */
export function equalsOf(row: Json): readonly { readonly value: Json; readonly at: readonly (string | number)[] }[] {
  const equals = member(row, 'equals');
  if (equals === undefined) return [];
  if (!isList(equals)) return [{ value: equals, at: ['equals'] }];
  return equals.map((value, index) => ({ value, at: ['equals', index] }));
}

/** The range of a row, if it has one. */
export function rangeOf(row: Json): Interval | undefined {
  const from = numberAt(row, 'from');
  const to = numberAt(row, 'to');
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
