import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { SourceErrorState } from '~/state/present-error';
import type { QueryScope } from '~/state/sources/query-scope';
import type { SourceResults } from '~/view/data/use-sources';
import type { ListEntry, ListPage } from './list-pages';
import type { ListQuery } from './use-list-query';

/** The input of a list. */
export interface ListRequest {
  readonly screen: TableScreen;
  /** Contains the answers of the other sources. */
  readonly scope: Scope;
  readonly sources: SourceResults;
  readonly queryScope: QueryScope;
  readonly query: ListQuery;
  /** Another identity is another list, which is shown from its top. */
  readonly identity: string;
  readonly pageSize: number;
  /** The page, from 1, that a new list requests first. */
  readonly initialPage: number;
}

/** The state of a list as a whole; `stale` entries are shown because the last request failed. */
type ListState = 'loading' | 'data' | 'empty' | 'failed' | 'stale';

/** The reason why there is no entry at a position. */
export type MissingReason = 'loading' | 'failed' | 'missing';

/** A list and its state, whether the server delivers it as a whole or in pages. */
export interface ListModel {
  readonly state: ListState;
  /** Number of entries of the complete list; with `hasMore` of those that are known, and one for those that follow. */
  readonly total: number;
  /** Number of entries of the complete list as far as it is known. */
  readonly knownTotal: number;
  /** More entries follow than are known, and the server does not say how many. */
  readonly hasMore: boolean;
  /** True while the entries answer an earlier query and those of the current one are loading. */
  readonly isPlaceholder: boolean;
  readonly isFetching: boolean;
  readonly entryAt: (index: number) => ListEntry | undefined;
  /** The number of the page, from 1, that a position is on. */
  readonly pageAt: (index: number) => number;
  /** The pages that are loaded and that no change has made invalid, in the order of the list. */
  readonly loadedPages: () => readonly ListPage[];
  /** When the rows were received which a row was not among, in milliseconds; `undefined` for a row that is not new. */
  readonly newSince: (index: number) => number | undefined;
  /** The reason why `entryAt` returns nothing. */
  readonly missingReason: (index: number) => MissingReason;
  /** Milliseconds: when the oldest of the visible entries was received. */
  readonly updatedAt: number | undefined;
  readonly failure: SourceErrorState | undefined;
  /** The scope of expressions outside the rows; it contains the newest answer. */
  readonly scope: Scope;
  /** Requests everything again; the old entries remain until the new ones are received. */
  readonly refresh: () => void;
  /** Repeats failed requests: all of them, or the one for the entry at a position. */
  readonly retry: (index?: number) => void;
  /** Reports the visible entries: from `first` to before `end`. */
  readonly setVisibleRange: (first: number, end: number) => void;
  /** Requests one page, from 1, without showing it. */
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
}

/** True if the list has entries to show, even if they are stale. */
export function hasRows({ state }: Pick<ListModel, 'state'>): boolean {
  return state === 'data' || state === 'stale';
}
