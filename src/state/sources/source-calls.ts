import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '~/api/client';
import { sourceQuery } from '~/api/query-options';
import { answerScope, type Received } from '~/descriptor/answer-scope';
import { bindArguments, type BoundArguments } from '~/descriptor/bindings';
import { isTrue } from '~/descriptor/is-shown';
import type { Sources } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { Clock } from '~/platform/clock';
import type { SourceRequests, QueryScope } from './query-scope';
import { watchReads } from './watch-reads';

/** The sources of a part of the page, and the scope of their arguments and conditions. */
export interface SourceRequest {
  /** Distinguishes sources of the same name. */
  readonly owner: string;
  readonly sources: Sources | undefined;
  /** Names of the sources that a visible part reads. */
  readonly needed: readonly string[];
  readonly scope: Scope;
  readonly queryScope: QueryScope;
}

/** The services that make the calls, and the state of the requests. */
export interface CallContext {
  readonly client: Client;
  readonly clock: Pick<Clock, 'now'>;
  /** The cache of answers. */
  readonly queries: QueryClient;
  /** Sources that were requested again, by owner and name. */
  readonly requests: Readonly<Record<string, SourceRequests>>;
}

/** The arguments of a call that was requested again, with the query values that replace those of its descriptor. */
export function argumentsAgain(args: BoundArguments, again: SourceRequests | undefined): BoundArguments {
  return again?.query ? { ...args, query: { ...args.query, ...again.query } } : args;
}

/** The current calls of the sources, in the order of the descriptor: a source reads the answers of those before it. */
export function sourceCalls(
  { owner, sources, needed, scope, queryScope }: SourceRequest,
  { client, clock, queries, requests }: CallContext,
) {
  const names = Object.keys(sources ?? {});
  let answers: Scope = {};
  const pending = new Set<string>();

  return Object.entries(sources ?? {}).map(([name, source]) => {
    const again = requests[`${owner}/${name}`];
    const watched = watchReads({ ...scope, ...answers }, names);
    const isActive = isTrue(source.when, watched.scope);
    const bound = bindArguments(source, watched.scope);
    const args = argumentsAgain(bound, again);
    const isWaiting = [...watched.read].some((other) => pending.has(other));
    const wanted = needed.includes(name) && (isWaiting || isActive);

    const query = sourceQuery(client, source.operation, args);
    const queryKey = [...queryScope.key, owner, name, again?.times ?? 0, ...query.queryKey];
    const state = queries.getQueryState<Received>(queryKey);
    if (state?.status === 'success' && state.data) answers = { ...answers, ...answerScope(name, state.data) };
    else if (wanted && state?.status !== 'error') pending.add(name);
    const options = {
      ...query,
      queryKey,
      meta: { operation: source.operation },
      // The call ends with the query scope, not with the tab: whoever returns to a tab finds the answer.
      queryFn: async () => {
        const answer = await query.queryFn({ signal: queryScope.signal });
        queryScope.answeredAt.update((times) => ({ ...times, [`${owner}/${name}`]: clock.now() }));
        return answer;
      },
      // A failed call is repeated only on request, not when another tab needs it too.
      enabled: wanted && !isWaiting && state?.status !== 'error',
      gcTime: Infinity,
      staleTime: Infinity,
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retryOnMount: false,
    } as const;
    return { name, wanted, options };
  });
}
