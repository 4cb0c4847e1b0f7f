import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { OpenObjectGroupAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { readObjectGroup } from '../object-group';
import { openRequestAt } from '../open-drawer-at';

/** Opens the drawer of a group of objects; nothing opens for a payload that is no JSON or too long. */
export function openObjectGroup(action: OpenObjectGroupAction, { services, scope }: ActionContext): void {
  const title = action.name && showText(evaluate(action.name, scope))?.text;
  const input = readObjectGroup({ ...(title !== undefined && { title }), payload: evaluate(action.payload, scope) });
  if (input) openRequestAt({ kind: 'group', input }, services);
}
