import type { CloseAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Closes the dialog or drawer in which the action stands. */
export function close(action: CloseAction, context: ActionContext): void {
  if (action.dismisses && context.dismiss) context.dismiss();
  else context.close();
}
