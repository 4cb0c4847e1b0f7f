import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sourceQuery } from '../../../api/query-options';
import type { TableScreen } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import type { Opening } from '../../opening';
import { useServices } from '../../services';
import { sourceFailure } from '../../source-failure';
import { useStore } from '../../use-store';
import type { SourceResults } from '../../use-sources';
import { createListSource, type Answered, type ListSource } from './list-source';
import { pageNumbers } from './page-span';
import type { ShownList } from './shown-list';
import { usePageSpan } from './use-page-span';
import type { Question } from './use-question';

const off = { retry: false, refetchOnReconnect: false, refetchOnWindowFocus: false, retryOnMount: false } as const;

/** What a list is asked for by. */
export interface ListRequest {
  readonly screen: TableScreen;
  /** With the answers of the other sources. */
  readonly scope: Scope;
  readonly sources: SourceResults;
  readonly opening: Opening;
  readonly question: Question;
  /** What the reader looks at; another one is another list. */
  readonly place: string;
  readonly size: number;
  /** The page that is looked at first, when this question is asked for the first time. */
  readonly start: number;
}

/**
 * A list that is asked for page by page: those in sight, and no others. What has come stays until the list is asked for
 * again; what another question has brought stays in sight until this one is answered.
 */
export function usePages(request: ListRequest): ShownList {
  const { screen, scope, sources, opening, question, place, size } = request;
  const { client, clock } = useServices();
  const cache = useQueryClient();
  const { call, key, waits, lacks } = question;
  const name = call?.source ?? '';
  const asked = useStore(opening.asked)[`${screen.id}/${name}`]?.times ?? 0;
  const current = useMemo(
    () =>
      call &&
      createListSource({
        screen,
        scope,
        call,
        size,
        question: key,
        place,
        times: asked,
        cache,
        prefix: [...opening.key, screen.id, name],
      }),
    [screen, scope, call, size, key, place, asked, cache, opening, name],
  );
  const [known, setKnown] = useState<Known>();
  const { span, see } = usePageSpan({ place, start: request.start, size, total: known?.total });

  const load = useCallback(
    async (page: number, signal: AbortSignal): Promise<Answered> => {
      if (!call) return { answer: null, at: clock.now() };
      const answer = await sourceQuery(client, call.operation, call.argumentsOf(page)).queryFn({ signal });
      return { answer, at: clock.now() };
    },
    [call, client, clock],
  );
  const wanted = current && !call?.isOff ? pageNumbers(span) : [];
  const results = useQueries({
    queries: wanted.map((page) => ({
      queryKey: current?.keyOf(page) ?? [],
      // Reading the signal lets the cache abort what nobody looks at any more.
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => load(page, signal),
      enabled: !waits && !lacks,
      ...off,
      structuralSharing: false as const,
      gcTime: Infinity,
      staleTime: Infinity,
      networkMode: 'always' as const,
    })),
  });

  const isSettled = results.every((result) => !result.isPending);
  const newest = newestOf(wanted, results);
  const canShow = current !== undefined && isSettled && newest !== undefined;
  const isNext = canShow && known?.source !== current;
  const isNewer = canShow && known?.source === current && newest.answered.at > known.answered.at;
  if (isNext || isNewer) setKnown(knownOf(current, newest, known));

  const shown = known?.source;
  useEffect(() => {
    if (!shown || !current) return;
    // What was asked before is not looked at again; over a long day it would fill the memory.
    cache.removeQueries({
      queryKey: [...opening.key, screen.id, name],
      predicate: ({ queryKey }) => !isOf(shown, queryKey) && !isOf(current, queryKey),
    });
  }, [cache, opening, screen, name, shown, current]);

  const errors = results.flatMap(({ error, isError }) => (isError ? [error] : []));
  const isOld = shown !== undefined && shown.place !== place;
  const isBehind = shown !== current;
  const hasFailed = (isBehind && isSettled && newest === undefined && errors.length > 0) || lacks;
  const failure = lacks ? sources.failure : errors[0] === undefined ? undefined : sourceFailure(errors[0]);
  const total = known?.total ?? 0;

  return {
    state: stateOf({ isOff: call?.isOff === true, isKnown: known !== undefined, isOld, hasFailed, failure, total }),
    total,
    isOld: isOld && !hasFailed,
    isBusy: isBehind && !hasFailed && call?.isOff !== true,
    entryAt: (index) => shown?.pageOf(Math.floor(index / size) + 1)?.entryAt(index),
    absenceAt(index) {
      const page = Math.floor(index / size) + 1;
      if (shown?.pageOf(page)) return 'missing';
      const status = current && cache.getQueryState(current.keyOf(page))?.status;
      return status === 'error' ? 'failed' : 'loading';
    },
    updatedAt: oldestOf(shown, wanted) ?? known?.answered.at,
    failure,
    scope: known && !isOld ? known.source.read(known.page, known.answered).scope : scope,
    refresh: () => sources.ask(name),
    retry(index) {
      if (lacks) return sources.retry();
      wanted.forEach((page, nth) => {
        const isMeant = index === undefined || Math.floor(index / size) + 1 === page;
        if (isMeant && results[nth]?.isError) void results[nth].refetch();
      });
    },
    see,
    async fetchPage(page, signal) {
      if (!current) return { offset: 0, count: 0, total: 0, scope, entryAt: () => undefined };
      return current.read(page, await load(page, signal));
    },
  };
}

/** What is shown, and the newest answer that tells of the whole. */
interface Known {
  readonly source: ListSource;
  readonly page: number;
  readonly answered: Answered;
  readonly total: number;
}

function knownOf(source: ListSource, { page, answered }: Newest, before: Known | undefined): Known {
  const { total, offset, count } = source.read(page, answered);
  // Without a total the list is as long as what has come of it.
  const least = before?.source === source ? before.total : 0;
  return { source, page, answered, total: total ?? Math.max(least, offset + count) };
}

interface Newest {
  readonly page: number;
  readonly answered: Answered;
}

function newestOf(pages: readonly number[], results: readonly UseQueryResult<Answered>[]): Newest | undefined {
  const answers = pages.flatMap((page, nth) => {
    const answered = results[nth]?.data;
    return answered ? [{ page, answered }] : [];
  });
  return answers.reduce<Newest | undefined>(
    (newest, next) => (!newest || next.answered.at > newest.answered.at ? next : newest),
    undefined,
  );
}

function oldestOf(source: ListSource | undefined, pages: readonly number[]): number | undefined {
  const times = pages.flatMap((page) => source?.answerOf(page)?.at ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function isOf(source: ListSource, key: readonly unknown[]): boolean {
  return source.keyOf(0).every((part, at) => at === key.length - 1 || part === key[at]);
}

function stateOf(list: {
  readonly isOff: boolean;
  readonly isKnown: boolean;
  readonly isOld: boolean;
  readonly hasFailed: boolean;
  readonly failure: ReturnType<typeof sourceFailure> | undefined;
  readonly total: number;
}): ShownList['state'] {
  if (list.isOff) return 'empty';
  if (list.hasFailed && list.isKnown && !list.isOld) return 'stale';
  if (list.hasFailed) return list.failure?.state === 'failed' ? 'failed' : 'empty';
  if (!list.isKnown || (list.isOld && list.total === 0)) return 'loading';
  return list.total === 0 ? 'empty' : 'data';
}
