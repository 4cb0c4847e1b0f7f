import { expect, test } from 'vitest';
import { rate } from '~/descriptor/scale';
import type { Scale } from '~/generated/contract/descriptor-types';

const text = (key: string) => ({ key });

const reputation: Scale = {
  id: 'web-reputation',
  of: 'integer',
  rows: [
    { equals: 71, text: text('Unrated'), severity: 'unknown' },
    { from: 0, to: 50, text: text('Dangerous'), severity: 'high' },
    { from: 51, to: 65, text: text('Highly suspicious'), severity: 'medium' },
    { from: 66, to: 80, text: text('Suspicious'), severity: 'low' },
    { from: 81, to: 100, text: text('Safe'), severity: 'safe' },
  ],
  else: 'dash',
};

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['71 is unrated before the bands [DR-VAL-04]', { given: 71, want: 'Unrated' }],
  ['0 [DR-VAL-05]', { given: 0, want: 'Dangerous' }],
  ['50 [DR-VAL-05]', { given: 50, want: 'Dangerous' }],
  ['51 [DR-VAL-06]', { given: 51, want: 'Highly suspicious' }],
  ['65 [DR-VAL-06]', { given: 65, want: 'Highly suspicious' }],
  ['66 [DR-VAL-07]', { given: 66, want: 'Suspicious' }],
  ['72 [DR-VAL-07]', { given: 72, want: 'Suspicious' }],
  ['81 [DR-VAL-08]', { given: 81, want: 'Safe' }],
  ['100 [DR-VAL-08]', { given: 100, want: 'Safe' }],
  ['101 has no row [DR-VAL-09]', { given: 101, want: undefined }],
  ['-1 has no row [DR-VAL-09]', { given: -1, want: undefined }],
  ['whole numbers only [DR-OP-22]', { given: 65.5, want: undefined }],
  ['a whole number may be text [DR-OP-22]', { given: '65', want: 'Highly suspicious' }],
  ['other text is none', { given: 'x', want: undefined }],
  ['empty text is none', { given: '', want: undefined }],
  ['a number with blanks is none', { given: ' 65', want: undefined }],
  ['null is none', { given: null, want: undefined }],
])('integers: %s', (_, { given, want }) => {
  expect(rate(reputation, given)?.text?.key).toBe(want);
});

test('a rating tells severity, icon, tone and the value counted', () => {
  const row = { text: text('Low'), severity: 'low', icon: 'bug', tone: 'good' } as const;
  const scale: Scale = { ...reputation, rows: [{ from: 0, to: 9, ...row }] };
  expect(rate(scale, '7')).toEqual({ ...row, value: 7 });
});

const others: Scale = { ...reputation, of: 'string', rows: [], else: { text: text('Other'), icon: 'bug' } };
test.each<[string, { given: unknown; want: unknown }]>([
  ['every other value has the same words', { given: 'x', want: { text: text('Other'), icon: 'bug', value: 'x' } }],
  ['a value of another kind has the same words', { given: 7, want: { text: text('Other'), icon: 'bug', value: 7 } }],
  ['no value has none', { given: '', want: undefined }],
  ['a list has none', { given: ['x'], want: undefined }],
])('the rest: %s', (_, { given, want }) => {
  expect(rate(others, given)).toEqual(want);
});

const words: Scale = {
  id: 'risk',
  of: 'string',
  rows: [
    { equals: ['UNKNOWN', 'RISK_UNKNOWN'], text: text('Unknown') },
    { equals: 'High Risk', text: text('High') },
    { equals: true, text: text('Yes') },
  ],
  else: 'value',
};

test.each<[string, { given: unknown; want: unknown }]>([
  ['one of several words', { given: 'RISK_UNKNOWN', want: { text: text('Unknown'), value: 'RISK_UNKNOWN' } }],
  ['one word', { given: 'High Risk', want: { text: text('High'), value: 'High Risk' } }],
  ['a truth value', { given: true, want: { text: text('Yes'), value: true } }],
  ['another word is shown itself', { given: 'RISK_X', want: { value: 'RISK_X' } }],
  ['case matters', { given: 'high risk', want: { value: 'high risk' } }],
  ['nothing is a dash all the same', { given: '', want: undefined }],
  ['an object', { given: {}, want: undefined }],
])('words: %s', (_, { given, want }) => {
  expect(rate(words, given)).toEqual(want);
});

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['broken numbers have bands', { given: 29.9, want: 'Low' }],
  ['the first row of touching bands wins', { given: 30, want: 'Low' }],
  ['text is no number', { given: '10', want: undefined }],
  ['NaN is no number', { given: Number.NaN, want: undefined }],
])('numbers: %s', (_, { given, want }) => {
  const rows = [
    { from: 0, to: 30, text: text('Low') },
    { from: 30, to: 70, text: text('Medium') },
  ];
  expect(rate({ id: 'risk', of: 'number', rows, else: 'dash' }, given)?.text?.key).toBe(want);
});

test('the words of a scale of names say that they are no states', () => {
  const kinds: Scale = {
    id: 'kinds',
    of: 'string',
    names: true,
    rows: [{ equals: 'a', text: text('A') }],
    else: 'value',
  };
  expect([rate(kinds, 'a')?.isName, rate(kinds, 'other')?.isName, rate(reputation, 71)?.isName]).toEqual([
    true,
    true,
    undefined,
  ]);
});
