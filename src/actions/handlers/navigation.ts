import { requestAddress } from '~/api/request-address';
import { bindValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import type {
  NavigateAction,
  JumpAction,
  LogInAction,
  LogOutAction,
  OpenDrawerAction,
  OpenAction,
  ReloadAction,
} from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { percentEncode } from '~/lib/percent-encode';
import { wait } from '~/platform/clock';
import type { ActionContext, RunActions } from '../action-context';
import { openDrawerAt, drawerInputOf } from '../open-drawer-at';
import { openAddress } from '../open-address';

/** Navigates to a path of the route table, then runs `then`. A page that is not available yet shows a toast instead. */
export async function navigate(action: NavigateAction, context: ActionContext, run: RunActions): Promise<void> {
  const { trust, toasts, navigate: go } = context.services;
  if (trust.isUnavailable?.(action.to) === true) {
    toasts.show({ intent: 'warning', text: { key: 'UI.PLACEHOLDER.CLOSED' } });
    return;
  }
  go(navigateTarget(action, context.scope));
  await run(action.then ?? [], context);
}

/** Jumps to role management in the other console. */
export function jump(_action: JumpAction, { services }: ActionContext): Promise<void> {
  return services.jumpRoleManagement();
}

/** Opens the single-sign-on login, which returns to the current address. */
export function logIn(_action: LogInAction, { services }: ActionContext): void {
  services.signIn();
}

/** Signs the user out. */
export function logOut(_action: LogOutAction, { services }: ActionContext): Promise<void> {
  return services.signOut();
}

/** Opens the drawer of an object, or runs `else` if the object has none. */
export async function openDrawer(action: OpenDrawerAction, context: ActionContext, run: RunActions): Promise<void> {
  const input = drawerInputOf(action, context.scope);
  if (input) openDrawerAt(input, context.services, context.sequenceOf?.(input));
  else await run(action.else ?? [], context);
}

/** Opens an address, then runs `then`. An address that is missing or not trusted shows a toast instead. */
export async function open(action: OpenAction, context: ActionContext, run: RunActions): Promise<void> {
  const isOpened = openAddress(evaluate(action.href, context.scope), action.window, context.services);
  if (isOpened) await run(action.then ?? [], context);
}

/** Reloads the page, after a delay of `after` milliseconds if there is one. */
export async function reload(action: ReloadAction, { services }: ActionContext): Promise<void> {
  if (action.after) await wait(services.clock, action.after);
  services.page.reload();
}

/** The address inside the console to which an action leads: its path with its tail and its query. */
export function navigateTarget(action: NavigateAction, scope: Scope): string {
  const tail = action.tail && formatText(evaluate(action.tail, scope))?.text;
  const encoded = tail === undefined ? undefined : percentEncode(tail)?.replaceAll('%2F', '/');
  const path = encoded === undefined ? action.to : `${action.to}/${encoded}`;
  return requestAddress(path, {}, bindValues(action.query, scope)) ?? path;
}
