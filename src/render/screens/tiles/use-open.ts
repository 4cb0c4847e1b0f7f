import { drawerInputOf } from '../../../actions/drawer-input-of';
import type { Action } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { useRun } from '../../place';
import { useServices } from '../../services';

/** How the entries of a list are opened. */
export interface Opener {
  /** Does what a click on an entry does. */
  readonly open: (at: number) => void;
  /** Says that a drawer that is about to open belongs to the list: it leads on to the entries before and after. */
  readonly handOver: (at: number) => void;
}

/** The ways to open the entries of a list of this title; nothing where the descriptor has no action for them. */
export function useOpen(action: Action | undefined, title: string, scopes: readonly Scope[]): Opener | undefined {
  const { drawer } = useServices();
  const run = useRun();
  if (!action) return undefined;
  const handOver = (at: number): void => {
    if (action.type !== 'openDrawer') return;
    const inputs = scopes.map((scope) => drawerInputOf(action, scope));
    const items = inputs.flatMap((input) => input ?? []);
    const index = inputs.slice(0, at).filter((input) => input !== undefined).length;
    drawer.list.set({ title, items, index });
  };
  const open = (at: number): void => {
    const scope = scopes[at];
    if (!scope) return;
    handOver(at);
    void run([action], scope);
  };
  return { open, handOver };
}
