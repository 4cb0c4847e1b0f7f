import type { ListPage } from './list-pages';

/** Maximum number of rows that are compared with those after a refresh. */
const maxRows = 2000;

/** The rows of a list before its last refresh. */
export interface RowsBefore {
  /** When they were received, in milliseconds since 1970. */
  readonly time: number;
  /** True for a row that was not among them. */
  readonly isNew: (page: ListPage, index: number) => boolean;
}

/**
 * The rows of the first pages of a list. With `isAll` they were all of its rows; else a row counts as new only if it is
 * before one of them, because those after them were not known. `undefined` if there were too many, or none.
 */
export function rowsBefore(
  pages: readonly ListPage[],
  { time, isAll }: { readonly time: number; readonly isAll: boolean },
): RowsBefore | undefined {
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  if (count === 0 || count > maxRows) return undefined;
  const ids = new Set(pages.flatMap((page) => positionsOf(page).map((index) => page.entryAt(index)?.id)));
  const ends = new WeakMap<ListPage, number>();
  const endOf = (page: ListPage): number => {
    const known = ends.get(page) ?? positionsOf(page).findLast((index) => ids.has(page.entryAt(index)?.id)) ?? -1;
    ends.set(page, known);
    return known;
  };
  return {
    time,
    isNew: (page, index) => (isAll || index < endOf(page)) && !ids.has(page.entryAt(index)?.id),
  };
}

/** The positions of the rows of a page in the complete list. */
function positionsOf({ offset, count }: ListPage): readonly number[] {
  return Array.from({ length: count }, (_, position) => offset + position);
}

/** The pages of a list from the first to the last one before a gap. */
export function firstPages(pageOf: (page: number) => ListPage | undefined): readonly ListPage[] {
  const pages: ListPage[] = [];
  for (let page = pageOf(1); page; page = pageOf(pages.length + 1)) pages.push(page);
  return pages;
}
