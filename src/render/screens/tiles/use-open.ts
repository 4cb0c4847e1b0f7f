import { drawerInputOf, type ObjectReference } from '../../../actions/drawer-input-of';
import type { Action } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { useRun } from '../../place';
import { useServices } from '../../services';

/**
 * Says that the drawer of an object of an entry, which is about to open, belongs to a list of this title: it leads on to those of
 * the entries before and after.
 */
export function useHandOver(title: string, scopes: readonly Scope[]) {
  const { drawer } = useServices();
  return (at: number, object: ObjectReference): void => {
    const inputs = scopes.map((scope) => drawerInputOf(object, scope));
    const items = inputs.flatMap((input) => input ?? []);
    const index = inputs.slice(0, at).filter((input) => input !== undefined).length;
    drawer.list.set({ title, items, index });
  };
}

/** Does what a click on an entry of a list does; nothing where the descriptor has no action for it. */
export function useOpen(action: Action | undefined, title: string, scopes: readonly Scope[]) {
  const run = useRun();
  const handOver = useHandOver(title, scopes);
  if (!action) return undefined;
  return (at: number): void => {
    const scope = scopes[at];
    if (!scope) return;
    if (action.type === 'openDrawer') handOver(at, action);
    void run([action], scope);
  };
}
