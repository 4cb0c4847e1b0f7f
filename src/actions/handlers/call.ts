import type { Action, CallAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { sendCall } from '../send-call';

/** Sends a call, then runs `then`; on a failure `failed`, or tells it as its error row says. */
export async function callOperation(
  action: CallAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const actions = (await sendCall(action, context)) ? action.then : action.failed;
  await run(actions ?? [], context);
}
