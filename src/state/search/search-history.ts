import { isList, isString } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { createPersistentList } from '~/platform/persistent-list';
import { localKeys } from '~/platform/storage-keys';

/** How many searches are kept, and when which of them are suggested. */
export interface SearchLimits {
  readonly maxStored: number;
  /** Characters typed before anything is suggested. */
  readonly suggestFrom: number;
  readonly suggestions: number;
}

/** What an account has searched for, newest first. */
export interface SearchHistory {
  /** Keeps a search; blank text is none. */
  add(text: string): void;
  remove(text: string): void;
  /** Stored searches that contain the typed text. */
  suggest(typed: string): readonly string[];
  /** Removes the searches of every account. */
  forget(): void;
}

/** The history of the account that is signed in; where storage keeps nothing, it lasts as long as the page. */
export function createSearchHistory(options: {
  /** Local storage. */
  readonly storage: SafeStorage;
  readonly account: () => string;
  readonly limits: SearchLimits;
}): SearchHistory {
  const { limits } = options;
  const list = createPersistentList({
    ...options,
    prefix: localKeys.searchHistory,
    read: (stored) => readSearches(stored, limits.maxStored),
  });
  return {
    add: (text) => list.set(withSearch(list.get(), text, limits.maxStored)),
    remove: (text) => list.set(withoutSearch(list.get(), text)),
    suggest: (typed) => suggestions(list.get(), typed, limits),
    forget: list.forget,
  };
}

/** Reads the stored searches. Entries that are not texts are dropped, and of equal texts only the newest is used. */
export function readSearches(value: unknown, max: number): readonly string[] {
  const searches = isList(value) ? value.filter(isString) : [];
  return searches.reduceRight<readonly string[]>((list, text) => withSearch(list, text, max), []);
}

/** The searches with one more, which takes the place of the same text in other letters. */
export function withSearch(searches: readonly string[], text: string, max: number): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' ? searches : [trimmed, ...withoutSearch(searches, trimmed)].slice(0, max);
}

/** The searches without one. */
export function withoutSearch(searches: readonly string[], text: string): readonly string[] {
  const same = text.trim().toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== same);
}

/** The newest searches that contain the typed text, once it is long enough. */
export function suggestions(searches: readonly string[], typed: string, limits: SearchLimits): readonly string[] {
  const part = typed.trim().toLowerCase();
  if ([...part].length < limits.suggestFrom) return [];
  return searches.filter((search) => search.toLowerCase().includes(part)).slice(0, limits.suggestions);
}
