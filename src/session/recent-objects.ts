import type { DrawerInput } from '../generated/types';
import { isList } from '../lib/json';
import type { SafeStorage } from '../lib/safe-storage';
import { createKeptList } from './kept-list';
import { sessionKeys } from './storage-keys';

/** Objects whose drawers were opened in this tab, newest first. */
export interface RecentObjects {
  list(): readonly DrawerInput[];
  /** Remembers that a drawer was opened. */
  opened(input: DrawerInput): void;
  /** Removes the objects of every account. */
  forget(): void;
}

/** The objects of the account that is signed in. `read` judges what storage holds. */
export function createRecentObjects(options: {
  /** Storage that lasts as long as the tab. */
  readonly storage: SafeStorage;
  readonly account: () => string;
  readonly most: number;
  readonly read: (stored: unknown) => DrawerInput | undefined;
}): RecentObjects {
  const list = createKeptList({
    ...options,
    prefix: sessionKeys.recentObjects,
    read: (stored) => (isList(stored) ? stored : []).flatMap((value) => options.read(value) ?? []),
  });
  return {
    list: list.get,
    opened(input) {
      const before = list.get();
      const after = withOpened(before, input, options.most);
      // Another tab of the same object is nothing new, and writing takes longer than comparing.
      if (JSON.stringify(after) !== JSON.stringify(before)) list.set(after);
    },
    forget: list.forget,
  };
}

/** The objects with one more, without its tab; an object keeps the name that it once came with. */
export function withOpened(
  objects: readonly DrawerInput[],
  { tabId: _, ...input }: DrawerInput,
  most: number,
): readonly DrawerInput[] {
  const isSame = (other: DrawerInput): boolean => other.search_type === input.search_type && other.id === input.id;
  const name = input.name ?? objects.find(isSame)?.name;
  const named = { ...input, ...(name !== undefined && { name }) };
  return [named, ...objects.filter((other) => !isSame(other))].slice(0, most);
}
