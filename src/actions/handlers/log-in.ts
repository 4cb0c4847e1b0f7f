import type { LogInAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Goes to the single-sign-on login and comes back to this place. */
export function logIn(_action: LogInAction, { services }: ActionContext): void {
  services.signIn();
}
