import { useQueries, useQueryClient } from '@tanstack/react-query';
import { sourceQuery } from '../api/query-options';
import { bindArguments } from '../descriptor/bindings';
import { holds } from '../descriptor/is-shown';
import type { Sources } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import type { Opening } from './opening';
import { useServices } from './services';
import { sourceFailure, type SourceFailure } from './source-failure';
import { useStore } from './use-store';
import { watchReads } from './watch-reads';

/** What has come of the sources so far. */
export interface SourceResults {
  /** Answers by source, of all that have answered in this opening. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** When they came, by source. */
  readonly answeredAt: Readonly<Record<string, number>>;
  readonly loading: boolean;
  /** The errors of the needed sources that failed. */
  readonly errors: readonly unknown[];
  /** The gravest failure of the needed sources. */
  readonly failure: SourceFailure | undefined;
  /** Asks a source again, with other query values where given. */
  readonly ask: (source: string, query?: Readonly<Record<string, unknown>>) => void;
  /** Asks the needed sources that failed once more. */
  readonly retry: () => void;
}

/** What the sources of a place are loaded by. */
export interface SourceRequest {
  /** Keeps sources of the same name apart. */
  readonly owner: string;
  readonly sources: Sources | undefined;
  /** The sources that something visible reads. */
  readonly needed: readonly string[];
  readonly scope: Scope;
  readonly opening: Opening;
}

const gravest = { failed: 0, empty: 1, blank: 2 } as const;

/**
 * Loads the needed sources, each once per opening; one that reads another waits for it. A source that is not needed any
 * more keeps its answer; an answer that comes after closing belongs to nobody.
 */
export function useSources(request: SourceRequest): SourceResults {
  const { owner, opening } = request;
  const calls = useCalls(request);
  const results = useQueries({ queries: calls.map(({ options }) => options) });

  const wanted = calls.flatMap((call, index) => {
    const result = results[index];
    return call.wanted && result ? [{ name: call.name, result }] : [];
  });
  const failures = wanted.flatMap(({ result }) => (result.isError ? [sourceFailure(result.error)] : []));
  const answered = calls.flatMap(({ name }, index) => {
    const result = results[index];
    return result?.isSuccess ? [[name, result.data] as const] : [];
  });
  const ask: SourceResults['ask'] = (name, query) =>
    opening.asked.update((all) => {
      const before = all[`${owner}/${name}`];
      return { ...all, [`${owner}/${name}`]: { times: (before?.times ?? 0) + 1, query: query ?? before?.query } };
    });
  return {
    answers: Object.fromEntries(answered),
    answeredAt: timesOf(opening, owner),
    errors: wanted.flatMap(({ result }) => (result.isError ? [result.error] : [])),
    loading: wanted.some(({ result }) => result.isPending),
    failure: failures.toSorted((left, right) => gravest[left.state] - gravest[right.state])[0],
    ask,
    retry: () => wanted.filter(({ result }) => result.isError).forEach(({ name }) => ask(name)),
  };
}

/** The calls as they stand now, in the order of the descriptor: what has answered is read by those that follow. */
function useCalls({ owner, sources, needed, scope, opening }: SourceRequest) {
  const { client, clock } = useServices();
  const cache = useQueryClient();
  const asked = useStore(opening.asked);
  const names = Object.keys(sources ?? {});
  const answers: Record<string, unknown> = {};
  const pending = new Set<string>();

  return Object.entries(sources ?? {}).map(([name, source]) => {
    const again = asked[`${owner}/${name}`];
    const watched = watchReads({ ...scope, ...answers }, names);
    const holdsNow = holds(source.when, watched.scope);
    const bound = bindArguments(source, watched.scope);
    const args = again?.query ? { ...bound, query: { ...bound.query, ...again.query } } : bound;
    const waits = [...watched.read].some((other) => pending.has(other));
    const wanted = needed.includes(name) && (waits || holdsNow);

    const query = sourceQuery(client, source.operation, args);
    const queryKey = [...opening.key, owner, name, again?.times ?? 0, ...query.queryKey];
    const state = cache.getQueryState(queryKey);
    if (state?.status === 'success') answers[name] = state.data;
    else if (wanted && state?.status !== 'error') pending.add(name);
    const options = {
      ...query,
      queryKey,
      // The opening ends a call, not the tab: who comes back to a tab finds the answer.
      queryFn: async () => {
        const answer = await query.queryFn({ signal: opening.signal });
        opening.answeredAt.update((times) => ({ ...times, [`${owner}/${name}`]: clock.now() }));
        return answer;
      },
      // What failed is asked again by whoever wants it, not by a tab that needs it anew.
      enabled: wanted && !waits && state?.status !== 'error',
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

/** The times of one owner's sources, by their own names. */
function timesOf(opening: Opening, owner: string): Readonly<Record<string, number>> {
  const prefix = `${owner}/`;
  const all = Object.entries(opening.answeredAt.get());
  return Object.fromEntries(
    all.flatMap(([key, time]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), time]] : [])),
  );
}
