import { useCallback, useMemo, useState } from 'react';
import type { ListEntry } from './list-pages';

/** The selected entries, in the order of their selection. Their ids identify them, even if their positions change. */
export interface Selection {
  readonly entries: ReadonlyMap<string, ListEntry>;
  /** Selects or deselects one entry; the next range begins at it. */
  readonly toggle: (entry: ListEntry) => void;
  /** Selects all loaded entries from the last toggled one to a position. */
  readonly selectRangeTo: (index: number, entryAt: (index: number) => ListEntry | undefined) => void;
  /** Selects or deselects several entries. */
  readonly set: (entries: readonly ListEntry[], isSelected: boolean) => void;
  /** Replaces the entries by those that a function gives; the same entries change nothing. */
  readonly follow: (update: (entries: ReadonlyMap<string, ListEntry>) => ReadonlyMap<string, ListEntry>) => void;
  readonly clear: () => void;
}

interface SelectionState {
  readonly filterKey: string;
  readonly entries: ReadonlyMap<string, ListEntry>;
  /** Position at which the next range begins. */
  readonly anchor: number;
}

const noEntries: ReadonlyMap<string, ListEntry> = new Map();

/** The selection of a list. Other filters begin with an empty one. */
export function useSelection(filterKey: string): Selection {
  const [state, setState] = useState<SelectionState>({ filterKey, entries: noEntries, anchor: 0 });
  const isCurrent = state.filterKey === filterKey;
  if (!isCurrent) setState({ filterKey, entries: noEntries, anchor: 0 });
  const set = useCallback<Selection['set']>(
    (entries, isSelected) => setState((now) => ({ ...now, entries: withEntries(now.entries, entries, isSelected) })),
    [],
  );
  const toggle = useCallback<Selection['toggle']>(
    (entry) =>
      setState((now) => ({
        ...now,
        anchor: entry.index,
        entries: withEntries(now.entries, [entry], !now.entries.has(entry.id)),
      })),
    [],
  );
  const selectRangeTo = useCallback<Selection['selectRangeTo']>(
    (index, entryAt) =>
      setState((now) => {
        const [from, to] = [Math.min(now.anchor, index), Math.max(now.anchor, index)];
        const range = Array.from({ length: to - from + 1 }, (_, offset) => entryAt(from + offset) ?? []).flat();
        return { ...now, entries: withEntries(now.entries, range, true) };
      }),
    [],
  );
  const follow = useCallback<Selection['follow']>(
    (update) =>
      setState((now) => {
        const next = update(now.entries);
        return next === now.entries ? now : { ...now, entries: next };
      }),
    [],
  );
  const clear = useCallback(() => setState((now) => ({ ...now, entries: noEntries })), []);
  const entries = isCurrent ? state.entries : noEntries;
  return useMemo(
    () => ({ entries, toggle, selectRangeTo, set, follow, clear }),
    [entries, toggle, selectRangeTo, set, follow, clear],
  );
}

function withEntries(
  before: ReadonlyMap<string, ListEntry>,
  entries: readonly ListEntry[],
  isSelected: boolean,
): ReadonlyMap<string, ListEntry> {
  const next = new Map(before);
  for (const entry of entries) {
    if (isSelected) next.set(entry.id, entry);
    else next.delete(entry.id);
  }
  return next;
}
