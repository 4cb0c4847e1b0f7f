import { entriesOf, type ListEntry, type ListPage } from './list-pages';

type Entries = ReadonlyMap<string, ListEntry>;

/** The position of an entry that was selected under another order. */
const unknownPosition = -1;

/** The loaded pages of a list. */
export interface LoadedPages {
  readonly pages: readonly ListPage[];
  /** Number of entries of the complete list. */
  readonly total: number;
  readonly pageSize: number;
}

/**
 * The selected entries as a list has them after a change: with their new values and positions, and without those that
 * the list has no longer. An entry whose page is not loaded remains. The same map if nothing differs.
 */
export function followSelection(selected: Entries, { pages, total, pageSize }: LoadedPages): Entries {
  const loaded = entriesOf(pages);
  const found = new Map(loaded.map((entry) => [entry.id, entry] as const));
  const pageNumbers = new Set(pages.map(({ offset }) => Math.floor(offset / pageSize)));
  const isLoaded = ({ index }: ListEntry): boolean =>
    loaded.length >= total || pageNumbers.has(Math.floor(index / pageSize));
  const next = [...selected].flatMap(([id, entry]): readonly (readonly [string, ListEntry])[] => {
    const current = found.get(id) ?? (isLoaded(entry) ? undefined : entry);
    return current ? [[id, current]] : [];
  });
  const isSame = next.length === selected.size && next.every(([id, entry]) => selected.get(id) === entry);
  return isSame ? selected : new Map(next);
}

/** The selected entries for a list in another order, in which their positions are not known yet. */
export function withoutPositions(selected: Entries): Entries {
  return new Map([...selected].map(([id, entry]) => [id, { ...entry, index: unknownPosition }]));
}
