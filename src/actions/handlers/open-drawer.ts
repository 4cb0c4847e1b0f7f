import type { OpenDrawerAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { drawerInputOf } from '../drawer-input-of';
import { openDrawerAt } from '../open-drawer-at';

/** Opens the drawer of an object; nothing opens for what has no drawer. */
export function openDrawer(action: OpenDrawerAction, { services, scope }: ActionContext): void {
  const input = drawerInputOf(action, scope);
  if (input) openDrawerAt(input, services);
}
