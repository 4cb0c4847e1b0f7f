import { useQueries, useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useRef } from 'react';
import { showApiError } from '~/actions/show-api-error';
import { ApiError } from '~/api/api-error';
import { answerScope } from '~/descriptor/answer-scope';
import type { Sources } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { presentError, unknownSourceError, type SourceErrorState } from '~/state/present-error';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';
import type { QueryScope } from '~/state/sources/query-scope';
import { sourceCalls, type SourceRequest } from '~/state/sources/source-calls';
import { readsAny } from '~/state/sources/watch-reads';

/** The owner and the sources of a part of the page. */
export type SourceScope = Pick<SourceRequest, 'owner' | 'sources' | 'queryScope'>;

/** Provides the sources of a panel to its deferred sections, which call the ones that only they need. */
export const SourceRequestContext = createContext<SourceScope | undefined>(undefined);

/** The answers and failures of sources so far. */
export interface SourceResults {
  /** Answers by source, of all that have answered in this query scope. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Times of the answers by source, in milliseconds since 1970. */
  readonly answeredAt: Readonly<Record<string, number>>;
  readonly loading: boolean;
  /** The errors of the needed sources that failed. */
  readonly errors: readonly unknown[];
  /** The most severe failure of the needed sources. */
  readonly failure: SourceErrorState | undefined;
  /** Calls a source again, with the query values that replace those of its descriptor. */
  readonly requestSource: (source: string, query?: Readonly<Record<string, unknown>>) => void;
  /** Calls the needed sources that failed again. */
  readonly retry: () => void;
}

const failureOrder = { failed: 0, empty: 1, blank: 2 } as const;

/**
 * Calls the needed sources, each once for each query scope. A source that reads the answer of another one waits for it.
 * A source that is no longer needed retains its answer. Answers that come after the query scope has ended are dropped.
 */
export function useSources(request: SourceRequest): SourceResults {
  const { owner, queryScope } = request;
  const { client, clock } = useServices();
  const queries = useQueryClient();
  const requests = useStore(queryScope.requests);
  const calls = sourceCalls(request, { client, clock, queries, requests });
  const results = useQueries({ queries: calls.map(({ options }) => options) });

  const wanted = calls.flatMap((call, index) => {
    const result = results[index];
    return call.wanted && result ? [{ name: call.name, result }] : [];
  });
  const failures = wanted.flatMap(({ result }) => (result.isError ? [sourceErrorState(result.error)] : []));
  const answered = calls.reduce<Scope>((all, { name }, index) => {
    const result = results[index];
    return result?.isSuccess ? { ...all, ...answerScope(name, result.data) } : all;
  }, {});
  const requestSource: SourceResults['requestSource'] = (name, query) =>
    requestAgain(queryScope, sourceKey(owner, name), query);
  return {
    answers: answered,
    answeredAt: timesOf(queryScope, owner),
    errors: wanted.flatMap(({ result }) => (result.isError ? [result.error] : [])),
    loading: wanted.some(({ result }) => result.isPending),
    failure: failures.toSorted((left, right) => failureOrder[left.state] - failureOrder[right.state])[0],
    requestSource,
    retry: () => wanted.filter(({ result }) => result.isError).forEach(({ name }) => requestSource(name)),
  };
}

/** The name of a source of an owner in a query scope. */
export function sourceKey(owner: string, source: string): string {
  return `${owner}/${source}`;
}

/** Calls the source with a key again, with the query values that replace those of its descriptor. */
export function requestAgain(queryScope: QueryScope, key: string, query?: Readonly<Record<string, unknown>>): void {
  queryScope.requests.update((all) => {
    const before = all[key];
    return { ...all, [key]: { times: (before?.times ?? 0) + 1, query: query ?? before?.query } };
  });
}

/** Gives a function that is true for a part of a descriptor that reads a loading or failed answer. */
export function waitingFor(
  sources: Sources | undefined,
  { answers, loading, failure }: SourceResults,
  scope: Scope,
): (part: unknown) => boolean {
  const isIncomplete = loading || failure?.state === 'failed' || failure?.state === 'empty';
  const missing = isIncomplete ? Object.keys(sources ?? {}).filter((name) => !Object.hasOwn(answers, name)) : [];
  return (part) => missing.length > 0 && readsAny(part, missing, scope);
}

/** The times of the answers of one owner, by the names of its sources. */
function timesOf(queryScope: QueryScope, owner: string): Readonly<Record<string, number>> {
  const prefix = `${owner}/`;
  const all = Object.entries(queryScope.answeredAt.get());
  return Object.fromEntries(
    all.flatMap(([key, time]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), time]] : [])),
  );
}

/** The state of a part of the page whose source failed with this error. */
export function sourceErrorState(error: unknown): SourceErrorState {
  return error instanceof ApiError ? presentError(error, 'source') : unknownSourceError;
}

/** Shows each error of the sources of an open dialog once, as its error policy wants for dialogs. */
export function useShowSourceErrors(errors: readonly unknown[]): void {
  const services = useServices();
  const shown = useRef(new WeakSet<ApiError>());
  useEffect(() => {
    for (const error of errors) {
      if (!(error instanceof ApiError) || shown.current.has(error)) continue;
      shown.current.add(error);
      showApiError(error, 'dialog', services);
    }
  });
}
