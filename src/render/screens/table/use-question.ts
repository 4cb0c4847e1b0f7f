import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bindArguments, type BoundArguments } from '../../../descriptor/bindings';
import { holds } from '../../../descriptor/is-shown';
import { signed, toSortOrder, type SortOrder } from '../../../descriptor/screen-address';
import type { TableScreen } from '../../../generated/descriptor-types';
import type { OperationId } from '../../../generated/operations';
import type { Scope } from '../../../generated/types';
import type { SourceResults } from '../../use-sources';
import { watchReads } from '../../watch-reads';

/** What is asked for: the list without the part of it. Two questions with the same key have the same answers. */
export interface Question {
  readonly key: string;
  /** The order that counts now. */
  readonly sort: SortOrder | undefined;
  /** The call that brings the pages; nothing for a list that comes whole. */
  readonly call: PageCall | undefined;
  /** What the call reads is not there yet. */
  readonly waits: boolean;
  /** What the call reads could not be loaded. */
  readonly lacks: boolean;
}

/** A call that brings one page at a time. */
export interface PageCall {
  readonly source: string;
  readonly operation: OperationId;
  /** The other sources that it reads. */
  readonly reads: ReadonlySet<string>;
  /** Its condition does not hold: it is not sent. */
  readonly isOff: boolean;
  readonly argumentsOf: (page: number) => BoundArguments;
}

/** The question that address, filters and period ask now. */
export function useQuestion(
  screen: TableScreen,
  {
    scope,
    sources,
    size,
    order,
  }: {
    readonly scope: Scope;
    readonly sources: SourceResults;
    readonly size: number;
    readonly order: SortOrder | undefined;
  },
): Question {
  const sort = useMemo(
    () => order ?? (screen.sort === undefined ? undefined : toSortOrder(screen.sort)),
    [order, screen],
  );
  const call = useMemo(() => pageCall(screen, { scope, size, sort }), [screen, scope, size, sort]);
  const { answers, loading, failure } = sources;
  const isMissing = call !== undefined && [...call.reads].some((name) => !Object.hasOwn(answers, name));
  const key = useMemo(
    () => hashKey(call ? [call.argumentsOf(1)] : [scope['address'], scope['filter'], scope['period']]),
    [call, scope],
  );
  return {
    key,
    sort,
    call,
    waits: isMissing && loading,
    lacks: isMissing && !loading && failure?.state === 'failed',
  };
}

function pageCall(
  screen: TableScreen,
  { scope, size, sort }: { readonly scope: Scope; readonly size: number; readonly sort: SortOrder | undefined },
): PageCall | undefined {
  const name = screen.paged;
  const source = name === undefined ? undefined : screen.sources?.[name];
  if (name === undefined || !source) return undefined;
  const asked = {
    ...scope,
    page: { offset: 0, size, number: 1 },
    sort: sort && { ...sort, signed: signed(sort) },
  };
  const watched = watchReads(asked, Object.keys(screen.sources ?? {}));
  const isOff = !holds(source.when, watched.scope);
  bindArguments(source, watched.scope);
  return {
    source: name,
    operation: source.operation,
    reads: watched.read,
    isOff,
    argumentsOf: (page: number) =>
      bindArguments(source, { ...asked, page: { offset: (page - 1) * size, size, number: page } }),
  };
}
