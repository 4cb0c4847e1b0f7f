import { Button } from '@blueprintjs/core';
import type { ResponseTasks } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { allTasksAddress } from '~/session/task-addresses';
import { Icon } from '~/ui/Icon';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { useServices } from '~/view/context/services';
import { AppLink } from '../AppLink';
import { useNow } from '../clock/use-now';
import { TaskItem } from './TaskItem';
import type { TasksState } from './use-tasks';

/** Age up to which a task that has ended is listed, in milliseconds. */
const recentMs = 24 * 3_600_000;

/** The tasks that have not ended, and those that ended lately. */
export function TasksPanel(props: {
  readonly port: ResponseTasks;
  readonly state: TasksState;
  readonly onClose: () => void;
}) {
  const { port, state, onClose } = props;
  const { scope, settings } = useServices();
  const t = useTranslate();
  const now = useNow(settings.notifications.ageRefresh);
  const listed = state.tasks.filter(({ isActive, updated, created }) => {
    const last = updated ?? created ?? now;
    return isActive || now - last <= recentMs;
  });
  const page = allTasksAddress(scope);
  return (
    <div className="descry-tasks">
      <h2>{t('UI.TASKS')}</h2>
      <div className="descry-tasks-body" aria-busy={state.state === 'loading' || undefined}>
        {state.state === 'loading' && <Skeleton delay={settings.timers.skeletonDelay} />}
        {state.state === 'failed' && (
          <NoData text={t('UI.TASKS.FAILED_LIST')}>
            <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={state.reload}>
              {t('UI.RETRY')}
            </Button>
          </NoData>
        )}
        {state.state === 'loaded' && listed.length === 0 && (
          <NoData text={t('UI.TASKS.EMPTY')} hint={t('UI.TASKS.EMPTY_HINT')} />
        )}
        {listed.length > 0 && (
          <ul className="descry-task-list">
            {listed.map((task) => (
              <TaskItem key={task.id} task={task} states={port.states} now={now} onClose={onClose} />
            ))}
          </ul>
        )}
      </div>
      {page !== undefined && (
        <AppLink to={page} className="descry-tasks-all" data-action="all" onClick={onClose}>
          {t('UI.TASKS.ALL')}
        </AppLink>
      )}
    </div>
  );
}
