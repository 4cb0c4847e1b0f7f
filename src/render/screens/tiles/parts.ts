import { evaluate } from '../../../descriptor/evaluate';
import { showText } from '../../../descriptor/format/text';
import { itemScope, listEntries } from '../../../descriptor/list';
import { judge } from '../../../descriptor/scale';
import type { BarTile, RingTile, Scale } from '../../../generated/descriptor-types';
import type { Scope, Text } from '../../../generated/types';
import { isNumber } from '../../../lib/json';
import type { Severity } from '../../../ui/severity';

/** One bar, or one part of a ring. */
export interface Part {
  /** Its place in the list that it comes from. */
  readonly index: number;
  /** Text from outside, or the words of a scale; nothing for an entry without a name. */
  readonly name: string | Text | undefined;
  readonly severity: Severity | undefined;
  readonly value: number;
  /** What `open` reads. */
  readonly scope: Scope;
}

/** What a list comes to. */
export interface Parts {
  /** In the order shown. */
  readonly shown: readonly Part[];
  /** All of them, in the same order. */
  readonly all: readonly Part[];
  /** How many are not shown, and what they come to together. */
  readonly rest: { readonly count: number; readonly value: number };
  readonly sum: number;
  /** Entries left out because they cannot be counted. */
  readonly uncounted: number;
}

type Counted = Pick<BarTile | RingTile, 'rows' | 'name' | 'value' | 'scale'>;

/** Counts the entries of a list: largest first, or as a scale that judges orders them. */
export function countParts(tile: Counted, scope: Scope, most: number): Parts {
  const entries = listEntries(evaluate(tile.rows, scope));
  const counted: (Part & { readonly rank: number })[] = [];
  entries.forEach((entry, index) => {
    const own = itemScope(scope, entry);
    const value = evaluate(tile.value, own);
    if (isNumber(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER) {
      counted.push({ index, value, scope: own, ...named(evaluate(tile.name, own), tile.scale) });
    }
  });
  const all = counted.toSorted((left, right) => left.rank - right.rank || right.value - left.value);
  // One that stands alone behind the others is shown instead of being called "1 more".
  const shown = all.length <= most + 1 ? all : all.slice(0, most);
  const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);
  const rest = all.slice(shown.length);
  return {
    shown,
    all,
    rest: { count: rest.length, value: sumOf(rest) },
    sum: sumOf(all),
    uncounted: entries.length - all.length,
  };
}

/** How many parts are shown: all ranks of a scale that judges, so that none is missed. */
export function mostParts(scale: Scale | undefined, first: number | undefined, usual: number): number {
  return first ?? Math.max(usual, scale && judges(scale) ? scale.rows.length : 0);
}

function named(raw: unknown, scale: Scale | undefined) {
  const judgement = scale && judge(scale, raw);
  const isRanked = scale !== undefined && judges(scale);
  const at = isRanked ? scale.rows.findIndex(({ text }) => text === judgement?.text) : -1;
  return {
    name: judgement?.text ?? showText(raw)?.text,
    severity: isRanked ? (judgement?.severity ?? 'unknown') : undefined,
    rank: !isRanked ? 0 : at < 0 ? scale.rows.length : at,
  } as const;
}

function judges(scale: Scale): boolean {
  return scale.rows.some(({ severity }) => severity !== undefined);
}
