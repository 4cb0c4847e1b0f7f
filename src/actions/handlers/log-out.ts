import type { LogOutAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Signs out. */
export function logOut(_action: LogOutAction, { services }: ActionContext): Promise<void> {
  return services.signOut();
}
