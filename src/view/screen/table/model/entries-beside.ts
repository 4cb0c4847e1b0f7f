import { entriesOf, type ListEntry, type ListPage } from './list-pages';

/** Maximum number of pages that are requested to find what has left the loaded ones. */
const maxRequests = 4;

/** A list of which not all pages are loaded. */
export interface PartlyLoadedList {
  readonly loaded: readonly ListPage[];
  /** Number of entries of the complete list. */
  readonly total: number;
  /** The number of the page, from 1, that a position is on. */
  readonly pageAt: (index: number) => number;
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
}

/**
 * The entries, by their ids, of the pages beside those on which lost entries were: new rows move entries there. `lost`
 * has the positions before. Rejects as the requests do.
 */
export async function entriesBeside(
  lost: readonly ListEntry[],
  { loaded, total, pageAt, fetchPage }: PartlyLoadedList,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ListEntry>> {
  const known = new Set(loaded.map(({ offset }) => pageAt(offset)));
  const beside = lost.map(({ index }) => pageAt(index)).flatMap((page) => [page + 1, page - 1]);
  const candidates = [...new Set(beside)].filter((page) => page >= 1 && page <= pageAt(total - 1) && !known.has(page));
  const pages = await Promise.all(candidates.slice(0, maxRequests).map((page) => fetchPage(page, signal)));
  return new Map(entriesOf(pages).map((entry) => [entry.id, entry]));
}
