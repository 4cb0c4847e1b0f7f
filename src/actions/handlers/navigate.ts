import type { Action, NavigateAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { navigateTarget } from '../navigate-target';

/** Goes to a path of the route table. */
export async function navigate(
  action: NavigateAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  context.services.navigate(navigateTarget(action, context.scope));
  await run(action.then ?? [], context);
}
