import fuzzysort from 'fuzzysort';
import { rangesOf, type TextRange } from '../../ui/MarkedText';
import { paletteGroups, type PaletteGroup, type PaletteItem } from './palette-item';

/** An item that fits what is typed, and where. */
export interface RankedItem extends PaletteItem {
  readonly ranges: readonly TextRange[];
}

/** Worse matches are noise: their letters stand far apart. */
const threshold = 0.35;

/** What an item loses when its hint alone fits. */
const hintWeight = 0.6;

/**
 * The items that fit what is typed, the best of each group first and the group with the best item on top, at most
 * `perGroup` of each. Nothing typed fits all, in their own order.
 */
export function rankItems(items: readonly PaletteItem[], typed: string, perGroup: number): readonly RankedItem[] {
  const query = typed.trim();
  const scored = query === '' ? items.map((item) => ({ item, score: 0, ranges: [] })) : score(items, query);
  const groups = paletteGroups.map((group) => scored.filter(({ item }) => item.group === group).slice(0, perGroup));
  const best = (group: typeof scored): number => group[0]?.score ?? 0;
  return groups
    .sort((left, right) => best(right) - best(left))
    .flat()
    .map(({ item, ranges }) => ({ ...item, ranges }));
}

/** Neighbours of the same group, with the group they belong to. */
export function groupsOf<T extends Pick<PaletteItem, 'group'>>(
  items: readonly T[],
): readonly { readonly group: PaletteGroup; readonly items: readonly T[] }[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
}

function score(items: readonly PaletteItem[], query: string) {
  return fuzzysort
    .go(query, items, {
      keys: ['title', 'hint'],
      threshold,
      scoreFn: ([title, hint]) => Math.max(title?.score ?? 0, (hint?.score ?? 0) * hintWeight),
    })
    .map((result) => ({
      item: result.obj,
      score: result.score,
      ranges: rangesOf(result[0] && result[0].score > 0 ? result[0].indexes : []),
    }));
}
