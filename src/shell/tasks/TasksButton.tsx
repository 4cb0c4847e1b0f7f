import pulse from '@blueprintjs/icons/lib/esm/generated/16px/paths/automatic-updates';
import { responseOperations } from '~/generated/console/response-operations';
import type { ResponseTasks } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import { Loaded } from '~/view/data/Loaded';
import { HeaderPanel } from '../header/HeaderPanel';
import { useEndedTasks, useFollowedTasks, useTasks } from './use-tasks';
import '../header/badge.css';
import './tasks.css';

/** The button of the header with the number of tasks that have not ended, and the panel that it opens. */
export function TasksButton() {
  const port = responseOperations.tasks;
  return (
    port && (
      <div className="descry-header-tasks">
        <Tasks port={port} />
      </div>
    )
  );
}

function Tasks({ port }: { readonly port: ResponseTasks }) {
  const { settings } = useServices();
  const t = useTranslate();
  const state = useTasks(port);
  useFollowedTasks(state, port);
  useEndedTasks(state.tasks);
  const count = state.tasks.filter(({ isActive }) => isActive).length;
  const { maxBadge } = settings.notifications;
  const label = t('UI.TASKS');
  return (
    <HeaderPanel
      label={label}
      trigger={{
        testId: 'tasks',
        label: count > 0 ? t('UI.TASKS.ACTIVE', { count }) : label,
        content: (
          <>
            <Icon name={pulse} />
            {count > 0 && <span className="descry-badge">{count > maxBadge ? `${maxBadge}+` : count}</span>}
          </>
        ),
      }}
      command="tasks"
      width={settings.notifications.panelWidth}
      onOpen={state.reload}
    >
      {(close) => (
        <Loaded name="tasks-panel" load={() => import('./TasksPanel')}>
          {({ TasksPanel }) => <TasksPanel port={port} state={state} onClose={close} />}
        </Loaded>
      )}
    </HeaderPanel>
  );
}
