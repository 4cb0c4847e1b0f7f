import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { sourceQuery } from '~/api/query-options';
import { bindArguments } from '~/descriptor/bindings';
import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { ResponseTasks } from '~/generated/contract/descriptor-types';
import { ownText } from '~/lib/get-own';
import { useTranslate } from '~/i18n/translate';
import { readTasks, type ResponseTask } from '~/session/read-tasks';
import { useServices } from '~/view/context/services';

/** Shortest and longest time between two requests, in milliseconds. */
const minPause = 3000;
const maxPause = 60_000;

/** What tells the query of the header from others of its operation. */
const queryName = 'tasks';

/** The tasks of the signed-in account so far. */
export interface TasksState {
  readonly tasks: readonly ResponseTask[];
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly reload: () => void;
}

/**
 * The tasks of the signed-in account. They are requested again after messages of the live channel, after whatever
 * `readAgain` names, and from time to time while one has not ended.
 */
export function useTasks(port: ResponseTasks): TasksState {
  const { client, scope, clock, page, serverTime } = useServices();
  const { operation } = port;
  const query = useQuery({
    ...sourceQuery(client, operation, bindArguments(port, scope)),
    queryKey: [queryName, operation],
    meta: { operation },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
  const answer = query.data?.answer;
  const tasks = useMemo(() => readTasks(answer, scope), [answer, scope]);
  const reload = (): void => void query.refetch();
  // What is due while the page is hidden is requested once it is seen again.
  const isDue = useRef(false);
  const reloadVisible = useEffectEvent(() => {
    isDue.current = !page.isVisible();
    if (!isDue.current) reload();
  });
  useEffect(() => {
    const stop = page.listen('visibilitychange', () => {
      if (isDue.current) reloadVisible();
    });
    return stop;
  }, [page]);

  const answered = query.dataUpdatedAt + query.errorUpdatedAt;
  const pause = nextRequest(tasks, serverTime.now(), port);
  useEffect(() => {
    if (pause === undefined) return;
    const due = clock.now() + pause;
    // After a sleep the session is read before anything else.
    const act = (): void => {
      if (clock.now() - due > minPause) timer = clock.setTimeout(() => reloadVisible(), minPause);
      else reloadVisible();
    };
    let timer = clock.setTimeout(act, pause);
    return () => clock.clearTimeout(timer);
    // The time begins again with each answer.
  }, [clock, pause, answered]);
  useEffect(() => {
    const stop = page.listen('console:message', (event) => {
      const type = event instanceof CustomEvent ? ownText(event.detail, 'type') : undefined;
      if (port.changedWhen && isTrue(port.changedWhen, { ...scope, input: { type } })) reloadVisible();
    });
    return stop;
  }, [page, port, scope]);
  const state = query.isError && !query.data ? 'failed' : query.isPending ? 'loading' : 'loaded';
  return { tasks, state, reload };
}

/** Requests again whatever else shows tasks, such as their list, as soon as an answer differs from the one before. */
export function useFollowedTasks({ tasks, state }: TasksState, { operation }: ResponseTasks): void {
  const queries = useQueryClient();
  const known = useRef<readonly ResponseTask[]>(undefined);
  useEffect(() => {
    if (state !== 'loaded') return;
    const isFirst = known.current === undefined;
    known.current = tasks;
    if (isFirst) return;
    void queries.invalidateQueries({
      predicate: ({ meta, queryKey: [first] }) => meta?.operation === operation && first !== queryName,
    });
  }, [queries, operation, tasks, state]);
}

/** Reports the tasks that have ended since the last answer. The code that does so is loaded when the first one ends. */
export function useEndedTasks(tasks: readonly ResponseTask[]): void {
  const services = useServices();
  const t = useTranslate();
  const active = useRef<ReadonlySet<string>>(new Set());
  const report = useEffectEvent((ended: readonly ResponseTask[]) => {
    import('./report-ended-tasks').then(
      ({ reportEndedTasks }) => reportEndedTasks(ended, services, t),
      // The server has another build by now, or cannot be reached.
      () => services.update.check(),
    );
  });
  useEffect(() => {
    const ended = tasks.filter(({ id, isActive }) => !isActive && active.current.has(id));
    active.current = new Set(tasks.flatMap(({ id, isActive }) => (isActive ? id : [])));
    if (ended.length > 0) report(ended);
  }, [tasks]);
}

/**
 * Milliseconds until tasks are requested again: a tenth of the age of the newest change of a task that has not ended,
 * within limits. `undefined` if every task has ended and the live channel reports new ones.
 */
export function nextRequest(
  tasks: readonly ResponseTask[],
  now: number,
  port: Pick<ResponseTasks, 'changedWhen'>,
): number | undefined {
  const active = tasks.filter(({ isActive }) => isActive);
  if (active.length === 0) return port.changedWhen && engine.live ? undefined : maxPause;
  const newest = Math.max(...active.map(({ updated, created }) => updated ?? created ?? now));
  return Math.min(maxPause, Math.max(minPause, Math.round((now - newest) / 10)));
}
