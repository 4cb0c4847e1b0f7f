import type { Action } from '~/generated/contract/descriptor-types';
import type { ActionContext, RunActions } from './action-context';
import { callOperation, copy, event, post, refresh, setPreference } from './handlers/data';
import { close, command, openDialog, toast } from './handlers/overlays';
import { jump, logIn, logOut, navigate, open, openDrawer, reload } from './handlers/navigation';

/** Every action by its type. */
type Actions = { [A in Action as A['type']]: A };

/** Handles the actions of one type; `run` runs the actions that follow it. */
type Handler<A> = (action: A, context: ActionContext, run: RunActions) => Promise<void> | void;

/** Loads the handlers of actions that are run rarely. */
const rareActions = () => import('./handlers/rare-actions');

const handlers: { readonly [K in keyof Actions]: Handler<Actions[K]> } = {
  call: callOperation,
  close,
  command,
  copy,
  event,
  jump,
  logIn,
  logOut,
  mail: async (action, context) => (await rareActions()).mail(action, context),
  navigate,
  open,
  openDialog,
  openDrawer,
  openObjectGroup: async (action, context) => (await rareActions()).openObjectGroup(action, context),
  post,
  refresh,
  reload,
  setPreference,
  toast,
  undoResponse: async (action, context) => (await rareActions()).undoResponse(action, context),
};

/** Runs one action to its end. Failures of calls are shown to the user. Rejects if its code cannot be loaded. */
export async function runAction(action: Action, context: ActionContext): Promise<void> {
  await dispatch(action.type, action, context);
}

/** Runs actions in order; each starts when the previous one has ended. */
export async function runActions(actions: readonly Action[], context: ActionContext): Promise<void> {
  for (const action of actions) await runAction(action, context);
}

function dispatch<K extends keyof Actions>(type: K, action: Actions[K], context: ActionContext) {
  return handlers[type](action, context, runActions);
}
