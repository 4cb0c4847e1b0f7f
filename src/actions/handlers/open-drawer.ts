import type { Action, OpenDrawerAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { drawerInputOf } from '../drawer-input-of';
import { openDrawerAt } from '../open-drawer-at';

/** Opens the drawer of an object; what has no drawer does what the descriptor says instead, or nothing. */
export async function openDrawer(
  action: OpenDrawerAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const input = drawerInputOf(action, context.scope);
  if (input) openDrawerAt(input, context.services);
  else await run(action.otherwise ?? [], context);
}
