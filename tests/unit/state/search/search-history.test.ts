import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import {
  createSearchHistory,
  readSearches,
  suggestions,
  withSearch,
  withoutSearch,
} from '~/state/search/search-history';
import { settings } from '~/generated/console/console';
import { memoryStorage } from '~/tests/harness/memory-storage';

const limits = { maxStored: 100, suggestFrom: 3, suggestions: 10 };
const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `host-${index}`);

test('the settings have 10 suggestions, from the third character on, and 100 stored searches [SH-CO-06, SH-OP-057]', () => {
  expect(settings.search).toMatchObject({ historySize: 100, suggestFrom: 3, suggestions: 10 });
});

test.each<[string, { given: [readonly string[], string, number?]; want: readonly string[] }]>([
  ['the newest comes first [SH-SB-14]', { given: [['alpha'], 'beta'], want: ['beta', 'alpha'] }],
  ['a search made twice is there once [SH-SB-13]', { given: [['a', 'b'], 'b'], want: ['b', 'a'] }],
  [
    'other letters are the same text, as typed last [SH-OP-057]',
    { given: [['Alpha', 'b'], 'ALPHA'], want: ['ALPHA', 'b'] },
  ],
  ['text is trimmed [SH-OP-057]', { given: [[], '  alpha beta '], want: ['alpha beta'] }],
  ['blank text is no search [SH-SB-05]', { given: [['a'], ' \t '], want: ['a'] }],
  ['the oldest goes when there are too many [SH-OP-057]', { given: [['b', 'a'], 'c', 2], want: ['c', 'b'] }],
])('%s', (_, { given: [searches, text, max = 100], want }) => {
  expect(withSearch(searches, text, max)).toEqual(want);
});

test('a search is removed whatever its letters', () => {
  expect(withoutSearch(['Alpha', 'b'], 'alpha ')).toEqual(['b']);
});

test.each<[string, { given: [readonly string[], string]; want: readonly string[] }]>([
  ['two characters suggest nothing [SH-SB-10]', { given: [['alpha'], 'al'], want: [] }],
  ['three do [SH-SB-10]', { given: [['alpha'], 'alp'], want: ['alpha'] }],
  ['blanks around it do not count [SH-OP-057]', { given: [['alpha'], ' al '], want: [] }],
  ['a character outside of the basic plane counts once', { given: [['😀😀😀'], '😀😀'], want: [] }],
  ['only what matches [SH-SB-11]', { given: [['beta', 'alpha'], 'alp'], want: ['alpha'] }],
  ['anywhere in the text, in any letters [SH-OP-057]', { given: [['The ALPHA'], 'alpha'], want: ['The ALPHA'] }],
  ['ten at most, the newest [SH-SB-12]', { given: [numbered(15), 'host'], want: numbered(10) }],
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

  test('keeps the typed texts, newest first [SH-SB-15]', () => {
    const local = memoryStorage();
    const history = open(local);
    history.add('alpha');
    history.add(' beta ');
    expect(local.getItem(key)).toBe('["beta","alpha"]');
    history.remove('alpha');
    expect(local.getItem(key)).toBe('["beta"]');
  });

  test('is another one for another account [SH-OP-057]', () => {
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
