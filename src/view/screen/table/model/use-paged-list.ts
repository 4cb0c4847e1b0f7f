import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sourceQuery } from '~/api/query-options';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import type { SourceRequests } from '~/state/sources/query-scope';
import { argumentsAgain } from '~/state/sources/source-calls';
import { sourceErrorState, sourceKey } from '~/view/data/use-sources';
import type { ListModel, ListRequest } from './list-model';
import {
  createListSource,
  emptyPage,
  pageNumberAt,
  type ListPage,
  type ListSource,
  type PageAnswer,
} from './list-pages';
import { firstPages, rowsBefore, type RowsBefore } from './new-rows';
import type { ListQuery, PageCall } from './use-list-query';
import { pageNumbers, usePageRange, type PageRange } from './use-page-range';

type LoadPage = (page: number, signal: AbortSignal) => Promise<PageAnswer>;

/** An answer and the number of its page. */
interface NumberedAnswer {
  readonly page: number;
  readonly answer: PageAnswer;
}

/** The newest answer of the query whose entries are shown. */
interface DisplayedAnswer extends NumberedAnswer {
  readonly source: ListSource;
  readonly total: number;
  readonly hasMore: boolean;
  /** The rows that the last refresh replaced. */
  readonly before: RowsBefore | undefined;
}

/**
 * A list that is requested page by page: only the visible pages. Pages remain until the list is refreshed, and the
 * entries of an earlier query remain visible until the current query is answered.
 */
export function usePagedList(request: ListRequest): ListModel {
  const { scope, sources, query, identity, initialPage, pageSize } = request;
  const cache = useQueryClient();
  const again = useRequestedAgain(request);
  const source = useListSource(request, again?.times ?? 0);
  const loadPage = useLoadPage(query.call, source, again);
  const [displayed, setDisplayed] = useState<DisplayedAnswer>();
  const pageAt = usePageAt(displayed?.source, pageSize);
  const { range, setVisibleRange } = usePageRange({ identity, initialPage, pageSize, total: displayed?.total, pageAt });
  const pages = query.call?.isDisabled ? [] : requestedPages(range, source, request.screen);
  const results = usePageResults({ source, pages, loadPage, query });

  const isSettled = results.every((result) => !result.isPending);
  const answers = isSettled ? answersOf(pages, results) : [];
  const newest = newestOf(answers);
  const isNext = displayed?.source !== source;
  const isNewer =
    displayed !== undefined && newest !== undefined && newest.answer.receivedAt > displayed.answer.receivedAt;
  if (source && newest && (isNext || isNewer)) setDisplayed(displayedAnswer(source, { newest, answers }, displayed));
  useEviction(displayed?.source, source);

  const hasNoAnswer = isSettled && newest === undefined;
  const isPlaceholder = displayed !== undefined && displayed.source.identity !== identity;
  return {
    ...statusOf(request, { displayed, isPlaceholder, isNext, hasNoAnswer, results }),
    total: displayed?.total ?? 0,
    knownTotal: (displayed?.total ?? 0) - (displayed?.hasMore ? 1 : 0),
    hasMore: displayed?.hasMore === true,
    pageAt,
    entryAt: (index) => displayed?.source.pageOf(pageAt(index))?.entryAt(index),
    loadedPages: () => displayed?.source.validPages() ?? [],
    newSince: (index) => newSince(displayed, displayed?.source.pageOf(pageAt(index)), index),
    missingReason(index) {
      const page = pageAt(index);
      if (displayed?.source.pageOf(page)) return 'missing';
      const status = source && cache.getQueryState(source.keyOf(page))?.status;
      return status === 'error' ? 'failed' : 'loading';
    },
    updatedAt: oldestAnswer(displayed?.source, pages) ?? displayed?.answer.receivedAt,
    scope: displayed && !isPlaceholder ? displayed.source.read(displayed.page, displayed.answer).scope : scope,
    refresh: () => sources.requestSource(query.call?.source ?? ''),
    retry(index) {
      if (query.hasFailed) return sources.retry();
      pages.forEach((page, position) => {
        const isRequested = index === undefined || pageAt(index) === page;
        if (isRequested && results[position]?.isError) void results[position].refetch();
      });
    },
    setVisibleRange,
    fetchPage: async (page, signal) => (source ? source.read(page, await loadPage(page, signal)) : emptyPage(scope)),
  };
}

/** Finds the page that a position is on. */
function usePageAt(source: ListSource | undefined, pageSize: number): (index: number) => number {
  return useCallback((index) => source?.pageAt(index) ?? pageNumberAt(index, pageSize), [source, pageSize]);
}

function newSince(
  displayed: DisplayedAnswer | undefined,
  page: ListPage | undefined,
  index: number,
): number | undefined {
  return page && displayed?.before?.isNew(page, index) ? displayed.before.time : undefined;
}

/** The rows that the rows of a source replace; `undefined` if it is the source of another query. */
function rowsReplaced(displayed: DisplayedAnswer | undefined, next: ListSource): RowsBefore | undefined {
  if (displayed?.source === next) return displayed.before;
  if (displayed?.source.identity !== next.identity) return undefined;
  const pages = firstPages(displayed.source.pageOf);
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  return rowsBefore(pages, {
    time: displayed.answer.receivedAt,
    isAll: !displayed.hasMore && count >= displayed.total,
  });
}

function useRequestedAgain({ screen, queryScope, query }: ListRequest): SourceRequests | undefined {
  const requests = useStore(queryScope.requests);
  return requests[sourceKey(screen.id, query.call?.source ?? '')];
}

/** The cached pages of the current query; a refresh makes new ones. */
function useListSource(request: ListRequest, times: number): ListSource | undefined {
  const { screen, scope, queryScope, query, identity, pageSize } = request;
  const { call, key } = query;
  const cache = useQueryClient();
  const name = call?.source ?? '';
  return useMemo(() => {
    const prefix = [...queryScope.key, screen.id, name];
    return call && createListSource({ screen, scope, call, pageSize, query: key, identity, times, cache, prefix });
  }, [screen, scope, call, pageSize, key, identity, times, cache, queryScope, name]);
}

/**
 * The pages of a range. A server that names pages gives the name of each with the one before: then all pages from the
 * first on, up to the first that is not there yet.
 */
function requestedPages(
  range: PageRange,
  source: ListSource | undefined,
  { next }: Pick<TableScreen, 'next'>,
): readonly number[] {
  if (!source) return [];
  if (next === undefined) return pageNumbers(range);
  const all = pageNumbers({ from: 1, to: range.to });
  return all.filter((page) => page === 1 || source.cursorOf(page) !== undefined);
}

function useLoadPage(
  call: PageCall | undefined,
  source: ListSource | undefined,
  again: SourceRequests | undefined,
): LoadPage {
  const { client, clock } = useServices();
  return useCallback(
    async (page, signal) => {
      if (!call) return { answer: null, headers: {}, receivedAt: clock.now() };
      const args = argumentsAgain(call.argumentsOf(page, source?.cursorOf(page)), again);
      const received = await sourceQuery(client, call.operation, args).queryFn({ signal });
      return { ...received, receivedAt: clock.now() };
    },
    [call, source, again, client, clock],
  );
}

function usePageResults(options: {
  readonly source: ListSource | undefined;
  readonly pages: readonly number[];
  readonly loadPage: LoadPage;
  readonly query: ListQuery;
}): readonly UseQueryResult<PageAnswer>[] {
  const { source, pages, loadPage, query } = options;
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: source?.keyOf(page) ?? [],
      meta: { operation: query.call?.operation },
      // Reading the signal lets the cache abort requests for pages that are no longer visible.
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadPage(page, signal),
      enabled: !query.isWaiting && !query.hasFailed,
      retry: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retryOnMount: false,
      structuralSharing: false as const,
      gcTime: Infinity,
      staleTime: Infinity,
      networkMode: 'always' as const,
    })),
  });
}

/** Removes the pages of earlier queries from the cache: over a long day they would fill the memory. */
function useEviction(displayed: ListSource | undefined, current: ListSource | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!displayed || !current) return;
    cache.removeQueries({
      queryKey: current.prefix,
      predicate: ({ queryKey }) => !displayed.hasKey(queryKey) && !current.hasKey(queryKey),
    });
  }, [cache, displayed, current]);
}

function statusOf(
  { query, sources }: ListRequest,
  load: {
    readonly displayed: DisplayedAnswer | undefined;
    readonly isPlaceholder: boolean;
    readonly isNext: boolean;
    readonly hasNoAnswer: boolean;
    readonly results: readonly UseQueryResult<PageAnswer>[];
  },
): Pick<ListModel, 'state' | 'isPlaceholder' | 'isFetching' | 'failure'> {
  const { displayed, isPlaceholder, isNext, hasNoAnswer, results } = load;
  const isDisabled = query.call?.isDisabled === true;
  const [error] = results.flatMap((result) => (result.isError ? [result.error] : []));
  const hasFailed = query.hasFailed || (isNext && hasNoAnswer && error !== undefined);
  const failure = query.hasFailed ? sources.failure : error && sourceErrorState(error);
  const state = (): ListModel['state'] => {
    if (isDisabled) return 'empty';
    if (hasFailed && displayed && !isPlaceholder) return 'stale';
    if (hasFailed) return failure?.state === 'failed' ? 'failed' : 'empty';
    if (!displayed || (isPlaceholder && displayed.total === 0)) return 'loading';
    return displayed.total === 0 ? 'empty' : 'data';
  };
  return {
    state: state(),
    isPlaceholder: isPlaceholder && !hasFailed,
    isFetching: isNext && !hasFailed && !isDisabled,
    failure,
  };
}

function displayedAnswer(
  source: ListSource,
  { newest, answers }: { readonly newest: NumberedAnswer; readonly answers: readonly NumberedAnswer[] },
  before: DisplayedAnswer | undefined,
): DisplayedAnswer {
  const { total } = source.read(newest.page, newest.answer);
  const replaced = rowsReplaced(before, source);
  if (total !== undefined) return { ...newest, source, total, hasMore: false, before: replaced };
  // Without a total the list is as long as the pages that have been received, and a row longer if more follow.
  const last = answers.reduce((latest, one) => (one.page > latest.page ? one : latest), newest);
  const { offset, count, hasMore } = source.read(last.page, last.answer);
  const minTotal = before?.source === source && hasMore !== false ? before.total : 0;
  const known = offset + count + (hasMore ? 1 : 0);
  return { ...newest, source, total: Math.max(minTotal, known), hasMore: hasMore === true, before: replaced };
}

function answersOf(
  pages: readonly number[],
  results: readonly UseQueryResult<PageAnswer>[],
): readonly NumberedAnswer[] {
  return pages.flatMap((page, index) => {
    const answer = results[index]?.data;
    return answer ? [{ page, answer }] : [];
  });
}

function newestOf(answers: readonly NumberedAnswer[]): NumberedAnswer | undefined {
  return answers.reduce<NumberedAnswer | undefined>(
    (newest, next) => (!newest || next.answer.receivedAt > newest.answer.receivedAt ? next : newest),
    undefined,
  );
}

function oldestAnswer(source: ListSource | undefined, pages: readonly number[]): number | undefined {
  const times = pages.flatMap((page) => source?.answerOf(page)?.receivedAt ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
