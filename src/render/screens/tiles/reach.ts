import { withDrawer } from '../../../actions/drawer-address';
import { drawerInputOf } from '../../../actions/drawer-input-of';
import { navigateTarget } from '../../../actions/navigate-target';
import type { Services } from '../../../actions/services';
import type { Action } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';

/** How an action can be reached: by an address, by a click alone, or not at all, as the drawer of what has none. */
export type Reach =
  { readonly by: 'address'; readonly href: string } | { readonly by: 'click' } | { readonly by: 'nothing' };

/** What leads somewhere has an address, so that it opens in a new tab too. */
export function reachOf(action: Action, scope: Scope, page: Services['page']): Reach {
  switch (action.type) {
    case 'navigate':
      return { by: 'address', href: `#${navigateTarget(action, scope)}` };
    case 'openDrawer': {
      const input = drawerInputOf(action, scope);
      if (!input) return { by: 'nothing' };
      const [path = '', search] = page.hashPath().split('?');
      const query = withDrawer(search === undefined ? '' : `?${search}`, { kind: 'open', input });
      return { by: 'address', href: `#${path}${query}` };
    }
    default:
      return { by: 'click' };
  }
}
