import type { Action, EventAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Tells the rest of the console by a window event, then runs `then`. */
export async function event(
  action: EventAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  context.services.page.dispatch(action.name);
  await run(action.then ?? [], context);
}
