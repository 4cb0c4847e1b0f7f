import { evaluate } from '../../descriptor/evaluate';
import type { OpenAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { openAddress } from '../open-address';

/** Opens an address; one that cannot be trusted is refused with a note. */
export function open(action: OpenAction, { services, scope }: ActionContext): void {
  openAddress(evaluate(action.href, scope), action.window, services);
}
