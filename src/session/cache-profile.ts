import type { SafeStorage } from '../lib/safe-storage';
import { own } from '../lib/own';
import type { Profile } from './profile';
import { localKeys } from './storage-keys';

/** Keeps for other parts of the console who is signed in. None of it is ever read to grant something. */
export function cacheProfile(storage: SafeStorage, profile: Profile): void {
  storage.write(localKeys.userName, profile.userName);
  storage.write(localKeys.view, profile.view);
  storage.write(localKeys.advancedInfo, JSON.stringify(own(profile.answer, 'advancedInfo') ?? {}));
  storage.write(localKeys.consoleSettings, JSON.stringify({ hash: profile.settingsHash ?? null }));
  if (profile.role === undefined) storage.remove(localKeys.role);
  else storage.write(localKeys.role, profile.role);
}

/** Removes what belongs to the person who leaves; settings of the browser (language, theme, menu) stay. */
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
