import { useCallback, useMemo, useState } from 'react';
import type { ListEntry } from './list-page';

/** The entries that are chosen, in the order of their choosing. They are known by their ids, wherever they stand now. */
export interface Selection {
  readonly entries: ReadonlyMap<string, ListEntry>;
  /** Chooses or gives up one entry; `from` there is counted on by `reach`. */
  readonly toggle: (entry: ListEntry) => void;
  /** Chooses all that is there between the entry chosen last and this one. */
  readonly reach: (index: number, entryAt: (index: number) => ListEntry | undefined) => void;
  /** Chooses or gives up several at once. */
  readonly set: (entries: readonly ListEntry[], chosen: boolean) => void;
  readonly clear: () => void;
}

interface Chosen {
  readonly of: string;
  readonly entries: ReadonlyMap<string, ListEntry>;
  /** Where a range begins. */
  readonly anchor: number;
}

const nothing: ReadonlyMap<string, ListEntry> = new Map();

/** The choice of entries. What is narrowed by other filters begins anew: `of` says what it is chosen of. */
export function useSelection(of: string): Selection {
  const [chosen, setChosen] = useState<Chosen>({ of, entries: nothing, anchor: 0 });
  if (chosen.of !== of) setChosen({ of, entries: nothing, anchor: 0 });
  const set = useCallback<Selection['set']>(
    (entries, isChosen) => setChosen((now) => ({ ...now, entries: withEntries(now.entries, entries, isChosen) })),
    [],
  );
  const toggle = useCallback<Selection['toggle']>(
    (entry) =>
      setChosen((now) => ({
        ...now,
        anchor: entry.index,
        entries: withEntries(now.entries, [entry], !now.entries.has(entry.id)),
      })),
    [],
  );
  const reach = useCallback<Selection['reach']>(
    (index, entryAt) =>
      setChosen((now) => {
        const [from, to] = [Math.min(now.anchor, index), Math.max(now.anchor, index)];
        const between = Array.from({ length: to - from + 1 }, (_, nth) => entryAt(from + nth) ?? []).flat();
        return { ...now, entries: withEntries(now.entries, between, true) };
      }),
    [],
  );
  const clear = useCallback(() => setChosen((now) => ({ ...now, entries: nothing })), []);
  const entries = chosen.of === of ? chosen.entries : nothing;
  return useMemo(() => ({ entries, toggle, reach, set, clear }), [entries, toggle, reach, set, clear]);
}

function withEntries(
  before: ReadonlyMap<string, ListEntry>,
  entries: readonly ListEntry[],
  isChosen: boolean,
): ReadonlyMap<string, ListEntry> {
  const next = new Map(before);
  for (const entry of entries) {
    if (isChosen) next.set(entry.id, entry);
    else next.delete(entry.id);
  }
  return next;
}
