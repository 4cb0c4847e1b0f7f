import { requestAddress } from '~/api/request-address';
import { bindValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/i18n/format/text';
import type { NavigateAction } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { percentEncode } from '~/lib/percent-encode';

/** The path of the console that an action goes to: of the route table, with a tail and a query where they are given. */
export function navigateTarget(action: NavigateAction, scope: Scope): string {
  const tail = action.tail && formatText(evaluate(action.tail, scope))?.text;
  const encoded = tail === undefined ? undefined : percentEncode(tail)?.replaceAll('%2F', '/');
  const path = encoded === undefined ? action.to : `${action.to}/${encoded}`;
  return requestAddress(path, {}, bindValues(action.query, scope)) ?? path;
}
