import { resolveText } from '~/descriptor/text';
import type { OperationId } from '~/generated/contract/operations';
import type { CallAction, ToastAction, UndoCall } from '~/generated/contract/descriptor-types';
import type { ActionContext, RunActions } from '../action-context';

/** Confirms that a call has been undone. */
const undone: ToastAction = { type: 'toast', intent: 'success', text: { key: 'UI.UNDONE' } };

/**
 * Shows a toast about a call that has succeeded, with a button that undoes it. The scope is that of the call, so its
 * values are those before the call, with `answer`. `reads` are out of date after either.
 */
export function offerUndo(
  { text, ...undo }: UndoCall,
  reads: readonly OperationId[],
  context: ActionContext,
  run: RunActions,
): void {
  const call: CallAction = { ...undo, type: 'call', changes: reads, then: [undone] };
  // The form that has sent the call is closed by then, so a conflict is shown in a toast.
  const pageContext: ActionContext = { ...context, showFailure: undefined };
  context.services.toasts.show({
    intent: 'success',
    text: resolveText(text, context.scope),
    button: { text: { key: 'UI.UNDO' }, run: () => void run([call], pageContext) },
  });
}
