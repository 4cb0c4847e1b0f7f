import { drawerInputOf } from '../../../actions/drawer-input-of';
import { navigateTarget } from '../../../actions/navigate-target';
import { drawerHref } from '../../../actions/open-drawer-at';
import type { Services } from '../../../actions/services';
import type { Action } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';

/** How an action can be reached: by an address, by a click alone, or not at all, as the drawer of what has none. */
export type Reach =
  { readonly by: 'address'; readonly href: string } | { readonly by: 'click' } | { readonly by: 'nothing' };

/** What leads somewhere has an address, so that it opens in a new tab too. */
export function reachOf(action: Action, scope: Scope, services: Pick<Services, 'page'>): Reach {
  switch (action.type) {
    case 'navigate':
      return { by: 'address', href: `#${navigateTarget(action, scope)}` };
    case 'openDrawer': {
      const input = drawerInputOf(action, scope);
      return input ? { by: 'address', href: drawerHref(input, services) } : { by: 'nothing' };
    }
    default:
      return { by: 'click' };
  }
}
