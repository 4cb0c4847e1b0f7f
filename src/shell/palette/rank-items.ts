import fuzzysort from 'fuzzysort';
import type { ReactNode } from 'react';
import { rangesOf, type TextRange } from '~/ui/MarkedText';

/** Groups of the palette. Groups whose best items match equally well are shown in this order. */
const paletteGroups = ['indicators', 'objects', 'pages', 'commands', 'search'] as const;

/** A group of the palette. */
export type PaletteGroup = (typeof paletteGroups)[number];

/** A page, an object or a command that the palette offers. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  /** Distinguishes items of the same title: the menu path of a page, the kind of an object. */
  readonly hint: string;
  readonly icon: ReactNode;
  /** The shortcut that does the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** An item that matches the text, and the ranges of its title that match. */
export interface RankedItem extends PaletteItem {
  readonly ranges: readonly TextRange[];
}

/** Below this score the matching letters are so far apart that the match is noise. */
const threshold = 0.35;

/** The factor for the score of an item of which only the hint matches. */
const hintWeight = 0.6;

/**
 * The items that match a text, the best of each group first and the group with the best item on top, at most `perGroup`
 * of each group. An empty text matches all items, in their order.
 */
export function rankItems(items: readonly PaletteItem[], text: string, perGroup: number): readonly RankedItem[] {
  const searchText = text.trim();
  const scored = searchText === '' ? items.map((item) => ({ item, score: 0, ranges: [] })) : score(items, searchText);
  const groups = paletteGroups.map((group) => scored.filter(({ item }) => item.group === group).slice(0, perGroup));
  const best = (group: typeof scored): number => group[0]?.score ?? 0;
  return groups
    .sort((left, right) => best(right) - best(left))
    .flat()
    .map(({ item, ranges }) => ({ ...item, ranges }));
}

/** The items by group, the groups in the order of their first items. */
export function groupsOf<T extends Pick<PaletteItem, 'group'>>(
  items: readonly T[],
): readonly { readonly group: PaletteGroup; readonly items: readonly T[] }[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
}

function score(items: readonly PaletteItem[], searchText: string) {
  return fuzzysort
    .go(searchText, items, {
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
