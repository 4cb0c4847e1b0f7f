import { Button, ProgressBar } from '@blueprintjs/core';
import { useState } from 'react';
import { rate } from '~/descriptor/scale';
import { responseOperations } from '~/generated/console/response-operations';
import { responses } from '~/generated/console/responses';
import type { Scale } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import type { ResponseTask } from '~/session/read-tasks';
import { taskLogAddress } from '~/session/task-addresses';
import { Icon } from '~/ui/Icon';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '~/view/context/services';
import { cancelTasks } from '~/view/response/cancel-tasks';
import { ObjectLink } from '~/view/value/ObjectLink';
import { StateLabel } from '~/view/value/RatingLabel';
import { AppLink } from '../AppLink';
import { Age } from '../clock/Age';
import { taskRights, undoRequestOf } from './task-rights';

/** One task: its response and state, its object, who started it and when, and what can be done about it. */
export function TaskItem(props: {
  readonly task: ResponseTask;
  readonly states: Scale;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { task, states, now, onClose } = props;
  const { scope } = useServices();
  const t = useTranslate();
  const response = responses.find(({ id }) => id === task.response);
  const state = rate(states, task.state);
  const label = response ? t(response.label, scope) : task.response;
  return (
    <li className="descry-task" data-testid="task" data-id={task.id} data-active={task.isActive || undefined}>
      {response && <Icon name={response.icon} />}
      <div className="descry-task-body">
        <div className="descry-task-head">
          <strong>
            <UntrustedText text={label} />
          </strong>
          {state && <StateLabel rating={state} scope={scope} />}
        </div>
        <TaskObject task={task} />
        {task.isActive && task.progress !== undefined && (
          <ProgressBar value={task.progress / 100} stripes={false} aria-label={label} />
        )}
        {task.problem !== undefined && (
          <p className="descry-task-problem">
            <UntrustedText text={task.problem} />
          </p>
        )}
        <div className="descry-task-foot">
          <span className="descry-muted">
            {task.account !== undefined && <UntrustedText text={task.account} />}
            {task.account !== undefined && task.created !== undefined && ' · '}
            {task.created !== undefined && <Age time={task.created} now={now} />}
          </span>
          <TaskControls task={task} onClose={onClose} />
        </div>
      </div>
    </li>
  );
}

/** The object of a task, as a link to its drawer. */
function TaskObject({ task: { searchType, objectId, name } }: { readonly task: ResponseTask }) {
  const { scope } = useServices();
  if (searchType === undefined) return <UntrustedText text={name ?? objectId ?? ''} />;
  return (
    <span className="descry-task-object">
      <ObjectLink name={name} reference={{ searchType: () => searchType, objectId: () => objectId }} scope={scope} />
    </span>
  );
}

/** The line of the log about a task, and the buttons that cancel and undo it. */
function TaskControls({ task, onClose }: { readonly task: ResponseTask; readonly onClose: () => void }) {
  const services = useServices();
  const t = useTranslate();
  const rights = taskRights(services);
  const [busy, setBusy] = useState(false);
  const log = taskLogAddress(task, services.scope);
  const request = undoRequestOf(task);
  const cancel = (): void => {
    setBusy(true);
    void cancelTasks([task.id], services).finally(() => setBusy(false));
  };
  return (
    <span className="descry-task-controls">
      {log !== undefined && (
        <AppLink to={log} className="descry-link" data-action="log" onClick={onClose}>
          {t('UI.TASKS.LOG')}
        </AppLink>
      )}
      {task.isActive && responseOperations.tasks?.cancel && rights.mayCancel(task) && (
        <Button size="small" data-action="cancel" aria-busy={busy || undefined} onClick={() => !busy && cancel()}>
          {t('UI.TASKS.CANCEL')}
        </Button>
      )}
      {request && rights.isOffered(task) && (
        <Button
          size="small"
          data-action="undo"
          onClick={() => {
            onClose();
            rights.open(request);
          }}
        >
          {t('UI.UNDO')}
        </Button>
      )}
    </span>
  );
}
