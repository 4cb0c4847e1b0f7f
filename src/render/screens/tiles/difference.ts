import type { NumberTile } from '../../../generated/descriptor-types';
import { isNumber } from '../../../lib/json';

/** How a number differs from the one before. */
export interface Difference {
  readonly way: 'more' | 'less' | 'same';
  /** `share` counts from 1, `points` in percent, `count` in what is counted. */
  readonly amount: { readonly of: 'share' | 'points' | 'count'; readonly value: number };
  /** What that means, where the descriptor says which way is good. */
  readonly meaning: 'better' | 'worse' | undefined;
}

/** Shares below and above say nothing: the count is told instead. */
const least = 0.001;
const most = 10;

/** The difference from `before` to `now`; nothing where one of them is no number. */
export function differenceOf(
  now: unknown,
  before: unknown,
  { as, better }: Pick<NumberTile, 'as' | 'better'>,
): Difference | undefined {
  if (!isNumber(now) || !isNumber(before)) return undefined;
  const difference = now - before;
  const way = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same';
  const meaning = better === undefined || way === 'same' ? undefined : way === better ? 'better' : 'worse';
  return { way, amount: amountOf(difference, before, as), meaning };
}

function amountOf(difference: number, before: number, as: NumberTile['as']): Difference['amount'] {
  const value = Math.abs(difference);
  if (as === 'percent') return { of: 'points', value };
  const share = before > 0 ? value / before : Infinity;
  return share >= least && share < most ? { of: 'share', value: share } : { of: 'count', value };
}
