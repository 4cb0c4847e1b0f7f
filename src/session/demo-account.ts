import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import type { SafeStorage } from '~/platform/safe-storage';

/** True for the account of a demo, as `engine.json` decides. */
export function isDemoAccount(scope: Scope): boolean {
  const { demo } = engine.profile ?? {};
  return demo !== undefined && isTrue(demo.when, scope);
}

/** Leaves the demo: removes what `engine.json` names from local storage, then signs out. */
export function leaveDemo(storage: SafeStorage, signOut: () => Promise<void>): Promise<void> {
  engine.profile?.demo?.forgets?.forEach(storage.remove);
  return signOut();
}
