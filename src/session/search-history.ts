import { isList, isString } from '../lib/json';
import type { SafeStorage } from '../lib/safe-storage';
import { createKeptList } from './kept-list';
import { localKeys } from './storage-keys';

/** How many searches are kept, and when which of them are suggested. */
export interface SearchLimits {
  readonly kept: number;
  /** Characters typed before anything is suggested. */
  readonly suggestFrom: number;
  readonly suggestions: number;
}

/** What an account has searched for, newest first. */
export interface SearchHistory {
  /** Keeps a search; blank text is none. */
  add(text: string): void;
  remove(text: string): void;
  /** Kept searches that contain what is typed. */
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
  const list = createKeptList({
    ...options,
    prefix: localKeys.searchHistory,
    read: (stored) => readSearches(stored, limits.kept),
  });
  return {
    add: (text) => list.set(withSearch(list.get(), text, limits.kept)),
    remove: (text) => list.set(withoutSearch(list.get(), text)),
    suggest: (typed) => suggestions(list.get(), typed, limits),
    forget: list.forget,
  };
}

/** Reads what storage holds; what is no text is left out, and of the same text the newest stays. */
export function readSearches(value: unknown, most: number): readonly string[] {
  const searches = isList(value) ? value.filter(isString) : [];
  return searches.reduceRight<readonly string[]>((list, text) => withSearch(list, text, most), []);
}

/** The searches with one more, which takes the place of the same text in other letters. */
export function withSearch(searches: readonly string[], text: string, most: number): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' ? searches : [trimmed, ...withoutSearch(searches, trimmed)].slice(0, most);
}

/** The searches without one. */
export function withoutSearch(searches: readonly string[], text: string): readonly string[] {
  const same = text.trim().toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== same);
}

/** The newest searches that contain what is typed, once enough of it is. */
export function suggestions(searches: readonly string[], typed: string, limits: SearchLimits): readonly string[] {
  const part = typed.trim().toLowerCase();
  if ([...part].length < limits.suggestFrom) return [];
  return searches.filter((search) => search.toLowerCase().includes(part)).slice(0, limits.suggestions);
}
