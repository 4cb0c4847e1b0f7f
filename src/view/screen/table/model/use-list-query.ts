import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bindArguments, type BoundArguments } from '~/descriptor/bindings';
import { isTrue } from '~/descriptor/is-shown';
import { signed, toSortOrder, type SortOrder } from '~/descriptor/screen-address';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';
import type { Scope } from '~/generated/contract/types';
import type { SourceResults } from '~/view/data/use-sources';
import { watchReads } from '~/state/sources/watch-reads';

/** The query of a list, without a page. Two queries with the same key have the same answers. */
export interface ListQuery {
  readonly key: string;
  /** The order of the address, else that of the descriptor. */
  readonly sort: SortOrder | undefined;
  /** The call that requests the pages; undefined for a list that the server delivers as a whole. */
  readonly call: PageCall | undefined;
  /** True while a source that the call reads is loading. */
  readonly isWaiting: boolean;
  /** True if a source that the call reads could not be loaded. */
  readonly hasFailed: boolean;
}

/** A call that requests one page at a time. */
export interface PageCall {
  readonly source: string;
  readonly operation: OperationId;
  /** The other sources that its arguments read. */
  readonly reads: ReadonlySet<string>;
  /** True if its condition is not true: it is not sent. */
  readonly isDisabled: boolean;
  /** The arguments of the call for a page, from 1, and what the server calls it, if it does. */
  readonly argumentsOf: (page: number, cursor?: string | number) => BoundArguments;
}

/** The query of a screen for its address, filters and period. */
export function useListQuery(
  screen: TableScreen,
  options: {
    readonly scope: Scope;
    readonly sources: SourceResults;
    readonly pageSize: number;
    readonly order: SortOrder | undefined;
  },
): ListQuery {
  const { scope, sources, pageSize, order } = options;
  const sort = useMemo(
    () => order ?? (screen.sort === undefined ? undefined : toSortOrder(screen.sort)),
    [order, screen],
  );
  const call = useMemo(() => pageCall(screen, { scope, pageSize, sort }), [screen, scope, pageSize, sort]);
  const { answers, loading, failure } = sources;
  const isMissing = call !== undefined && [...call.reads].some((name) => !Object.hasOwn(answers, name));
  const key = useMemo(
    () => hashKey(call ? [call.argumentsOf(1)] : [scope['address'], scope['filter'], scope['period'], sort]),
    [call, scope, sort],
  );
  return {
    key,
    sort,
    call,
    isWaiting: isMissing && loading,
    hasFailed: isMissing && !loading && failure?.state === 'failed',
  };
}

function pageCall(
  screen: TableScreen,
  options: { readonly scope: Scope; readonly pageSize: number; readonly sort: SortOrder | undefined },
): PageCall | undefined {
  const { scope, pageSize, sort } = options;
  const name = screen.paged;
  const source = name === undefined ? undefined : screen.sources?.[name];
  if (name === undefined || !source) return undefined;
  const pageScope = (number: number, cursor?: string | number): Scope => ({
    ...scope,
    page: { offset: (number - 1) * pageSize, size: pageSize, number, cursor },
    sort: sort && { ...sort, signed: signed(sort) },
  });
  const watched = watchReads(pageScope(1), Object.keys(screen.sources ?? {}));
  const isDisabled = !isTrue(source.when, watched.scope);
  // Only to record which sources the arguments read.
  bindArguments(source, watched.scope);
  return {
    source: name,
    operation: source.operation,
    reads: watched.read,
    isDisabled,
    argumentsOf: (page, cursor) => bindArguments(source, pageScope(page, cursor)),
  };
}
