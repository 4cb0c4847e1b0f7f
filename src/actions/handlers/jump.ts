import type { JumpAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Jumps to role management in the other console. */
export function jump(_action: JumpAction, { services }: ActionContext): Promise<void> {
  return services.jumpRoleManagement();
}
