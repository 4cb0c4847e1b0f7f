import { entriesOf, type ListEntry, type ListPage } from './list-pages';

/**
 * The selected entries as a list has them after a change: with their new values and positions, and without those that
 * the list has no longer. The same map if nothing differs.
 */
export function followSelection(
  selected: ReadonlyMap<string, ListEntry>,
  pages: readonly ListPage[],
): ReadonlyMap<string, ListEntry> {
  const found = new Map<string, ListEntry>();
  for (const entry of entriesOf(pages)) if (selected.has(entry.id)) found.set(entry.id, entry);
  const isSame = [...selected].every(([id, entry]) => found.get(id) === entry);
  // The order of the selection stays.
  return isSame ? selected : new Map([...selected.keys()].flatMap((id) => entryOf(id, found)));
}

function entryOf(id: string, found: ReadonlyMap<string, ListEntry>): readonly (readonly [string, ListEntry])[] {
  const entry = found.get(id);
  return entry ? [[id, entry]] : [];
}
