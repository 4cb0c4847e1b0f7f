import { resolveText } from '../../descriptor/text';
import type { ToastAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Shows a note. */
export function toast(action: ToastAction, { services, scope }: ActionContext): void {
  services.toasts.show({ intent: action.intent, text: resolveText(action.text, scope) });
}
