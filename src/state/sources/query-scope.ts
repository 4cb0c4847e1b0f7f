import { createStore, type Store } from '~/lib/store';

/** How often a source was requested again, and the query values that replace those of its descriptor. */
export interface SourceRequests {
  readonly times: number;
  readonly query: Readonly<Record<string, unknown>> | undefined;
}

/** A chosen row of a table, and its position. */
export interface ChosenRow {
  readonly row: unknown;
  readonly index: number;
}

/** The requests and choices of one open drawer, dialog or screen. Its answers are dropped when it closes. */
export interface QueryScope {
  readonly key: readonly ['opening', number];
  /** Aborted on closing. */
  readonly signal: AbortSignal;
  readonly requests: Store<Readonly<Record<string, SourceRequests>>>;
  /** Times of the answers, in milliseconds since 1970. */
  readonly answeredAt: Store<Readonly<Record<string, number>>>;
  /** The chosen rows of tables. */
  readonly chosen: Store<Readonly<Record<string, ChosenRow | undefined>>>;
}

let scopeCount = 0;

/** Creates a query scope. `stop` aborts its calls. */
export function createQueryScope(): { readonly queryScope: QueryScope; readonly stop: () => void } {
  const control = new AbortController();
  scopeCount += 1;
  const queryScope: QueryScope = {
    key: ['opening', scopeCount],
    signal: control.signal,
    requests: createStore({}),
    answeredAt: createStore({}),
    chosen: createStore({}),
  };
  return { queryScope, stop: () => control.abort() };
}
