import { evaluate } from '../../descriptor/evaluate';
import type { Action, RememberAction } from '../../generated/descriptor-types';
import { isString } from '../../lib/json';
import type { ActionContext } from '../action-context';

/** Keeps a choice in this browser; one whose value cannot be decided is not kept. */
export async function remember(
  action: RememberAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const value = action.value && evaluate(action.value, context.scope);
  if (!action.value || isString(value))
    context.services.memories.remember(action.name, isString(value) ? value : undefined);
  await run(action.then ?? [], context);
}
