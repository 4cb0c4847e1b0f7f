import type { FormLine } from '../../generated/descriptor-types';
import type { Text } from '../../generated/types';

/** Said of a rule for which a line has no message. */
const otherwise: Text = { key: 'FORM.REQUIRED' };

/** The message of a broken rule: the line's own for that rule, else the one for any. */
export function messageOf(line: FormLine | undefined, rule: string | undefined): Text {
  const messages = line?.messages ?? {};
  const own = rule !== undefined && Object.hasOwn(messages, rule) ? messages[rule] : undefined;
  return own ?? messages.any ?? otherwise;
}
