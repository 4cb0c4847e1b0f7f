import type { OwnPlace } from '../render/screens/screen-place';
import { createStore, type ReadableStore } from '../lib/store';

/** What the page at a path says of itself. */
export interface ToldPlace {
  readonly path: string;
  readonly own: OwnPlace;
}

/** What pages say of themselves, and how their lists were last looked at. */
export interface OwnPlaces {
  readonly told: ReadableStore<ToldPlace | undefined>;
  /** The page at a path says what it is, or takes it back; what a page that is left takes back does not touch the next one. */
  tell(path: string, own: OwnPlace | undefined): void;
  /** Keeps the query with which a list is looked at. */
  look(path: string, search: string): void;
  /** The list at a path, as it was last looked at in this page. */
  back(path: string): string;
}

/** Nothing is told, and no list was looked at. */
export function createOwnPlaces(): OwnPlaces {
  const told = createStore<ToldPlace | undefined>(undefined);
  const queries = new Map<string, string>();
  return {
    told,
    tell(path, own) {
      if (own) told.set({ path, own });
      else told.update((before) => (before?.path === path ? undefined : before));
    },
    look: (path, search) => void queries.set(path, search),
    back: (path) => `${path}${queries.get(path) ?? ''}`,
  };
}
