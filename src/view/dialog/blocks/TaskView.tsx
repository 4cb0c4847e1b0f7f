import { Button } from '@blueprintjs/core';
import { use, useLayoutEffect, useState } from 'react';
import type { ActionServices } from '~/actions/services';
import { showApiError } from '~/actions/show-api-error';
import { pollTask, type PolledTask } from '~/actions/polled-task/poll-task';
import { ApiError } from '~/api/api-error';
import { bindArguments } from '~/descriptor/bindings';
import { isTrue } from '~/descriptor/is-shown';
import { resolveText } from '~/descriptor/text';
import type { TaskBlock } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { createStore, type ReadableStore } from '~/lib/store';
import { commonError } from '~/state/present-error';
import { Skeleton } from '~/ui/Skeleton';
import { Tooltip } from '~/ui/Tooltip';
import { ActionHostContext } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { FieldList } from '~/view/section/FieldList';

const msPerSecond = 1000;

/** A task of the server: the facts about it, and the button that starts it. */
export function TaskView({ block, scope }: { readonly block: TaskBlock; readonly scope: Scope }) {
  const { settings } = useServices();
  const t = useTranslate();
  const task = useTask(block, scope);
  const { phase, status, restsUntil } = useStore(task.state);
  if (phase === 'reading') return <Skeleton delay={settings.timers.skeletonDelay} />;

  const blockScope = taskScope(scope, status);
  const isIdle = phase === 'idle';
  const obstacle = obstacleTo(block, blockScope, restsUntil !== undefined);
  const isDisabled = !isIdle || obstacle !== undefined;
  return (
    <>
      {block.fields && <FieldList sections={[{ id: 'fields', fields: block.fields }]} scope={blockScope} />}
      <div className="descry-block-buttons">
        <Tooltip
          text={isIdle && obstacle?.reason ? t(obstacle.reason, blockScope) : undefined}
          width={settings.widths.tooltip}
        >
          {(target) => (
            <Button
              intent="primary"
              aria-disabled={isDisabled || undefined}
              data-action={block.button.id}
              onClick={isDisabled ? undefined : task.trigger}
              {...target}
            >
              {t(block.button.label, blockScope)}
            </Button>
          )}
        </Tooltip>
        <span role="status" className="descry-block-status">
          {isIdle ? '' : t(block.button.working, blockScope)}
        </span>
      </div>
    </>
  );
}

/** The first obstacle to starting the task. Its reason is `undefined` if the descriptor has no text for it. */
function obstacleTo(
  { needs = [], rests }: TaskBlock,
  scope: Scope,
  isResting: boolean,
): { readonly reason: Text | undefined } | undefined {
  const missing = needs.find(({ when }) => !isTrue(when, scope));
  if (missing) return { reason: missing.reason };
  return isResting ? { reason: rests.reason } : undefined;
}

/** The task of a block, which runs as long as the block is on the page. */
function useTask(block: TaskBlock, scope: Scope): Pick<PolledTask, 'state'> & { readonly trigger: () => void } {
  const services = useServices();
  const { follow } = use(ActionHostContext);
  // The task outlives the render that creates it, so it reads the latest scope from a store.
  const [latest] = useState(() => createStore(scope));
  useLayoutEffect(() => void latest.set(scope), [latest, scope]);
  const [task] = useState(() => createBlockTask(block, latest, services));
  // Before the first paint: a dialog shows its arrows only while nothing loads.
  useLayoutEffect(() => {
    const opening = task.open();
    follow?.(opening);
    return () => task.close();
  }, [task, follow]);
  return {
    state: task.state,
    trigger() {
      const start = task.trigger();
      follow?.(start);
    },
  };
}

/** The scope of the expressions of a task. */
function taskScope(scope: Scope, status: unknown): Scope {
  return { ...scope, task: status };
}

function createBlockTask(block: TaskBlock, latest: ReadableStore<Scope>, services: ActionServices): PolledTask {
  const { client, clock, toasts } = services;
  const scopeWith = (status: unknown): Scope => taskScope(latest.get(), status);
  return pollTask({
    clock,
    every: block.every * msPerSecond,
    rules: {
      isRunning: (status) => isTrue(block.running, scopeWith(status)),
      hasSucceeded: (status) => isTrue(block.succeeded, scopeWith(status)),
      rests: block.rests.seconds * msPerSecond,
    },
    request: (signal) => client.request(block.status.operation, bindArguments(block.status, latest.get()), { signal }),
    start: async (status, signal) => {
      await client.request(block.start.operation, bindArguments(block.start, scopeWith(status)), { signal });
      if (block.start.changes) services.readAgain(block.start.changes);
    },
    publish(status) {
      const outcome = block.outcomes.find(({ when }) => isTrue(when, scopeWith(status)));
      if (outcome) toasts.show({ intent: outcome.intent, text: resolveText(outcome.text, scopeWith(status)) });
      else toasts.show({ intent: 'danger', text: { key: commonError } });
    },
    fail(error) {
      if (!(error instanceof ApiError)) throw error;
      showApiError(error, 'action', services);
    },
  });
}
