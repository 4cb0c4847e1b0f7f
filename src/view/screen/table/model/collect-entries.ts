import type { ListEntry, ListPage } from './list-pages';

/** How many rows are loaded, and how many will be. */
export interface Progress {
  readonly count: number;
  readonly total: number;
}

/** The loaded entries, of so many of the complete list. */
export interface CollectedEntries {
  readonly entries: readonly ListEntry[];
  readonly total: number;
}

/** The failure of a page, with its rows, from 1. The entries before them are discarded. */
export class PageFailure extends Error {
  readonly rows: { readonly from: number; readonly to: number };

  constructor(rows: PageFailure['rows'], cause: unknown) {
    super(`The rows ${rows.from} to ${rows.to} could not be loaded.`, { cause });
    this.rows = rows;
  }
}

/**
 * Requests the entries of a list page by page. Rejects with the reason of `signal` when it is aborted.
 *
 * @throws {PageFailure}
 */
export async function collectEntries(options: {
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
  readonly pageSize: number;
  readonly maxRows: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}): Promise<CollectedEntries> {
  const { fetchPage, pageSize, maxRows, signal, onProgress } = options;
  const entries: ListEntry[] = [];
  let total = 0;
  for (let number = 1; ; number += 1) {
    const offset = (number - 1) * pageSize;
    const page = await fetchPage(number, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new PageFailure({ from: offset + 1, to: offset + pageSize }, error);
    });
    signal.throwIfAborted();
    total = page.total ?? page.offset + page.count + (page.hasMore ? 1 : 0);
    for (let index = 0; index < page.count && entries.length < maxRows; index += 1) {
      const entry = page.entryAt(page.offset + index);
      if (entry) entries.push(entry);
    }
    onProgress({ count: entries.length, total: Math.min(total, maxRows) });
    // A page without entries ends the list, even if its total is higher.
    if (page.count === 0 || page.offset + page.count >= total || entries.length >= maxRows) break;
  }
  return { entries, total: Math.max(total, entries.length) };
}
