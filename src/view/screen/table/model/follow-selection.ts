import { entriesOf, type ListEntry, type ListPage } from './list-pages';

type Entries = ReadonlyMap<string, ListEntry>;

/** The position of an entry that was selected under another order. */
const unknownPosition = -1;

/** The loaded pages of a list. */
export interface LoadedPages {
  readonly pages: readonly ListPage[];
  /** Number of entries of the complete list. */
  readonly total: number;
  /** The number of the page that a position is on. */
  readonly pageAt: (index: number) => number;
}

/**
 * The selected entries as a list has them after a change: with their new values and positions. What a list that is
 * loaded completely has no longer is not among them. What left a loaded page of another one may have moved: it remains
 * without a position. The same map if nothing differs.
 */
export function followSelection(selected: Entries, list: LoadedPages): Entries {
  const loaded = entriesOf(list.pages);
  const found = new Map(loaded.map((entry) => [entry.id, entry] as const));
  const lost = new Set(lostEntries(selected, list).map(({ id }) => id));
  const next = [...selected].flatMap(([id, entry]): readonly (readonly [string, ListEntry])[] => {
    const current = found.get(id);
    if (current) return [[id, current]];
    if (loaded.length >= list.total) return [];
    return [[id, lost.has(id) ? { ...entry, index: unknownPosition } : entry]];
  });
  const isSame = next.length === selected.size && next.every(([id, entry]) => selected.get(id) === entry);
  return isSame ? selected : new Map(next);
}

/** The selected entries that left the loaded page on which they were. */
export function lostEntries(selected: Entries, { pages, total, pageAt }: LoadedPages): readonly ListEntry[] {
  const loaded = entriesOf(pages);
  if (loaded.length >= total) return [];
  const ids = new Set(loaded.map(({ id }) => id));
  const pageNumbers = new Set(pages.map(({ offset }) => pageAt(offset)));
  return [...selected.values()].filter(({ id, index }) => !ids.has(id) && pageNumbers.has(pageAt(index)));
}

/** The selected entries after a search for lost ones: without those that were not found. */
export function settleLost(selected: Entries, lost: readonly ListEntry[], found: Entries): Entries {
  const next = new Map(selected);
  for (const { id } of lost) {
    // It may have been deselected, or have come back, meanwhile.
    if (next.get(id)?.index !== unknownPosition) continue;
    const entry = found.get(id);
    if (entry) next.set(id, entry);
    else next.delete(id);
  }
  return next;
}

/** The number of selected entries that are on no loaded page. */
export function countUnloaded(selected: Entries, pages: readonly ListPage[]): number {
  const isLoaded = ({ index }: ListEntry): boolean =>
    pages.some(({ offset, count }) => index >= offset && index < offset + count);
  return [...selected.values()].filter((entry) => !isLoaded(entry)).length;
}

/** The selected entries for a list in another order, in which their positions are not known yet. */
export function withoutPositions(selected: Entries): Entries {
  return new Map([...selected].map(([id, entry]) => [id, { ...entry, index: unknownPosition }]));
}
