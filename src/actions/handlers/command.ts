import type { CommandAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Works a part of the frame around the page. */
export function command(action: CommandAction, { services }: ActionContext): void {
  services.commands.run(action.name);
}
