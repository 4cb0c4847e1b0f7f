import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { answerScope, type Received } from '~/descriptor/answer-scope';
import { evaluate } from '~/descriptor/evaluate';
import { isTrue } from '~/descriptor/is-shown';
import { itemScope } from '~/descriptor/list';
import { withValues } from '~/descriptor/bindings';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { isList, isNumber, isRecord } from '~/lib/json';
import type { PageCall } from './use-list-query';

/** One entry of a list. It is the same object for as long as its answer is the same. */
export interface ListEntry {
  /** Position in the complete list, from 0. */
  readonly index: number;
  /** The id that the descriptor computes; without one, the position identifies the entry. */
  readonly id: string;
  /** The scope of expressions in the row: its `item` is the entry. */
  readonly scope: Scope;
}

/** The entries of one answer. */
export interface ListPage {
  /** Position of the first entry in the complete list, from 0. */
  readonly offset: number;
  readonly count: number;
  /** Number of entries of the complete list, if the answer contains it. */
  readonly total: number | undefined;
  /** Whether another page follows; `undefined` if the descriptor does not say it. */
  readonly hasMore: boolean | undefined;
  /** What the call for the next page sends, if the server names it. */
  readonly next: string | number | undefined;
  /** The scope of expressions outside the rows. */
  readonly scope: Scope;
  /** The entry at a position of the complete list. */
  readonly entryAt: (index: number) => ListEntry | undefined;
}

/** A page of a list that has no entries. */
export function emptyPage(scope: Scope): ListPage {
  return { offset: 0, count: 0, total: 0, hasMore: false, next: undefined, scope, entryAt: () => undefined };
}

/**
 * Reads the entries of an answer, without trusting it: a value that is not a list has no entries, entries beyond the
 * requested size are dropped, an invalid total is ignored, and nothing follows a page without entries.
 */
export function readListPage(
  screen: Pick<TableScreen, 'rows' | 'rowId' | 'total' | 'more' | 'next' | 'values'>,
  answered: Scope,
  { offset, size }: { readonly offset: number; readonly size: number },
): ListPage {
  const scope = withValues(screen.values, answered);
  const rows = evaluate(screen.rows, scope);
  const items = isList(rows) ? rows.slice(0, size) : [];
  const entries = new Map<number, ListEntry>();
  const next = toCursor(screen.next && evaluate(screen.next, scope));
  const isFollowed = screen.next ? next !== undefined : screen.more && isTrue(screen.more, scope);
  return {
    offset,
    count: items.length,
    total: toTotal(screen.total && evaluate(screen.total, scope)),
    hasMore: isFollowed && items.length > 0,
    next,
    scope,
    entryAt(index) {
      if (index < offset || index >= offset + items.length) return undefined;
      const cached = entries.get(index);
      if (cached) return cached;
      // Created on first access: a list that is delivered as a whole may be long.
      const rowScope = itemScope(scope, items[index - offset]);
      const id = formatText(evaluate(screen.rowId, rowScope))?.copy;
      const entry = { index, id: id === undefined ? `at:${index}` : `id:${id}`, scope: rowScope };
      entries.set(index, entry);
      return entry;
    },
  };
}

function toCursor(value: unknown): string | number | undefined {
  return (typeof value === 'string' && value !== '') || isNumber(value) ? value : undefined;
}

function toTotal(value: unknown): number | undefined {
  return isNumber(value) && value >= 0 ? Math.floor(value) : undefined;
}

/** The answer that contains one page. */
export interface PageAnswer extends Received {
  /** Milliseconds. */
  readonly receivedAt: number;
}

/** The pages of one query that are in the cache. */
export interface ListSource {
  readonly identity: string;
  /** The number of the page, from 1, that a position of the complete list is on, as far as its pages are known. */
  readonly pageAt: (index: number) => number;
  /** The common beginning of the cache keys of all queries of this list. */
  readonly prefix: QueryKey;
  readonly keyOf: (page: number) => QueryKey;
  /** True if a cache key is one of a page of this query. */
  readonly hasKey: (key: QueryKey) => boolean;
  readonly answerOf: (page: number) => PageAnswer | undefined;
  readonly read: (page: number, answer: PageAnswer) => ListPage;
  readonly pageOf: (page: number) => ListPage | undefined;
  /** The pages in the cache that no change has made invalid, in the order of the list. */
  readonly validPages: () => readonly ListPage[];
  /** What the call for a page sends if the server names pages; `undefined` for the first. */
  readonly cursorOf: (page: number) => string | number | undefined;
}

/** The query of a source, and where its pages are. */
interface SourceOptions {
  readonly screen: TableScreen;
  readonly scope: Scope;
  readonly call: PageCall;
  readonly pageSize: number;
  readonly query: string;
  readonly identity: string;
  /** Distinguishes repeated requests of the same query. */
  readonly times: number;
  readonly cache: QueryClient;
  readonly prefix: QueryKey;
}

/** Reads the pages of one query from the cache. */
export function createListSource(options: SourceOptions): ListSource {
  const { screen, scope, call, pageSize, query, identity, times, cache, prefix } = options;
  const pages = new WeakMap<PageAnswer, ListPage>();
  const starts = pageStarts(screen, pageSize);
  const queryKey = [...prefix, times, query];
  const keyOf = (page: number): QueryKey => [...queryKey, page];
  const answerOf = (page: number): PageAnswer | undefined => {
    const data = cache.getQueryData(keyOf(page));
    return isPageAnswer(data) ? data : undefined;
  };
  const read = (page: number, answer: PageAnswer): ListPage => {
    const cached = pages.get(answer);
    if (cached) return cached;
    const pageScope = { ...scope, ...answerScope(call.source, answer) };
    const listPage = readListPage(screen, pageScope, startOf(page));
    pages.set(answer, listPage);
    starts.follow(page, listPage);
    return listPage;
  };
  const pageOf = (page: number): ListPage | undefined => {
    const answer = answerOf(page);
    return answer && read(page, answer);
  };
  const startOf = (page: number): PageStart => {
    if (!starts.isKnown(page)) pageOf(page - 1);
    return starts.of(page);
  };
  return {
    identity,
    pageAt: starts.pageAt,
    prefix,
    keyOf,
    hasKey: (key) => queryKey.every((element, index) => element === key[index]),
    answerOf,
    read,
    pageOf,
    validPages: () =>
      cache
        .getQueryCache()
        .findAll({ queryKey, predicate: ({ state }) => !state.isInvalidated })
        .flatMap((cached) => pageOf(Number(cached.queryKey.at(-1))) ?? [])
        .toSorted((left, right) => left.offset - right.offset),
    cursorOf: (page) => startOf(page).cursor,
  };
}

/** The number of the page, from 1, that a position is on where all pages have the same size. */
export function pageNumberAt(index: number, pageSize: number): number {
  return Math.floor(index / pageSize) + 1;
}

/** The first position of a page, its most entries, and what the server calls it, if it names pages. */
interface PageStart {
  readonly offset: number;
  readonly size: number;
  readonly cursor?: string | number | undefined;
}

/** Where the pages of a list begin. A page that the server names has as many entries as it sends. */
function pageStarts({ next }: TableScreen, pageSize: number) {
  const isNamed = next !== undefined;
  const size = isNamed ? Infinity : pageSize;
  const starts: PageStart[] = [{ offset: 0, size }];
  return {
    isKnown: (page: number): boolean => starts[page - 1] !== undefined,
    of: (page: number): PageStart =>
      (isNamed ? starts[page - 1] : undefined) ?? { offset: (page - 1) * pageSize, size },
    follow(page: number, { offset, count, next: cursor }: ListPage): void {
      starts[page] = { offset: offset + count, size, cursor };
    },
    pageAt: (index: number): number =>
      isNamed ? starts.findLastIndex((start) => start.offset <= index) + 1 : pageNumberAt(index, pageSize),
  };
}

/** The entries of pages. */
export function entriesOf(pages: readonly ListPage[]): readonly ListEntry[] {
  return pages.flatMap(({ offset, count, entryAt }) =>
    Array.from({ length: count }, (_, position) => entryAt(offset + position) ?? []).flat(),
  );
}

function isPageAnswer(data: unknown): data is PageAnswer {
  return isRecord(data) && 'answer' in data && typeof data['receivedAt'] === 'number';
}
