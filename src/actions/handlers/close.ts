import type { CloseAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Closes the dialog or drawer in which the action stands. */
export function close(_action: CloseAction, { close: closeSurrounding }: ActionContext): void {
  closeSurrounding();
}
