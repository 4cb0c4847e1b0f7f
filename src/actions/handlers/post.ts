import { bindValues } from '../../descriptor/bindings';
import type { Action, PostAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Posts a message to this window, and to the one around it when the console is embedded; then runs `then`. */
export async function post(
  action: PostAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  context.services.page.post(bindValues(action.message, context.scope));
  await run(action.then ?? [], context);
}
