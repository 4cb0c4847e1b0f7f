import type { PreferenceName } from '~/generated/console/ids';
import type { Preference } from '~/generated/contract/descriptor-types';
import { createTimer, type Clock } from '~/platform/clock';
import { localKeys } from '~/platform/storage-keys';
import type { SafeStorage } from '~/platform/safe-storage';
import type { EnginePreferenceName } from '~/lib/engine-preferences';
import { createStore, type ReadableStore } from '~/lib/store';

/** Where the preferences of the engine are stored. */
const enginePreferences: Readonly<Record<EnginePreferenceName, Preference>> = {
  plainKeysOff: { key: localKeys.plainKeysOff, lasts: 'browser' },
};

/** Name of a preference: of `console.json`, or of the engine. */
type AnyPreference = PreferenceName | EnginePreferenceName;

/** The declared preferences that this browser has stored, in the form that expressions read. */
export type StoredPreferences = Readonly<Record<string, true>>;

/** Choices of the user that the browser stores. Without storage they last as long as the page. */
export interface Preferences {
  /** The choices that are stored now. */
  readonly current: ReadableStore<StoredPreferences>;
  /** Stores a choice, with a value if there is one. A choice for the day ends at local midnight. */
  set(name: AnyPreference, value?: string): void;
  /** Removes a choice. */
  clear(name: AnyPreference): void;
}

/** The options of the preferences. */
export interface PreferencesOptions {
  readonly declared: Readonly<Record<string, Preference>>;
  /** Local storage. */
  readonly local: SafeStorage;
  /** Storage of the tab. */
  readonly tab: SafeStorage;
  readonly clock: Clock;
}

/** Reads the stored choices and changes them. */
export function createPreferences(options: PreferencesOptions): Preferences {
  const { local, tab, clock } = options;
  const declared: PreferencesOptions['declared'] = { ...options.declared, ...enginePreferences };
  const storageOf = ({ lasts }: Preference): SafeStorage => (lasts === 'session' ? tab : local);
  const isStored = (preference: Preference): boolean => {
    const value = storageOf(preference).read(preference.key);
    return preference.lasts === 'day' ? value === localDay(clock.now()) : value !== undefined;
  };
  const isForDay = (name: string): boolean => declared[name]?.lasts === 'day';
  const names = Object.keys(declared).filter((name) => declared[name] && isStored(declared[name]));
  const current = createStore(recordOf(names));
  // The page can be open for days.
  const midnight = createTimer(clock);
  const endAtMidnight = (): void => {
    const end = (): void => current.update((all) => recordOf(Object.keys(all).filter((name) => !isForDay(name))));
    midnight.start(end, nextDay(clock.now()) - clock.now());
  };
  if (names.some(isForDay)) endAtMidnight();
  return {
    current,
    set(name, value = 'true') {
      const preference = declared[name];
      if (!preference) return;
      storageOf(preference).write(preference.key, preference.lasts === 'day' ? localDay(clock.now()) : value);
      current.update((all) => ({ ...all, [name]: true }));
      if (isForDay(name)) endAtMidnight();
    },
    clear(name) {
      const preference = declared[name];
      if (!preference) return;
      storageOf(preference).remove(preference.key);
      current.update(({ [name]: _, ...rest }) => rest);
    },
  };
}

function recordOf(names: readonly string[]): StoredPreferences {
  return Object.fromEntries(names.map((name) => [name, true] as const));
}

/** The first moment of the next day in the browser's own time. */
function nextDay(moment: number): number {
  return new Date(moment).setHours(24, 0, 0, 0);
}

/** The day of a moment in the browser's own time, e.g. `2026-11-20`. */
function localDay(moment: number): string {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
