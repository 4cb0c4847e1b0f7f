import type { ListEntry } from './list-pages';

/**
 * The selected entries as a list has them after a change: with their new values and positions, and without those that
 * the list has no longer. The same map if nothing differs.
 */
export function followSelection(
  selected: ReadonlyMap<string, ListEntry>,
  loaded: Iterable<ListEntry>,
): ReadonlyMap<string, ListEntry> {
  const found = new Map<string, ListEntry>();
  for (const entry of loaded) if (selected.has(entry.id)) found.set(entry.id, entry);
  const isSame = [...selected].every(([id, entry]) => found.get(id) === entry);
  // The order of the selection stays.
  return isSame ? selected : new Map([...selected.keys()].flatMap((id) => entryOf(id, found)));
}

function entryOf(id: string, found: ReadonlyMap<string, ListEntry>): readonly (readonly [string, ListEntry])[] {
  const entry = found.get(id);
  return entry ? [[id, entry]] : [];
}

/** The loaded entries of a list. A page whose first entry is not loaded is skipped. */
export function* loadedEntries(
  list: { readonly total: number; readonly entryAt: (index: number) => ListEntry | undefined },
  pageSize: number,
): Iterable<ListEntry> {
  for (let start = 0; start < list.total; start += pageSize) {
    for (let index = start; index < Math.min(start + pageSize, list.total); index += 1) {
      const entry = list.entryAt(index);
      if (!entry) break;
      yield entry;
    }
  }
}
