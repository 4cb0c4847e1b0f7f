import type { SafeStorage } from '../lib/safe-storage';
import { createStore, type ReadableStore } from '../lib/store';
import { localKeys } from './storage-keys';

/** How the reader likes the drawer; this browser keeps it. */
export interface DrawerLayout {
  /** Pixels; `undefined` until it has been changed. */
  readonly width: ReadableStore<number | undefined>;
  /** Whether the page makes room for it where there is some. */
  readonly pinned: ReadableStore<boolean>;
  setWidth(width: number): void;
  setPinned(pinned: boolean): void;
}

const unpinned = '0';

/** Reads what is kept. A width that is no number within the limits counts as none. */
export function createDrawerLayout(
  storage: SafeStorage,
  limits: { readonly drawerMin: number; readonly drawerMax: number },
): DrawerLayout {
  const kept = storage.read(localKeys.drawerWidth) ?? '';
  const number = /^\d{1,4}$/.test(kept) ? Number(kept) : undefined;
  const fits = number !== undefined && number >= limits.drawerMin && number <= limits.drawerMax;
  const width = createStore(fits ? number : undefined);
  const pinned = createStore(storage.read(localKeys.drawerPinned) !== unpinned);
  return {
    width,
    pinned,
    setWidth(next) {
      width.set(next);
      storage.write(localKeys.drawerWidth, String(next));
    },
    setPinned(next) {
      pinned.set(next);
      if (next) storage.remove(localKeys.drawerPinned);
      else storage.write(localKeys.drawerPinned, unpinned);
    },
  };
}
