import type { ReloadAction } from '../../generated/descriptor-types';
import { wait } from '../../lib/clock';
import type { ActionContext } from '../action-context';

/** Loads the page anew, after a pause where one is given. */
export async function reload(action: ReloadAction, { services }: ActionContext): Promise<void> {
  if (action.after) await wait(services.clock, action.after);
  services.page.reload();
}
