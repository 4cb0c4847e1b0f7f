import { evaluate } from '~/descriptor/evaluate';
import type { MailAction, OpenObjectGroupAction, UndoResponseAction } from '~/generated/contract/descriptor-types';
import type { Expression } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { isNumber, isString } from '~/lib/json';
import { percentEncode } from '~/lib/percent-encode';
import { readObjectGroup } from '~/state/drawer/input';
import type { ActionContext } from '../action-context';
import { openRequestAt } from '../open-drawer-at';

/** Opens a draft in the mail program. If the address is undecided, the draft has no recipient. */
export function mail(action: MailAction, { services, scope }: ActionContext): void {
  const read = (expression: Expression | undefined): string => {
    const value = expression && evaluate(expression, scope);
    return (isString(value) ? percentEncode(value) : undefined) ?? '';
  };
  // Everything but the `@` is escaped, so that an address can bring no header of its own.
  services.page.assign(`mailto:${read(action.to).replaceAll('%40', '@')}?subject=${read(action.subject)}`);
}

/** Opens the drawer of a group of objects. A payload that is not JSON or is too long opens nothing. */
export function openObjectGroup(action: OpenObjectGroupAction, { services, scope }: ActionContext): void {
  const title = action.name && formatText(evaluate(action.name, scope))?.text;
  const input = readObjectGroup({ ...(title !== undefined && { title }), payload: evaluate(action.payload, scope) });
  if (input) openRequestAt({ kind: 'group', input }, services);
}

/** Opens the dialog of the response that undoes another one. Without an object nothing opens. */
export function undoResponse(action: UndoResponseAction, { services, scope }: ActionContext): void {
  const read = (expression: Expression): unknown => evaluate(expression, scope);
  const [response, searchType, id] = [action.response, action.searchType, action.objectId].map(read);
  if (!isString(response) || !(isNumber(searchType) || isString(searchType)) || !isString(id)) return;
  const name = read(action.name);
  services.overlays.respond({ undo: { response, targets: [{ searchType, id, name: isString(name) ? name : id }] } });
}
