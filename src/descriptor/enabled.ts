import type { Button } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { holds } from './is-shown';
import { resolveText, type ResolvedText } from './text';

/** Whether a button can be used; the reason why not is told beside it. */
export interface Enablement {
  readonly enabled: boolean;
  readonly reason?: ResolvedText;
}

/** Whether a button can be used now. */
export function enabled(button: Pick<Button, 'enabledWhen' | 'disabledReason'>, scope: Scope): Enablement {
  if (holds(button.enabledWhen, scope)) return { enabled: true };
  return button.disabledReason
    ? { enabled: false, reason: resolveText(button.disabledReason, scope) }
    : { enabled: false };
}
