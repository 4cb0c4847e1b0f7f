import { createStore, type ReadableStore } from '~/lib/store';
import { withDrawer } from './address';
import type { DrawerTarget } from './input';

/** One opening of a drawer. `opened` is its time in milliseconds since 1970, null if only an address requested it. */
export interface HistoryEntry {
  readonly request: DrawerTarget;
  readonly opened: number | null;
  /** The state of the browser's history entry, which can hold anything. */
  readonly state?: unknown;
  /** The title that the drawer showed once its data had come. */
  readonly title?: string;
}

/** The opened drawers in order, and the index of the one that is open or was open last; -1 if there is none. */
export interface HistoryEntries {
  readonly entries: readonly HistoryEntry[];
  readonly index: number;
}

/**
 * The history of drawers of this page. As in a browser, opening another object removes the entries after the current
 * one.
 */
export interface DrawerHistory {
  readonly entries: ReadableStore<HistoryEntries>;
  /**
   * Adds the drawer that is open now. If the history has the same opening already, it goes back to it and stores its
   * tab.
   */
  push(entry: HistoryEntry): void;
  /** Sets the title of every opening of an object. */
  setTitle(request: DrawerTarget, title: string): void;
}

/** Creates an empty history, which stores the last `maxEntries` openings. */
export function createDrawerHistory(maxEntries: number): DrawerHistory {
  const store = createStore<HistoryEntries>({ entries: [], index: -1 });
  /** The newest title: a drawer that is drawn at once has one before its opening is noted. */
  let newest: { readonly object: string; readonly title: string } | undefined;
  const titled = ({ title: _, ...entry }: HistoryEntry): HistoryEntry => {
    const object = objectOf(entry.request);
    const title =
      newest?.object === object
        ? newest.title
        : store.get().entries.find((other) => objectOf(other.request) === object)?.title;
    return { ...entry, ...(title !== undefined && { title }) };
  };
  return {
    entries: store,
    push(opened) {
      const { entries, index } = store.get();
      const entry = titled(opened);
      const known = entries.findIndex((other) => nameOf(other) === nameOf(entry));
      if (known >= 0) return store.set({ entries: entries.with(known, entry), index: known });
      const next = [...entries.slice(0, index + 1), entry].slice(-maxEntries);
      store.set({ entries: next, index: next.length - 1 });
    },
    setTitle(request, title) {
      newest = { object: objectOf(request), title };
      const { entries, index } = store.get();
      const next = entries.map(titled);
      if (next.some((entry, position) => entry.title !== entries[position]?.title)) store.set({ entries: next, index });
    },
  };
}

/** Tells objects apart, however each was opened. */
function objectOf({ kind, input }: DrawerTarget): string {
  return JSON.stringify(kind === 'open' ? [input.search_type, input.id] : [kind, input]);
}

/** Tells openings apart. The tab is no part of it. */
function nameOf({ request, opened }: HistoryEntry): string {
  const tabless = request.kind === 'open' ? { ...request, input: { ...request.input, tabId: undefined } } : request;
  return JSON.stringify([withDrawer('', tabless), opened]);
}
