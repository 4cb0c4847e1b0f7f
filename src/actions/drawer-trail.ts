import { createStore, type ReadableStore } from '../lib/store';
import { withDrawer } from './drawer-address';
import type { OpenRequest } from './drawer-input';

/** One opening of a drawer. `opened` is its moment, null where an address alone asked for it. */
export interface TrailStop {
  readonly request: OpenRequest;
  readonly opened: number | null;
}

/** The drawers opened one after the other, and the one that is open or was open last. */
export interface Trail {
  readonly stops: readonly TrailStop[];
  readonly at: number;
}

/** The way through the drawers of this page: as a browser's, it ends where another object is opened. */
export interface DrawerTrail {
  readonly trail: ReadableStore<Trail>;
  /** Notes what is open now. An opening that was there before is gone back to; another tab of it is kept. */
  arrived(stop: TrailStop): void;
}

/** Nothing has been opened; at most `most` openings are kept. */
export function createDrawerTrail(most: number): DrawerTrail {
  const trail = createStore<Trail>({ stops: [], at: -1 });
  return {
    trail,
    arrived(stop) {
      const { stops, at } = trail.get();
      const known = stops.findIndex((other) => nameOf(other) === nameOf(stop));
      if (known >= 0) return trail.set({ stops: stops.with(known, stop), at: known });
      const next = [...stops.slice(0, at + 1), stop].slice(-most);
      trail.set({ stops: next, at: next.length - 1 });
    },
  };
}

/** Tells openings apart. The tab is no part of it. */
function nameOf({ request, opened }: TrailStop): string {
  const tabless = request.kind === 'open' ? { ...request, input: { ...request.input, tabId: undefined } } : request;
  return JSON.stringify([withDrawer('', tabless), opened]);
}
