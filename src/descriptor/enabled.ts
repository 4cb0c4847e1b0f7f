import type { Button } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { holds } from './is-shown';
import { resolveText, type ResolvedText } from './text';
import { caseText } from './text-for';

/** Whether a button can be used; the reason why not is told beside it. */
export interface Enablement {
  readonly enabled: boolean;
  readonly reason?: ResolvedText;
}

/** Whether a button can be used now. */
export function enabled(
  button: Pick<Button, 'enabledWhen' | 'disabledReason' | 'disabledReasonWhen'>,
  scope: Scope,
): Enablement {
  if (holds(button.enabledWhen, scope)) return { enabled: true };
  const reason = caseText(button.disabledReasonWhen, scope) ?? button.disabledReason;
  return reason ? { enabled: false, reason: resolveText(reason, scope) } : { enabled: false };
}
