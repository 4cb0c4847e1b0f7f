import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isTrue } from './is-shown';
import { resolveText, caseText } from './text';
import type { ResolvedText } from '~/i18n/translate';

/** The state of a button: enabled, or disabled with a reason. */
export interface Enablement {
  readonly enabled: boolean;
  readonly reason?: ResolvedText;
}

/** Evaluates the state of a button. */
export function enabled(
  button: Pick<Button, 'enabledWhen' | 'disabledReason' | 'disabledReasonWhen'>,
  scope: Scope,
): Enablement {
  if (isTrue(button.enabledWhen, scope)) return { enabled: true };
  const reason = caseText(button.disabledReasonWhen, scope) ?? button.disabledReason;
  return reason ? { enabled: false, reason: resolveText(reason, scope) } : { enabled: false };
}
