import type { Action, CallAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { sendCall } from '../send-call';

/** Sends a call, then runs `then` with its answer; on a failure `failed`, or tells it as its error row says. */
export async function callOperation(
  action: CallAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const sent = await sendCall(action, context);
  if (sent.ok) await run(action.then ?? [], { ...context, scope: { ...context.scope, answer: sent.answer } });
  else await run(action.failed ?? [], context);
}
