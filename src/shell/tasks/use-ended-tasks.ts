import { useEffect, useEffectEvent, useRef } from 'react';
import { responses } from '~/generated/console/responses';
import { useTranslate } from '~/i18n/translate';
import type { ResponseTask } from '~/session/read-tasks';
import { useServices } from '~/view/context/services';
import { undoRequestOf, useUndo } from './use-undo';

/** Maximum number of tasks that have a toast each; more have one together. */
const maxToasts = 2;

/**
 * Shows a toast for each task that has ended since the last answer; what it has changed is requested again. A task that
 * was cancelled was so by someone who knows.
 */
export function useEndedTasks(tasks: readonly ResponseTask[]): void {
  const { toasts, readAgain, scope } = useServices();
  const t = useTranslate();
  const undo = useUndo();
  const active = useRef<ReadonlySet<string>>(new Set());
  const announce = useEffectEvent((ended: readonly ResponseTask[]) => {
    readAgain(ended.flatMap(({ response }) => responses.find(({ id }) => id === response)?.changes ?? []));
    const reported = ended.filter(({ isDone, problem }) => isDone || problem !== undefined);
    const failed = reported.filter(({ isDone }) => !isDone).length;
    if (reported.length > maxToasts) {
      const values = { count: reported.length, failed };
      toasts.show({ intent: failed > 0 ? 'warning' : 'success', text: { key: 'UI.TASKS.ENDED', values } });
      return;
    }
    for (const task of reported) {
      const { isDone, name = '', problem = '' } = task;
      const ran = responses.find(({ id }) => id === task.response);
      const values = { response: ran ? t(ran.label, scope) : task.response, name, problem };
      const request = undoRequestOf(task);
      const button = request && undo.isOffered(task) && { text: { key: 'UI.UNDO' }, run: () => undo.open(request) };
      if (isDone) toasts.show({ intent: 'success', text: { key: 'UI.TASKS.DONE', values }, ...(button && { button }) });
      else toasts.show({ intent: 'danger', text: { key: 'UI.TASKS.FAILED', values } });
    }
  });
  useEffect(() => {
    const ended = tasks.filter(({ id, isActive }) => !isActive && active.current.has(id));
    active.current = new Set(tasks.flatMap(({ id, isActive }) => (isActive ? id : [])));
    if (ended.length > 0) announce(ended);
  }, [tasks]);
}
