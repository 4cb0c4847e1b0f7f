import { bindValues } from '~/descriptor/bindings';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { isString } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { localKeys } from '~/platform/storage-keys';

const { stores = {} } = engine.profile ?? {};

/**
 * Stores facts of the signed-in user for other applications, as `engine.json` names them. They are never read to grant
 * something. A fact without a value is removed, and so is one that cannot be stored.
 */
export function cacheProfile(storage: SafeStorage, scope: Scope): void {
  const values = bindValues(stores, scope);
  for (const key of Object.keys(stores)) {
    const value = values[key] ?? undefined;
    // A full storage keeps what it has, which is that of the person before.
    const isStored = value !== undefined && storage.write(key, isString(value) ? value : JSON.stringify(value));
    if (!isStored) storage.remove(key);
  }
}

/** Removes the data of the person who signs out. Settings of the browser (language, theme, menu) stay. */
export function forgetPerson(storage: SafeStorage): void {
  const prefixes = [localKeys.searchHistory, localKeys.recentPeriods];
  const lists = storage.keys().filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  for (const key of [localKeys.token, ...Object.keys(stores), ...lists]) storage.remove(key);
}
