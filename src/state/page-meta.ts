import { createStore, type ReadableStore } from '~/lib/store';
import { createPageSequenceStore, type PageSequenceStore } from './page-sequence';

/** An item that a page adds to the breadcrumbs. */
export interface PageCrumb {
  readonly label: string;
  /** A path of the console. */
  readonly to?: string;
}

/** What a page declares about itself beyond its route. */
export interface PageMeta {
  /** Replaces the title of the route. */
  readonly title?: string;
  readonly crumbs?: readonly PageCrumb[];
}

/** The position at which the user left a list. */
export interface ListPosition {
  /** The list with its filters and order. */
  readonly list: string;
  /** The row at the top, from 0, with the part of it that was scrolled away. */
  readonly top: number;
  /** The active row and the id of its entry. */
  readonly active?: { readonly row: number; readonly id: string };
}

/** The position of the list at one path, for as long as the page of the browser lives. */
export interface ListPositionMemory {
  /** The first position; absent unless the user comes back to the list. */
  readonly returnTo?: ListPosition;
  readonly leaveAt: (position: ListPosition) => void;
}

/** The titles and breadcrumbs that pages declare, and the queries and positions of their lists. */
export interface PageMetaStore {
  /** The last report, with the path of its page. */
  readonly current: ReadableStore<{ readonly path: string; readonly meta: PageMeta } | undefined>;
  /** Reports for the page at a path, or withdraws its report; the report of another page stays. */
  set(path: string, meta: PageMeta | undefined): void;
  /** Stores the query with which the list at a path is shown. */
  rememberQuery(path: string, search: string): void;
  /** The address of the list at a path, with the last query. */
  listHref(path: string): string;
  /** Stores the position at which the list at a path was left. */
  rememberPosition(path: string, position: ListPosition): void;
  /** The position at which the list at a path was left, if it was. */
  positionAt(path: string): ListPosition | undefined;
  /** The pages through which previous and next lead. */
  readonly sequence: PageSequenceStore;
}

/** Creates an empty store. */
export function createPageMetaStore(): PageMetaStore {
  const current = createStore<{ readonly path: string; readonly meta: PageMeta } | undefined>(undefined);
  const queries = new Map<string, string>();
  const positions = new Map<string, ListPosition>();
  return {
    current,
    set(path, meta) {
      if (meta) current.set({ path, meta });
      else current.update((before) => (before?.path === path ? undefined : before));
    },
    rememberQuery: (path, search) => void queries.set(path, search),
    listHref: (path) => `${path}${queries.get(path) ?? ''}`,
    rememberPosition: (path, position) => void positions.set(path, position),
    positionAt: (path) => positions.get(path),
    sequence: createPageSequenceStore(),
  };
}
