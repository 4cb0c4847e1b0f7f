import { useCallback, useMemo } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import { rate } from '~/descriptor/scale';
import type { BarTile, RingTile, Scale } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { numberText } from '~/lib/format/number-text';
import { formatText } from '~/lib/format/text';
import { useTranslate } from '~/i18n/translate';
import { isNumber } from '~/lib/json';
import type { Severity } from '~/ui/SeverityShape';
import { useServices } from '~/view/context/services';
import { tileNumber } from './tile-number';

/** One bar of a bar tile, or one segment of a ring. */
export interface Part {
  /** Index in the list of the answer. */
  readonly index: number;
  /** A text from the answer or from a scale; `undefined` for an entry without a name. */
  readonly name: string | Text | undefined;
  readonly severity: Severity | undefined;
  readonly value: number;
  /** The scope in which the action of the part is evaluated. */
  readonly scope: Scope;
}

/** The parts that the entries of a list make. */
export interface Parts {
  /** The parts with a bar or segment of their own, in order. */
  readonly shown: readonly Part[];
  /** All parts, in the same order. */
  readonly all: readonly Part[];
  /** The number and the sum of the parts that are not in `shown`. */
  readonly rest: { readonly count: number; readonly value: number };
  readonly sum: number;
  /** Number of entries without a valid value. */
  readonly uncounted: number;
}

type PartTile = Pick<BarTile | RingTile, 'rows' | 'name' | 'value' | 'scale'>;

/** Reads the parts of a list: largest first, or in the order of a scale with severities. */
export function countParts(tile: PartTile, scope: Scope, maxParts: number): Parts {
  const entries = listEntries(evaluate(tile.rows, scope));
  const counted: (Part & { readonly rank: number })[] = [];
  entries.forEach((entry, index) => {
    const rowScope = itemScope(scope, entry);
    const value = evaluate(tile.value, rowScope);
    if (isNumber(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER) {
      counted.push({ index, value, scope: rowScope, ...describe(evaluate(tile.name, rowScope), tile.scale) });
    }
  });
  const all = counted.toSorted((left, right) => left.rank - right.rank || right.value - left.value);
  // A single remaining part is shown itself instead of as "1 more".
  const shown = all.length <= maxParts + 1 ? all : all.slice(0, maxParts);
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

/** The maximum number of parts. A scale with severities has room for all its rows, so that none is missing. */
export function maxPartsOf(scale: Scale | undefined, first: number | undefined, defaultRows: number): number {
  return first ?? Math.max(defaultRows, scale && hasSeverities(scale) ? scale.rows.length : 0);
}

/** The name, severity and rank of a part by its raw name. */
function describe(raw: unknown, scale: Scale | undefined) {
  const rating = scale && rate(scale, raw);
  const isRanked = scale !== undefined && hasSeverities(scale);
  const row = isRanked ? scale.rows.findIndex(({ text }) => text === rating?.text) : -1;
  return {
    name: rating?.text ?? formatText(raw)?.text,
    severity: isRanked ? (rating?.severity ?? 'unknown') : undefined,
    rank: !isRanked ? 0 : row < 0 ? scale.rows.length : row,
  } as const;
}

function hasSeverities(scale: Scale): boolean {
  return scale.rows.some(({ severity }) => severity !== undefined);
}

/** The parts of a tile with their texts in the current language. */
export interface NamedParts {
  readonly parts: Parts;
  readonly nameOf: (part: Part) => string;
  /** The name of the parts that are combined into one. */
  readonly restName: string;
  /** `undefined` if the tile has no part. */
  readonly largest: Part | undefined;
  /** The description of the chart for screen readers. */
  readonly summary: string;
}

/** Reads the parts of a bar or ring tile. */
export function useParts(tile: BarTile | RingTile, scope: Scope, title: string): NamedParts {
  const { format, settings } = useServices();
  const t = useTranslate();
  const first = tile.type === 'bar' ? tile.first : undefined;
  const maxParts = maxPartsOf(tile.scale, first, settings.screens.tileRows);
  const parts = useMemo(() => countParts(tile, scope, maxParts), [tile, scope, maxParts]);
  const nameOf = useCallback(
    ({ name, scope: partScope }: Part): string => {
      if (name === undefined) return t('UI.TILE_UNNAMED');
      return typeof name === 'string' ? name : t(name, partScope);
    },
    [t],
  );
  const largest = parts.all.reduce<Part | undefined>(
    (best, part) => (best === undefined || part.value > best.value ? part : best),
    undefined,
  );
  const summary = largest
    ? t('UI.TILE_PARTS', {
        title,
        count: parts.all.length,
        sum: tileNumber(parts.sum, 'number', format),
        name: nameOf(largest),
        value: numberText(largest.value, format),
      })
    : title;
  return { parts, nameOf, restName: t('UI.TILE_REST', { count: parts.rest.count }), largest, summary };
}
