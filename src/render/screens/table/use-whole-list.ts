import { useMemo, useState } from 'react';
import { readListPage, type ListPage } from './list-page';
import type { ShownList } from './shown-list';
import type { ListRequest } from './use-pages';

/** A list that comes as a whole with the other answers. Entries stay until newer ones are there. */
export function useWholeList({ screen, scope, sources, place }: ListRequest): ShownList {
  const { loading, failure, answeredAt } = sources;
  const isAnswered = !loading && failure?.state !== 'failed';
  const page = useMemo(
    () => (isAnswered ? readListPage(screen, scope, { offset: 0, size: Infinity }) : undefined),
    [screen, scope, isAnswered],
  );
  const [known, setKnown] = useState<{ readonly page: ListPage; readonly place: string }>();
  if (page && (known?.page !== page || known.place !== place)) setKnown({ page, place });
  const isOld = known !== undefined && known.place !== place && !page;
  const shown = page ?? known?.page;
  const times = screen.needs.flatMap((name) => answeredAt[name] ?? []);
  const hasFailed = !loading && failure?.state === 'failed';
  return {
    state: stateOf({ hasFailed, isKnown: shown !== undefined, isOld, count: shown?.count ?? 0 }),
    total: shown?.count ?? 0,
    isOld: isOld && !hasFailed,
    isBusy: loading,
    entryAt: (index) => shown?.entryAt(index),
    absenceAt: () => 'missing',
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    failure,
    scope: shown && !isOld ? shown.scope : scope,
    refresh: () => screen.needs.forEach((name) => sources.ask(name)),
    retry: sources.retry,
    see: () => undefined,
    fetchPage: () => Promise.resolve(shown ?? { offset: 0, count: 0, total: 0, scope, entryAt: () => undefined }),
  };
}

function stateOf(list: {
  readonly hasFailed: boolean;
  readonly isKnown: boolean;
  readonly isOld: boolean;
  readonly count: number;
}): ShownList['state'] {
  if (list.hasFailed) return list.isKnown && !list.isOld ? 'stale' : 'failed';
  if (!list.isKnown) return 'loading';
  return list.count === 0 ? 'empty' : 'data';
}
