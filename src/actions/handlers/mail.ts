import { evaluate } from '../../descriptor/evaluate';
import type { MailAction } from '../../generated/descriptor-types';
import { isString } from '../../lib/json';
import type { ActionContext } from '../action-context';

/** Opens a draft in the mail program; an undecided address leaves it without one. */
export function mail(action: MailAction, { services, scope }: ActionContext): void {
  const read = (value: unknown): string => (isString(value) ? value : '');
  // Everything but the `@` is escaped, so that an address can bring no header of its own.
  const to = encodeURIComponent(action.to ? read(evaluate(action.to, scope)) : '').replaceAll('%40', '@');
  const subject = encodeURIComponent(read(evaluate(action.subject, scope)));
  services.page.assign(`mailto:${to}?subject=${subject}`);
}
