import { requestAddress } from '../../api/request-address';
import { bindValues } from '../../descriptor/bindings';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { NavigateAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Goes to a path of the route table; the tail takes the place of `{id*}`. */
export function navigate(action: NavigateAction, { services, scope }: ActionContext): void {
  const tail = action.tail && showText(evaluate(action.tail, scope))?.text;
  const base = action.to.replace(/\/?\{id\*\}$/, '') || '/';
  const path = tail === undefined ? base : `${base}/${tail.split('/').map(encodeURIComponent).join('/')}`;
  services.navigate(requestAddress(path, {}, bindValues(action.query, scope)) ?? path);
}
