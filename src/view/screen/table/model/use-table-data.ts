import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SortOrder } from '~/descriptor/screen-address';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useServices } from '~/view/context/services';
import type { SourceResults } from '~/view/data/use-sources';
import type { ScreenProps } from '../../screen-props';
import { useQueryIdentity } from '../../use-query-identity';
import { useScreenSources } from '../../use-screen-sources';
import { useInitialPage, type InitialPage } from './list-address';
import type { ListModel, ListRequest } from './list-model';
import { emptyPage, readListPage, type ListPage } from './list-pages';
import { rowsBefore, type RowsBefore } from './new-rows';
import { sortRows } from './sort-rows';
import { useListQuery } from './use-list-query';
import { usePagedList } from './use-paged-list';

/** The list of a table screen, with what identifies it. */
export interface TableData {
  readonly list: ListModel;
  readonly sources: SourceResults;
  readonly sort: SortOrder | undefined;
  /** Another identity is another list, which is shown from its top. */
  readonly identity: string;
  /** Identifies the filters of the list; a selection is valid only for its filters. */
  readonly filterKey: string;
  readonly pageSize: number;
  readonly initialPage: InitialPage;
}

/** Loads the list of a table screen and the sources beside it. */
export function useTableData(props: ScreenProps<TableScreen>): TableData {
  const { screen, address, queryScope } = props;
  const { settings } = useServices();
  const stableScope = useStableScope(props.scope);
  const { sources, scope } = useScreenSources({ screen, scope: stableScope, queryScope });
  const pageSize = screen.pageSize ?? settings.screens.pageSize;
  const query = useListQuery(screen, { scope, sources, pageSize, order: address.sort });
  const filterKey = useMemo(() => hashKey([stableScope['address'], stableScope['filter']]), [stableScope]);
  const identity = useQueryIdentity(query.key, `${filterKey} ${hashKey([query.sort])}`, stableScope['period']);
  // Only the page before knows what the server calls a page.
  const initialPage = useInitialPage(identity, screen.next === undefined ? address.page : undefined);
  const list = useList({
    screen,
    scope,
    sources,
    queryScope,
    query,
    identity,
    pageSize,
    initialPage: initialPage.request.page,
  });
  return { list, sources, sort: query.sort, identity, filterKey, pageSize, initialPage };
}

/** The list of a table: in pages if its call has a page parameter, else complete. */
function useList(request: ListRequest): ListModel {
  const paged = usePagedList(request);
  const complete = useCompleteList(request);
  return request.query.call ? paged : complete;
}

/**
 * A list that the server delivers as a whole, which the browser sorts. Its entries remain until newer ones are
 * received.
 */
function useCompleteList({ screen, scope, sources, identity, query }: ListRequest): ListModel {
  const { format } = useServices();
  const { sort } = query;
  const { loading, failure, answeredAt } = sources;
  const isAnswered = !loading && failure?.state !== 'failed';
  const page = useMemo(() => {
    if (!isAnswered) return undefined;
    const complete = readListPage(screen, scope, { offset: 0, size: Infinity });
    return sort ? sortRows(complete, screen.columns, sort, format.language) : complete;
  }, [screen, scope, isAnswered, sort, format]);
  const times = screen.needs.flatMap((name) => answeredAt[name] ?? []);
  const updatedAt = times.length > 0 ? Math.min(...times) : undefined;
  const [known, setKnown] = useState<KnownPage>();
  if (page && (known?.page !== page || known.identity !== identity))
    setKnown({ page, identity, before: known?.identity === identity ? rowsOf(known) : undefined, time: updatedAt });
  const isPlaceholder = known !== undefined && known.identity !== identity && !page;
  const displayed = page ?? known?.page;
  const hasFailed = !loading && failure?.state === 'failed';
  const state = (): ListModel['state'] => {
    if (hasFailed) return displayed && !isPlaceholder ? 'stale' : 'failed';
    if (!displayed) return 'loading';
    return displayed.count === 0 ? 'empty' : 'data';
  };
  return {
    state: state(),
    total: displayed?.count ?? 0,
    knownTotal: displayed?.count ?? 0,
    hasMore: false,
    isPlaceholder: isPlaceholder && !hasFailed,
    isFetching: loading,
    entryAt: (index) => displayed?.entryAt(index),
    pageAt: () => 1,
    loadedPages: () => (displayed ? [displayed] : []),
    newSince: (index) => (displayed && known?.before?.isNew(displayed, index) ? known.before.time : undefined),
    missingReason: () => 'missing',
    updatedAt,
    failure,
    scope: displayed && !isPlaceholder ? displayed.scope : scope,
    refresh: () => screen.needs.forEach((name) => sources.requestSource(name)),
    retry: sources.retry,
    setVisibleRange: () => undefined,
    fetchPage: () => Promise.resolve(displayed ?? emptyPage(scope)),
  };
}

/** The page with all entries of a list that the server delivers as a whole. */
interface KnownPage {
  readonly page: ListPage;
  readonly identity: string;
  /** When it was received, in milliseconds since 1970. */
  readonly time: number | undefined;
  /** The rows of the page before. */
  readonly before: RowsBefore | undefined;
}

function rowsOf({ page, time }: KnownPage): RowsBefore | undefined {
  return time === undefined ? undefined : rowsBefore([page], { time, isAll: true });
}

/** The members of a scope that every change of the address creates again; they are compared by content. */
const recreated = ['address', 'filter', 'period'] as const;

/** The same scope for as long as its content is equal: a change of the page in the address renders no row again. */
function useStableScope(scope: Scope): Scope {
  const [stable, setStable] = useState(scope);
  if (stable === scope || isEqualScope(stable, scope)) return stable;
  setStable(scope);
  return scope;
}

function isEqualScope(left: Scope, right: Scope): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) =>
      recreated.some((each) => each === name)
        ? hashKey([left[name]]) === hashKey([right[name]])
        : Object.is(left[name], right[name]),
    )
  );
}
