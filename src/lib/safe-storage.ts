import { parseJson } from './json';

/** Storage that may be missing, corrupt, full or forbidden: reading then gives nothing, writing says so. */
export interface SafeStorage {
  read(key: string): string | undefined;
  /** The value of a stored JSON text; `undefined` when there is none or it is broken. */
  readJson(key: string): unknown;
  /** False when the value could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Wraps a storage. It is fetched anew each time: a browser that forbids storage throws at the mere mention of it. */
export function createSafeStorage(find: () => Storage | undefined): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = find();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
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
