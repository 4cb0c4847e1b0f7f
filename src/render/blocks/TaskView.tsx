import { Button } from '@blueprintjs/core';
import { holds } from '../../descriptor/is-shown';
import type { TaskBlock } from '../../generated/descriptor-types';
import type { Scope, Text } from '../../generated/types';
import { Skeleton } from '../../ui/Skeleton';
import { Tooltip } from '../../ui/Tooltip';
import { FieldList } from '../FieldList';
import { useServices } from '../services';
import { useStore } from '../use-store';
import { taskScope, useTask } from '../use-task';
import { useText } from '../use-text';

/** A task of the server: what is known of it, and the button that starts it. */
export function TaskView({ block, scope }: { readonly block: TaskBlock; readonly scope: Scope }) {
  const { settings } = useServices();
  const text = useText();
  const task = useTask(block, scope);
  const { phase, status, restsUntil } = useStore(task.state);
  if (phase === 'reading') return <Skeleton delay={settings.timers.skeletonDelay} />;

  const own = taskScope(scope, status);
  const isIdle = phase === 'idle';
  const obstacle = obstacleTo(block, own, restsUntil !== undefined);
  const isOff = !isIdle || obstacle !== undefined;
  return (
    <>
      {block.fields && <FieldList sections={[{ id: 'fields', fields: block.fields }]} scope={own} />}
      <div className="descry-block-buttons">
        <Tooltip
          text={isIdle && obstacle?.reason ? text(obstacle.reason, own) : undefined}
          width={settings.widths.tooltip}
        >
          {(target) => (
            <Button
              intent="primary"
              aria-disabled={isOff || undefined}
              data-action={block.button.id}
              onClick={isOff ? undefined : task.trigger}
              {...target}
            >
              {text(block.button.label, own)}
            </Button>
          )}
        </Tooltip>
        <span role="status" className="descry-block-status">
          {isIdle ? '' : text(block.button.working, own)}
        </span>
      </div>
    </>
  );
}

/** The first obstacle to starting the task; not every one has words. */
function obstacleTo(
  { needs = [], rests }: TaskBlock,
  scope: Scope,
  isResting: boolean,
): { readonly reason: Text | undefined } | undefined {
  const missing = needs.find(({ when }) => !holds(when, scope));
  if (missing) return { reason: missing.reason };
  return isResting ? { reason: rests.reason } : undefined;
}
