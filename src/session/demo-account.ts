import type { SafeStorage } from '../lib/safe-storage';
import { localKeys } from './storage-keys';

/** Whether a user name belongs to a demo account; case does not matter. */
export function isDemoAccount(userName: string, marker: string): boolean {
  return userName.toLowerCase().includes(marker.toLowerCase());
}

/** Leaves the demo: the stored name and role go, then the user is signed out. */
export function leaveDemo(storage: SafeStorage, signOut: () => Promise<void>): Promise<void> {
  storage.remove(localKeys.userName);
  storage.remove(localKeys.role);
  return signOut();
}
