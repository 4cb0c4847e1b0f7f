import { expect, test } from 'vitest';
import { completeQuery } from '~/descriptor/query/complete-query';
import { queryFields } from '~/tests/fixtures/descriptor/query-fields';

/** A query with its caret, the words that are suggested, and the query after the first of them. */
const rows: readonly (readonly [title: string, text: string, words: readonly string[], completed?: string])[] = [
  [
    'every field at first',
    '|',
    ['severity', 'status', 'owned', 'site', 'risky', 'score', 'cvss', 'day', 'owner'],
    'severity:|',
  ],
  [
    'fields whose name begins with a word, then those that contain it',
    'r|',
    ['risky', 'severity', 'score', 'owner'],
    'risky:|',
  ],
  ['a field by its alias', 'a sev|', ['severity'], 'a severity:|'],
  ['a field by its name for the reader', 'stat|', ['status'], 'status:|'],
  ['the word around the caret is replaced', 'se|ver high', ['severity'], 'severity:| high'],
  ['of fields that can be excluded, after a minus', '-s|', ['-severity', '-status', '-site'], '-severity:|'],
  ['the name alone of a number', 'sco|', ['score'], 'score|'],
  ['the operators of a number', 'score|', ['>=', '<=', ':'], 'score>=|'],
  ['the operator that an operation takes', 'cvss|', ['>='], 'cvss>=|'],
  ['the values of a field', 'severity:|', ['critical', 'high', 'medium', 'low'], 'severity:critical |'],
  ['values that begin with a word', 'severity:h|', ['high'], 'severity:high |'],
  ['a value by its name for the reader', 'status:clo|', ['"closed it"'], 'status:"closed it" |'],
  ['a value in open quotes', 'status:"in p|', ['inProgress'], 'status:inProgress |'],
  [
    'values in a list without those before',
    'severity:(high OR |',
    ['critical', 'medium', 'low'],
    'severity:(high OR critical |',
  ],
  ['what follows a value in a list', 'severity:(high |', ['OR', ')'], 'severity:(high OR |'],
  ['a field after a list', 'severity:(high OR low) ri|', ['risky', 'severity'], 'severity:(high OR low) risky:|'],
  ['the value of a switch', 'risky:|', ['true'], 'risky:true |'],
  ['nothing for a text', 'owner:a|', []],
  ['nothing for a field that is not there', 'planet:|', []],
];
test.each(rows.map(([title, ...row]) => [title, row] as const))('%s', (_, [marked, words, completed]) => {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const suggestions = completeQuery(text, caret, queryFields);
  expect(suggestions.map(({ word }) => word)).toEqual(words);
  const [first] = suggestions;
  if (completed === undefined || !first) return;
  expect(`${text.slice(0, first.from)}${first.text}|${text.slice(first.to)}`).toBe(completed);
});
