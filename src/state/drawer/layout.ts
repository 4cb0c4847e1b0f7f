import { isList, isString } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { localKeys } from '~/platform/storage-keys';

/**
 * The layout of the drawer that the user chose: its width, its position and the folded sections. The browser stores it.
 */
export interface DrawerLayout {
  /** The width in pixels; `undefined` until the user changes it. */
  readonly width: ReadableStore<number | undefined>;
  /** True if the drawer is beside the page instead of over it, in a window that is wide enough. */
  readonly pinned: ReadableStore<boolean>;
  /** Names of the folded sections. */
  readonly folded: ReadableStore<ReadonlySet<string>>;
  setWidth(width: number): void;
  setPinned(pinned: boolean): void;
  setFolded(section: string, folded: boolean): void;
}

const unpinned = '0';

/** Reads the stored layout. A width that is no number within the limits is ignored. */
export function createDrawerLayout(
  storage: SafeStorage,
  limits: { readonly drawerMin: number; readonly drawerMax: number },
): DrawerLayout {
  const storedWidth = storage.read(localKeys.drawerWidth) ?? '';
  const number = /^\d{1,4}$/.test(storedWidth) ? Number(storedWidth) : undefined;
  const fits = number !== undefined && number >= limits.drawerMin && number <= limits.drawerMax;
  const width = createStore(fits ? number : undefined);
  const stored = storage.readJson(localKeys.drawerFolded);
  const folded = createStore<ReadonlySet<string>>(new Set(isList(stored) ? stored.filter(isString) : []));
  const pinned = createStore(storage.read(localKeys.drawerPinned) !== unpinned);
  return {
    width,
    pinned,
    folded,
    setWidth(next) {
      width.set(next);
      storage.write(localKeys.drawerWidth, String(next));
    },
    setPinned(next) {
      pinned.set(next);
      if (next) storage.remove(localKeys.drawerPinned);
      else storage.write(localKeys.drawerPinned, unpinned);
    },
    setFolded(section, next) {
      const sections = new Set(folded.get());
      if (next) sections.add(section);
      else sections.delete(section);
      folded.set(sections);
      if (sections.size > 0) storage.write(localKeys.drawerFolded, JSON.stringify([...sections]));
      else storage.remove(localKeys.drawerFolded);
    },
  };
}
