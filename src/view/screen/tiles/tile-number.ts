import type { NumberTile } from '~/generated/contract/descriptor-types';
import type { FormatSettings } from '~/lib/format/formatted-value';
import { isNumber } from '~/lib/json';
import { formats } from '~/view/value/formats/formats';
import type { TileFormatName } from '~/view/value/formats/value-format';

/** Formats a number for a tile. Large numbers are shortened. */
export function tileNumber(value: number, name: TileFormatName, settings: FormatSettings): string {
  return formats[name].tile.short(value, settings);
}

/** Formats a number for the tooltip of a tile, without shortening it. */
export function exactNumber(value: number, name: TileFormatName, settings: FormatSettings): string {
  return formats[name].tile.exact(value, settings);
}

/** The change from an earlier number to the current one. */
export interface Difference {
  readonly way: 'more' | 'less' | 'same';
  /**
   * `share` is a fraction of the earlier number, `points` are percentage points, `count` is the absolute difference.
   */
  readonly amount: { readonly of: 'share' | 'points' | 'count'; readonly value: number };
  /** `undefined` if the number did not change or the descriptor does not declare which direction is better. */
  readonly meaning: 'better' | 'worse' | undefined;
}

/** Shares outside these bounds are not informative: the difference is given as a count instead. */
const minShare = 0.001;
const maxShare = 10;

/** The difference from `before` to `now`; `undefined` if one of them is not a number. */
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
  return share >= minShare && share < maxShare ? { of: 'share', value: share } : { of: 'count', value };
}
