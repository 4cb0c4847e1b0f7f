import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '../../src/lib/safe-storage';
import {
  createSearchHistory,
  readSearches,
  suggestions,
  withSearch,
  withoutSearch,
} from '../../src/session/search-history';
import { settings } from '../../src/generated/console';
import { memoryStorage } from '../support/memory-storage';

const limits = { kept: 100, suggestFrom: 3, suggestions: 10 };
const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `host-${index}`);

test('SH-CO-06: 10 suggestions, from the third character; SH-OP-057: 100 searches are kept', () => {
  expect(settings.search).toMatchObject(limits);
});

test.each<[string, { given: [readonly string[], string, number?]; want: readonly string[] }]>([
  ['SH-SB-14: the newest comes first', { given: [['alpha'], 'beta'], want: ['beta', 'alpha'] }],
  ['SH-SB-13: a search made twice is there once', { given: [['a', 'b'], 'b'], want: ['b', 'a'] }],
  [
    'SH-OP-057: other letters are the same text, as typed last',
    { given: [['Alpha', 'b'], 'ALPHA'], want: ['ALPHA', 'b'] },
  ],
  ['SH-OP-057: text is trimmed', { given: [[], '  alpha beta '], want: ['alpha beta'] }],
  ['SH-SB-05: blank text is no search', { given: [['a'], ' \t '], want: ['a'] }],
  ['SH-OP-057: the oldest goes when there are too many', { given: [['b', 'a'], 'c', 2], want: ['c', 'b'] }],
])('%s', (_, { given: [searches, text, most = 100], want }) => {
  expect(withSearch(searches, text, most)).toEqual(want);
});

test('a search is removed whatever its letters', () => {
  expect(withoutSearch(['Alpha', 'b'], 'alpha ')).toEqual(['b']);
});

test.each<[string, { given: [readonly string[], string]; want: readonly string[] }]>([
  ['SH-SB-10: two characters suggest nothing', { given: [['alpha'], 'al'], want: [] }],
  ['SH-SB-10: three do', { given: [['alpha'], 'alp'], want: ['alpha'] }],
  ['SH-OP-057: blanks around it do not count', { given: [['alpha'], ' al '], want: [] }],
  ['a character outside of the basic plane counts once', { given: [['😀😀😀'], '😀😀'], want: [] }],
  ['SH-SB-11: only what matches', { given: [['beta', 'alpha'], 'alp'], want: ['alpha'] }],
  ['SH-OP-057: anywhere in the text, in any letters', { given: [['The ALPHA'], 'alpha'], want: ['The ALPHA'] }],
  ['SH-SB-12: ten at most, the newest', { given: [numbered(15), 'host'], want: numbered(10) }],
])('%s', (_, { given: [searches, typed], want }) => {
  expect(suggestions(searches, typed, limits)).toEqual(want);
});

test.each<[string, { given: unknown; want: readonly string[] }]>([
  ['nothing', { given: undefined, want: [] }],
  ['an object', { given: { 0: 'a' }, want: [] }],
  ['entries of other kinds', { given: ['a', 1, null, ['b'], 'c'], want: ['a', 'c'] }],
  ['the same text twice', { given: ['a', 'b', 'A'], want: ['a', 'b'] }],
  ['blank entries', { given: [' ', 'a'], want: ['a'] }],
  ['too many', { given: numbered(200), want: numbered(100) }],
])('stored history: %s', (_, { given, want }) => {
  expect(readSearches(given, 100)).toEqual(want);
});

describe('the history of an account', () => {
  const key = 'uic_searchHistory:account-1';
  const open = (local: Storage | undefined, account = () => 'account-1') =>
    createSearchHistory({ storage: createSafeStorage(() => local), account, limits });

  test('SH-SB-15: keeps the typed texts, newest first', () => {
    const local = memoryStorage();
    const history = open(local);
    history.add('alpha');
    history.add(' beta ');
    expect(local.getItem(key)).toBe('["beta","alpha"]');
    history.remove('alpha');
    expect(local.getItem(key)).toBe('["beta"]');
  });

  test('SH-OP-057: is another one for another account', () => {
    const local = memoryStorage();
    let account = 'account-1';
    const history = open(local, () => account);
    history.add('alpha');
    account = 'account-2';
    expect(history.suggest('alpha')).toEqual([]);
  });

  test.each<[string, Storage | undefined]>([
    ['is absent', undefined],
    ['is corrupt', memoryStorage({ [key]: '{"broken' })],
    [
      'is full',
      {
        ...memoryStorage(),
        getItem: () => '["old"]',
        setItem: () => {
          throw new Error('full');
        },
      },
    ],
  ])('works while storage %s', (_, local) => {
    const history = open(local);
    history.add('alpha');
    history.add('alphabet');
    expect(history.suggest('alp')).toEqual(['alphabet', 'alpha']);
    history.remove('alpha');
    expect(history.suggest('alp')).toEqual(['alphabet']);
  });
});
