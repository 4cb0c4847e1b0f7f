import { evaluate } from '~/descriptor/evaluate';
import type { UndoResponseAction } from '~/generated/contract/descriptor-types';
import type { Expression } from '~/generated/contract/types';
import { isNumber, isString } from '~/lib/json';
import type { ActionContext } from '../action-context';

/** Opens the dialog of the response that undoes another one. Without an object nothing opens. */
export function undoResponse(action: UndoResponseAction, { services, scope }: ActionContext): void {
  const read = (expression: Expression): unknown => evaluate(expression, scope);
  const [response, searchType, id] = [action.response, action.searchType, action.objectId].map(read);
  if (!isString(response) || !(isNumber(searchType) || isString(searchType)) || !isString(id)) return;
  const name = read(action.name);
  services.overlays.undo.set({ response, targets: [{ searchType, id, name: isString(name) ? name : id }] });
}
