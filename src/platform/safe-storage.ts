import { parseJson } from '~/lib/json';

/** Storage that may be missing, corrupt, full or forbidden: reading then gives `undefined`, writing gives false. */
export interface SafeStorage {
  read(key: string): string | undefined;
  /** The value of a stored JSON text; `undefined` if it is absent or invalid. */
  readJson(key: string): unknown;
  /** False if the value could not be stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Wraps a storage. `find` is called each time, because a browser that forbids storage throws on access to it. */
export function createSafeStorage(find: () => Storage | undefined): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      const storage = find();
      return storage ? work(storage) : fallback;
    } catch {
      return fallback;
    }
  };
  const read = (key: string): string | undefined => attempt((storage) => storage.getItem(key), null) ?? undefined;
  return {
    read,
    readJson(key) {
      const text = read(key);
      return text === undefined ? undefined : parseJson(text);
    },
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
  };
}
