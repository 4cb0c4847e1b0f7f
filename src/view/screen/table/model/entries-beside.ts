import { entriesOf, type ListEntry, type ListPage } from './list-pages';

/** Maximum number of pages that are requested to find what has left the loaded ones. */
const maxRequests = 4;

/** A list of which not all pages are loaded. */
export interface PartlyLoadedList {
  readonly loaded: readonly ListPage[];
  /** Number of entries of the complete list. */
  readonly total: number;
  readonly pageSize: number;
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
}

/**
 * The entries, by their ids, of the pages beside those on which lost entries were: new rows move entries there. `lost`
 * has the positions before. Rejects as the requests do.
 */
export async function entriesBeside(
  lost: readonly ListEntry[],
  { loaded, total, pageSize, fetchPage }: PartlyLoadedList,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ListEntry>> {
  const known = new Set(loaded.map(({ offset }) => Math.floor(offset / pageSize) + 1));
  const beside = lost.map(({ index }) => Math.floor(index / pageSize) + 1).flatMap((page) => [page + 1, page - 1]);
  const candidates = [...new Set(beside)].filter(
    (page) => page >= 1 && page <= Math.ceil(total / pageSize) && !known.has(page),
  );
  const pages = await Promise.all(candidates.slice(0, maxRequests).map((page) => fetchPage(page, signal)));
  return new Map(entriesOf(pages).map((entry) => [entry.id, entry]));
}
