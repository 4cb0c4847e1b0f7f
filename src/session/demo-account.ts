import type { SafeStorage } from '~/platform/safe-storage';
import { localKeys } from '~/platform/storage-keys';

/** True for the user name of a demo account; case is ignored. */
export function isDemoAccount(userName: string, marker: string): boolean {
  return userName.toLowerCase().includes(marker.toLowerCase());
}

/** Leaves the demo: removes the stored name and role, then signs out. */
export function leaveDemo(storage: SafeStorage, signOut: () => Promise<void>): Promise<void> {
  storage.remove(localKeys.userName);
  storage.remove(localKeys.role);
  return signOut();
}
