import { createStore, type ReadableStore } from '~/lib/store';
import { withDrawer } from './address';
import type { OpenRequest } from './input';

/** One opening of a drawer. `opened` is its time in milliseconds since 1970, null if only an address requested it. */
export interface HistoryEntry {
  readonly request: OpenRequest;
  readonly opened: number | null;
  /** The state of the browser's history entry, which can hold anything. */
  readonly state?: unknown;
  /** The title that the drawer showed once its data had come. */
  readonly title?: string;
}

/** The opened drawers in order, and the index of the one that is open or was open last; -1 if there is none. */
export interface HistoryEntries {
  readonly stops: readonly HistoryEntry[];
  readonly at: number;
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
  arrived(stop: HistoryEntry): void;
  /** Sets the title of every opening of an object. */
  setTitle(request: OpenRequest, title: string): void;
}

/** Creates an empty history, which stores the last `maxEntries` openings. */
export function createDrawerHistory(maxEntries: number): DrawerHistory {
  const entries = createStore<HistoryEntries>({ stops: [], at: -1 });
  /** The newest title: a drawer that is drawn at once has one before its opening is noted. */
  let newest: { readonly object: string; readonly title: string } | undefined;
  const titled = ({ title: _, ...stop }: HistoryEntry): HistoryEntry => {
    const object = objectOf(stop.request);
    const title =
      newest?.object === object
        ? newest.title
        : entries.get().stops.find((other) => objectOf(other.request) === object)?.title;
    return { ...stop, ...(title !== undefined && { title }) };
  };
  return {
    entries,
    arrived(arrival) {
      const { stops, at } = entries.get();
      const stop = titled(arrival);
      const known = stops.findIndex((other) => nameOf(other) === nameOf(stop));
      if (known >= 0) return entries.set({ stops: stops.with(known, stop), at: known });
      const next = [...stops.slice(0, at + 1), stop].slice(-maxEntries);
      entries.set({ stops: next, at: next.length - 1 });
    },
    setTitle(request, title) {
      newest = { object: objectOf(request), title };
      const { stops, at } = entries.get();
      const next = stops.map(titled);
      if (next.some((stop, index) => stop.title !== stops[index]?.title)) entries.set({ stops: next, at });
    },
  };
}

/** Tells objects apart, however each was opened. */
function objectOf({ kind, input }: OpenRequest): string {
  return JSON.stringify(kind === 'open' ? [input.search_type, input.id] : [kind, input]);
}

/** Tells openings apart. The tab is no part of it. */
function nameOf({ request, opened }: HistoryEntry): string {
  const tabless = request.kind === 'open' ? { ...request, input: { ...request.input, tabId: undefined } } : request;
  return JSON.stringify([withDrawer('', tabless), opened]);
}
