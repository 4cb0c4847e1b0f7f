import type { SafeStorage } from './safe-storage';

/** A list in storage; if storage fails, the list lasts as long as the page. */
export interface PersistentList<T> {
  get(): readonly T[];
  set(list: readonly T[]): void;
  /** Removes the lists of all accounts. */
  forget(): void;
}

/** The list of the signed-in account, under a key that begins with `prefix`. `read` validates the stored value. */
export function createPersistentList<T>(options: {
  readonly storage: SafeStorage;
  readonly prefix: string;
  readonly account: () => string;
  readonly read: (stored: unknown) => readonly T[];
}): PersistentList<T> {
  const { storage, prefix } = options;
  const unsaved = new Map<string, readonly T[]>();
  const key = (): string => `${prefix}${options.account()}`;
  return {
    get: () => unsaved.get(key()) ?? options.read(storage.readJson(key())),
    set(list) {
      if (storage.write(key(), JSON.stringify(list))) unsaved.delete(key());
      else unsaved.set(key(), list);
    },
    forget() {
      unsaved.clear();
      for (const name of storage.keys()) if (name.startsWith(prefix)) storage.remove(name);
    },
  };
}
