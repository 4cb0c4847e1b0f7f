import { evaluate } from '../../descriptor/evaluate';
import type { MailAction } from '../../generated/descriptor-types';
import type { Expression } from '../../generated/types';
import { isString } from '../../lib/json';
import { percentEncode } from '../../lib/percent-encode';
import type { ActionContext } from '../action-context';

/** Opens a draft in the mail program; an undecided address leaves it without one. */
export function mail(action: MailAction, { services, scope }: ActionContext): void {
  const read = (expression: Expression | undefined): string => {
    const value = expression && evaluate(expression, scope);
    return (isString(value) ? percentEncode(value) : undefined) ?? '';
  };
  // Everything but the `@` is escaped, so that an address can bring no header of its own.
  services.page.assign(`mailto:${read(action.to).replaceAll('%40', '@')}?subject=${read(action.subject)}`);
}
