import type { Action } from '../generated/descriptor-types';
import type { ActionContext } from './action-context';
import { callOperation } from './handlers/call';
import { close } from './handlers/close';
import { command } from './handlers/command';
import { copy } from './handlers/copy';
import { event } from './handlers/event';
import { jump } from './handlers/jump';
import { logIn } from './handlers/log-in';
import { logOut } from './handlers/log-out';
import { mail } from './handlers/mail';
import { navigate } from './handlers/navigate';
import { open } from './handlers/open';
import { openDialog } from './handlers/open-dialog';
import { openDrawer } from './handlers/open-drawer';
import { openObjectGroup } from './handlers/open-object-group';
import { post } from './handlers/post';
import { refresh } from './handlers/refresh';
import { reload } from './handlers/reload';
import { remember } from './handlers/remember';
import { toast } from './handlers/toast';

/** Every action by its type. */
type Actions = { [A in Action as A['type']]: A };

/** Does what an action of one type says; `run` runs the actions that follow it. */
type Handler<A> = (action: A, context: ActionContext, run: typeof runActions) => Promise<void> | void;

const handlers: { readonly [K in keyof Actions]: Handler<Actions[K]> } = {
  call: callOperation,
  close,
  command,
  copy,
  event,
  jump,
  logIn,
  logOut,
  mail,
  navigate,
  open,
  openDialog,
  openDrawer,
  openObjectGroup,
  post,
  refresh,
  reload,
  remember,
  toast,
};

/** Runs one action to its end. Failures are told to the user, not to the caller. */
export async function runAction(action: Action, context: ActionContext): Promise<void> {
  await dispatch(action.type, action, context);
}

/** Runs actions one after the other. */
export async function runActions(actions: readonly Action[], context: ActionContext): Promise<void> {
  for (const action of actions) await runAction(action, context);
}

function dispatch<K extends keyof Actions>(type: K, action: Actions[K], context: ActionContext) {
  return handlers[type](action, context, runActions);
}
