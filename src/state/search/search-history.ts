import { isList, isString } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { createPersistentList } from '~/platform/persistent-list';
import { localKeys } from '~/platform/storage-keys';

/** The number of searches that are stored, and when and how many of them are suggested. */
export interface SearchLimits {
  readonly maxStored: number;
  /** Characters typed before anything is suggested. */
  readonly suggestFrom: number;
  readonly suggestions: number;
}

/** The past searches of an account, newest first. */
export interface SearchHistory {
  /** Stores a search; a blank text is ignored. */
  add(text: string): void;
  remove(text: string): void;
  /** Stored searches that contain the typed text. */
  suggest(typed: string): readonly string[];
  /** Removes the searches of every account. */
  forget(): void;
}

/** The history of the account that is signed in. Without storage it lasts as long as the page. */
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

/** The searches with a new one in front, which replaces the same text in upper or lower case. */
export function withSearch(searches: readonly string[], text: string, max: number): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' ? searches : [trimmed, ...withoutSearch(searches, trimmed)].slice(0, max);
}

/** The searches without a text, in upper or lower case. */
export function withoutSearch(searches: readonly string[], text: string): readonly string[] {
  const same = text.trim().toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== same);
}

/** The newest searches that contain the typed text; none while it is shorter than `suggestFrom` characters. */
export function suggestions(searches: readonly string[], typed: string, limits: SearchLimits): readonly string[] {
  const part = typed.trim().toLowerCase();
  if ([...part].length < limits.suggestFrom) return [];
  return searches.filter((search) => search.toLowerCase().includes(part)).slice(0, limits.suggestions);
}
