import { ApiError } from '../../api/api-error';
import { bindArguments } from '../../descriptor/bindings';
import type { Action, CallAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { tellFailure } from '../tell-failure';

/** Sends a call, then runs `then` with its answer; on a failure `failed`, or tells it as its error row says, and then `afterFailure`. */
export async function callOperation(
  action: CallAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const { services, scope } = context;
  let answer: unknown;
  try {
    answer = await services.client.send(action.operation, bindArguments(action, scope));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (action.failed && !error.row.signal) await run(action.failed, context);
    else tellFailure(error, services);
    return run(action.afterFailure ?? [], context);
  }
  await run(action.then ?? [], { ...context, scope: { ...scope, answer } });
}
