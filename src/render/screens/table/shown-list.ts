import type { Scope } from '../../../generated/types';
import type { SourceFailure } from '../../source-failure';
import type { ListEntry, ListPage } from './list-page';

/** What a list shows as a whole; `stale` are entries that could not be asked for again. */
export type ListState = 'loading' | 'data' | 'empty' | 'failed' | 'stale';

/** Why there is no entry at a position. */
export type Absence = 'loading' | 'failed' | 'missing';

/** A list as it is shown now, whether it comes whole or page by page. */
export interface ShownList {
  readonly state: ListState;
  /** Entries of the whole list. */
  readonly total: number;
  /** The entries answer what was asked before; those that are wanted now are on their way. */
  readonly isOld: boolean;
  readonly isBusy: boolean;
  readonly entryAt: (index: number) => ListEntry | undefined;
  /** Why `entryAt` gives nothing. */
  readonly absenceAt: (index: number) => Absence;
  /** When the oldest of the entries in sight came. Milliseconds. */
  readonly updatedAt: number | undefined;
  readonly failure: SourceFailure | undefined;
  /** What is read beside the entries: the newest answer is in it. */
  readonly scope: Scope;
  /** Asks for everything again; entries stay until new ones come. */
  readonly refresh: () => void;
  /** Asks again for what failed: for all, or for the part at a position. */
  readonly retry: (index?: number) => void;
  /** Tells which entries are looked at: from the first to before the end. */
  readonly see: (first: number, end: number) => void;
  /** Asks for one page, from 1, apart from what is shown. */
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
}
