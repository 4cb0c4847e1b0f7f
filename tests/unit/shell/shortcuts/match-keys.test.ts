import { expect, test } from 'vitest';
import { header } from '~/generated/console/header';
import { isPlain, matchKeys, type Press } from '~/shell/shortcuts/match-keys';

const within = 1000;
const shortcuts = ['mod+k', '/', '?', 'g d', 'g n', 'g n x', 'x y z'].map((keys) => ({ keys }));

/** What a row of keys finds, each key a tenth of a second after the one before unless a pause is before it. */
function typed(keys: readonly (string | number)[]): readonly string[] {
  const found: string[] = [];
  let started: readonly Press[] = [];
  let at = 0;
  for (const key of keys) {
    if (typeof key === 'number') at += key;
    else {
      const matched = matchKeys(started, { name: key, at: (at += 100) }, shortcuts, within);
      started = matched.started;
      if (matched.found) found.push(matched.found.keys);
    }
  }
  return found;
}

test.each<[string, { given: readonly (string | number)[]; want: readonly string[] }]>([
  ['one key', { given: ['/'], want: ['/'] }],
  ['a combination', { given: ['mod+k'], want: ['mod+k'] }],
  ['the letter alone is not the combination', { given: ['k'], want: [] }],
  ['a sequence', { given: ['g', 'd'], want: ['g d'] }],
  ['a sequence of three', { given: ['x', 'y', 'z'], want: ['x y z'] }],
  ['its second key alone', { given: ['d'], want: [] }],
  ['in another order', { given: ['d', 'g'], want: [] }],
  ['the longest pause', { given: ['g', within - 100, 'd'], want: ['g d'] }],
  ['a pause that is too long', { given: ['g', within, 'd'], want: [] }],
  ['a late key begins again', { given: ['g', within, 'g', 'd'], want: ['g d'] }],
  ['the pause counts between keys, not over all', { given: ['x', 800, 'y', 800, 'z'], want: ['x y z'] }],
  ['a wrong key ends the sequence', { given: ['g', 'q', 'd'], want: [] }],
  ['a wrong key may be a shortcut itself', { given: ['g', '/'], want: ['/'] }],
  ['a wrong key may begin another sequence', { given: ['x', 'g', 'd'], want: ['g d'] }],
  ['the first key twice', { given: ['g', 'g', 'd'], want: ['g d'] }],
  ['one after the other', { given: ['g', 'd', 'g', 'd', '?'], want: ['g d', 'g d', '?'] }],
])('%s', (_, { given, want }) => expect(typed(given)).toEqual(want));

test('shortcuts without Ctrl or Cmd are plain', () => {
  expect(shortcuts.filter(isPlain).map(({ keys }) => keys)).not.toContain('mod+k');
});

test('no shortcut of the console hides another one behind its first keys', () => {
  const keys = header.shortcuts.map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
  const hidden = keys.filter((key) => keys.some((other) => key.startsWith(`${other} `)));
  expect(hidden).toEqual([]);
});
