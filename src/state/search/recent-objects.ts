import type { DrawerInput } from '~/generated/contract/types';
import { truncate } from '~/lib/truncate';
import { isList } from '~/lib/json';
import { getOwn, ownText } from '~/lib/get-own';
import type { SafeStorage } from '~/platform/safe-storage';
import { createPersistentList } from '~/platform/persistent-list';
import { sessionKeys } from '~/platform/storage-keys';

/** An object whose drawer was opened, and the title that the drawer showed. */
export interface RecentObject {
  readonly input: DrawerInput;
  readonly title?: string;
}

/** Objects whose drawers were opened in this tab, newest first. */
export interface RecentObjects {
  list(): readonly RecentObject[];
  /** Adds an object, or moves it to the front. */
  opened(object: RecentObject): void;
  /** Removes the objects of every account. */
  forget(): void;
}

/** Longest title that is stored, in characters. */
const longestTitle = 200;

/**
 * The objects of the account that is signed in. `read` checks each stored input; those for which it returns nothing are
 * dropped.
 */
export function createRecentObjects(options: {
  /** Storage that lasts as long as the tab. */
  readonly storage: SafeStorage;
  readonly account: () => string;
  readonly maxObjects: number;
  readonly read: (stored: unknown) => DrawerInput | undefined;
}): RecentObjects {
  const readObject = (stored: unknown): readonly RecentObject[] => {
    const input = options.read(getOwn(stored, 'input'));
    return input ? [recentObject(input, ownText(stored, 'title'))] : [];
  };
  const list = createPersistentList({
    ...options,
    prefix: sessionKeys.recentObjects,
    read: (stored) => (isList(stored) ? stored : []).flatMap(readObject),
  });
  return {
    list: list.get,
    opened(object) {
      const before = list.get();
      const after = withOpened(before, object, options.maxObjects);
      // Another tab of the same object is nothing new, and writing takes longer than comparing.
      if (JSON.stringify(after) !== JSON.stringify(before)) list.set(after);
    },
    forget: list.forget,
  };
}

/**
 * The objects with an opened one in front, without its tab. Without a new name or title it keeps those that are stored.
 */
export function withOpened(
  objects: readonly RecentObject[],
  { input: { tabId: _, ...input }, title }: RecentObject,
  maxObjects: number,
): readonly RecentObject[] {
  const isSame = ({ input: other }: RecentObject): boolean =>
    other.search_type === input.search_type && other.id === input.id;
  const known = objects.find(isSame);
  const name = input.name ?? known?.input.name;
  const opened = recentObject({ ...input, ...(name !== undefined && { name }) }, title ?? known?.title);
  return [opened, ...objects.filter((other) => !isSame(other))].slice(0, maxObjects);
}

function recentObject(input: DrawerInput, title: string | undefined): RecentObject {
  return { input, ...(title !== undefined && { title: truncate(title, longestTitle) }) };
}
