import { responses } from '~/generated/console/responses';
import type { Translate } from '~/i18n/translate';
import type { ResponseTask } from '~/session/read-tasks';
import type { AppServices } from '~/view/context/services';
import { taskRights, undoRequestOf } from './task-rights';

/** Maximum number of tasks that have a toast each; more have one together. */
const maxToasts = 2;

/**
 * Shows a toast for each task that has ended; what it has changed is requested again. A task that was cancelled was so
 * by someone who knows.
 */
export function reportEndedTasks(ended: readonly ResponseTask[], services: AppServices, t: Translate): void {
  const { toasts, readAgain, scope } = services;
  const rights = taskRights(services);
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
    const button = request && rights.isOffered(task) && { text: { key: 'UI.UNDO' }, run: () => rights.open(request) };
    if (isDone) toasts.show({ intent: 'success', text: { key: 'UI.TASKS.DONE', values }, ...(button && { button }) });
    else toasts.show({ intent: 'danger', text: { key: 'UI.TASKS.FAILED', values } });
  }
}
