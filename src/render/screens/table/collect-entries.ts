import type { ListEntry, ListPage } from './list-page';

/** How far the entries have come. */
export interface CollectProgress {
  readonly count: number;
  readonly total: number;
}

/** All that was wanted, or where it broke off: then nothing is told of what came before. */
export type Collected =
  | { readonly entries: readonly ListEntry[]; readonly total: number }
  | { readonly failed: { readonly from: number; readonly to: number } };

/** Asks for the entries of a list page by page, at most so many. It ends early when `signal` is aborted: with its reason. */
export async function collectEntries(options: {
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
  readonly size: number;
  readonly most: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CollectProgress) => void;
}): Promise<Collected> {
  const { fetchPage, size, most, signal, onProgress } = options;
  const entries: ListEntry[] = [];
  let total = 0;
  for (let number = 1; ; number += 1) {
    const before = (number - 1) * size;
    const page = await fetchPage(number, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!page) return { failed: { from: before + 1, to: before + size } };
    total = page.total ?? page.offset + page.count;
    for (let at = 0; at < page.count && entries.length < most; at += 1) {
      const entry = page.entryAt(page.offset + at);
      if (entry) entries.push(entry);
    }
    onProgress({ count: entries.length, total: Math.min(total, most) });
    // A page without entries ends the list, whatever its total promises.
    if (page.count === 0 || page.offset + page.count >= total || entries.length >= most) break;
  }
  return { entries, total: Math.max(total, entries.length) };
}
