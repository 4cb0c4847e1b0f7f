import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { OpenDrawerAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { openDrawerAt } from '../open-drawer-at';

/** Opens the drawer of an object. */
export function openDrawer(action: OpenDrawerAction, { services, scope }: ActionContext): void {
  const id = showText(evaluate(action.objectId, scope))?.text ?? '';
  openDrawerAt(
    { search_type: action.searchType, id, ...(action.tab !== undefined && { tabId: action.tab }) },
    services,
  );
}
