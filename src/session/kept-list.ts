import type { SafeStorage } from '../lib/safe-storage';

/** A list that storage keeps; where it keeps nothing, the list lasts as long as the page. */
export interface KeptList<T> {
  get(): readonly T[];
  set(list: readonly T[]): void;
  /** Removes what is kept, of every account. */
  forget(): void;
}

/** The list of the account that is signed in, under a name that begins with `prefix`. `read` judges what storage holds. */
export function createKeptList<T>(options: {
  readonly storage: SafeStorage;
  readonly prefix: string;
  readonly account: () => string;
  readonly read: (stored: unknown) => readonly T[];
}): KeptList<T> {
  const { storage, prefix } = options;
  const unkept = new Map<string, readonly T[]>();
  const key = (): string => `${prefix}${options.account()}`;
  return {
    get: () => unkept.get(key()) ?? options.read(storage.readJson(key())),
    set(list) {
      if (storage.write(key(), JSON.stringify(list))) unkept.delete(key());
      else unkept.set(key(), list);
    },
    forget() {
      unkept.clear();
      for (const name of storage.keys()) if (name.startsWith(prefix)) storage.remove(name);
    },
  };
}
