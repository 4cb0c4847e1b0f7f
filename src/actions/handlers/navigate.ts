import { requestAddress } from '../../api/request-address';
import { bindValues } from '../../descriptor/bindings';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { Action, NavigateAction } from '../../generated/descriptor-types';
import { percentEncode } from '../../lib/percent-encode';
import type { ActionContext } from '../action-context';

/** Goes to a path of the route table, with a tail behind it where one is given. */
export async function navigate(
  action: NavigateAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const { services, scope } = context;
  const tail = action.tail && showText(evaluate(action.tail, scope))?.text;
  const encoded = tail === undefined ? undefined : percentEncode(tail)?.replaceAll('%2F', '/');
  const path = encoded === undefined ? action.to : `${action.to}/${encoded}`;
  services.navigate(requestAddress(path, {}, bindValues(action.query, scope)) ?? path);
  await run(action.then ?? [], context);
}
