import type { SafeStorage } from '~/platform/safe-storage';
import { getOwn } from '~/lib/get-own';
import type { Profile } from './profile';
import { localKeys } from '~/platform/storage-keys';

/** Stores facts of the signed-in user for other applications. They are never read to grant something. */
export function cacheProfile(storage: SafeStorage, profile: Profile): void {
  storage.write(localKeys.userName, profile.userName);
  storage.write(localKeys.view, profile.view);
  storage.write(localKeys.advancedInfo, JSON.stringify(getOwn(profile.answer, 'advancedInfo') ?? {}));
  storage.write(localKeys.consoleSettings, JSON.stringify({ hash: profile.settingsHash ?? null }));
  if (profile.role === undefined) storage.remove(localKeys.role);
  else storage.write(localKeys.role, profile.role);
}

/** Removes the data of the person who signs out. Settings of the browser (language, theme, menu) stay. */
export function forgetPerson(storage: SafeStorage): void {
  const personal: readonly string[] = [
    localKeys.token,
    localKeys.userName,
    localKeys.role,
    localKeys.view,
    localKeys.advancedInfo,
    localKeys.consoleSettings,
  ];
  const searches = storage.keys().filter((key) => key.startsWith(localKeys.searchHistory));
  for (const key of [...personal, ...searches]) storage.remove(key);
}
