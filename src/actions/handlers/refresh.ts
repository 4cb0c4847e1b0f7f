import { bindValues } from '../../descriptor/bindings';
import type { RefreshAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Asks a source of the surrounding panel again. */
export function refresh(action: RefreshAction, context: ActionContext): Promise<void> | void {
  return context.refresh(action.source, bindValues(action.query, context.scope));
}
