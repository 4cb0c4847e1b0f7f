import type { EventAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Tells the rest of the console by a window event. */
export function event(action: EventAction, { services }: ActionContext): void {
  services.page.dispatch(action.name);
}
