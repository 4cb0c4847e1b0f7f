import { drawerInputOf } from '../../../actions/drawer-input-of';
import type { Action } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { useRun } from '../../place';
import { useServices } from '../../services';

/**
 * Does what a click on an entry of a list does; nothing where the descriptor has no action for it. A drawer that it opens leads on
 * to the entries before and after, under the title of the list.
 */
export function useOpen(action: Action | undefined, title: string, scopes: readonly Scope[]) {
  const { drawer } = useServices();
  const run = useRun();
  if (!action) return undefined;
  return (at: number): void => {
    const scope = scopes[at];
    if (!scope) return;
    if (action.type === 'openDrawer') {
      const inputs = scopes.map((each) => drawerInputOf(action, each));
      const items = inputs.flatMap((input) => input ?? []);
      const index = inputs.slice(0, at).filter((input) => input !== undefined).length;
      drawer.list.set({ title, items, index });
    }
    void run([action], scope);
  };
}
