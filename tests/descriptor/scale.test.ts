import { expect, test } from 'vitest';
import { judge } from '../../src/descriptor/scale';
import type { Scale } from '../../src/generated/descriptor-types';

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
  otherwise: 'dash',
};

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['DR-VAL-04: 71 is unrated before the bands', { given: 71, want: 'Unrated' }],
  ['DR-VAL-05: 0', { given: 0, want: 'Dangerous' }],
  ['DR-VAL-05: 50', { given: 50, want: 'Dangerous' }],
  ['DR-VAL-06: 51', { given: 51, want: 'Highly suspicious' }],
  ['DR-VAL-06: 65', { given: 65, want: 'Highly suspicious' }],
  ['DR-VAL-07: 66', { given: 66, want: 'Suspicious' }],
  ['DR-VAL-07: 72', { given: 72, want: 'Suspicious' }],
  ['DR-VAL-08: 81', { given: 81, want: 'Safe' }],
  ['DR-VAL-08: 100', { given: 100, want: 'Safe' }],
  ['DR-VAL-09: 101 has no row', { given: 101, want: undefined }],
  ['DR-VAL-09: nor has -1', { given: -1, want: undefined }],
  ['OP-22: whole numbers only', { given: 65.5, want: undefined }],
  ['OP-22: a whole number may be text', { given: '65', want: 'Highly suspicious' }],
  ['other text is none', { given: 'x', want: undefined }],
  ['nor is empty text', { given: '', want: undefined }],
  ['nor a number with blanks', { given: ' 65', want: undefined }],
  ['null is none', { given: null, want: undefined }],
])('integers: %s', (_, { given, want }) => {
  expect(judge(reputation, given)?.text?.key).toBe(want);
});

test('a judgement tells severity, icon, tone and the value counted', () => {
  const row = { text: text('Low'), severity: 'low', icon: 'bug', tone: 'good' } as const;
  const scale: Scale = { ...reputation, rows: [{ from: 0, to: 9, ...row }] };
  expect(judge(scale, '7')).toEqual({ ...row, value: 7 });
});

const others: Scale = { ...reputation, of: 'string', rows: [], otherwise: { text: text('Other'), icon: 'bug' } };
test.each<[string, { given: unknown; want: unknown }]>([
  ['every other value has the same words', { given: 'x', want: { text: text('Other'), icon: 'bug', value: 'x' } }],
  ['also one of another kind', { given: 7, want: { text: text('Other'), icon: 'bug', value: 7 } }],
  ['no value has none', { given: '', want: undefined }],
  ['nor has what is no single value', { given: ['x'], want: undefined }],
])('the rest: %s', (_, { given, want }) => {
  expect(judge(others, given)).toEqual(want);
});

const words: Scale = {
  id: 'risk',
  of: 'string',
  rows: [
    { equals: ['UNKNOWN', 'RISK_UNKNOWN'], text: text('Unknown') },
    { equals: 'High Risk', text: text('High') },
    { equals: true, text: text('Yes') },
  ],
  otherwise: 'value',
};

test.each<[string, { given: unknown; want: unknown }]>([
  ['one of several words', { given: 'RISK_UNKNOWN', want: { text: text('Unknown'), value: 'RISK_UNKNOWN' } }],
  ['one word', { given: 'High Risk', want: { text: text('High'), value: 'High Risk' } }],
  ['a truth value', { given: true, want: { text: text('Yes'), value: true } }],
  ['another word is shown itself', { given: 'RISK_X', want: { value: 'RISK_X' } }],
  ['case matters', { given: 'high risk', want: { value: 'high risk' } }],
  ['nothing is a dash all the same', { given: '', want: undefined }],
  ['so is an object', { given: {}, want: undefined }],
])('words: %s', (_, { given, want }) => {
  expect(judge(words, given)).toEqual(want);
});

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['broken numbers have bands', { given: 29.9, want: 'Low' }],
  ['the first row of touching bands wins', { given: 30, want: 'Low' }],
  ['text is no number', { given: '10', want: undefined }],
  ['nor is what is not finite', { given: Number.NaN, want: undefined }],
])('numbers: %s', (_, { given, want }) => {
  const rows = [
    { from: 0, to: 30, text: text('Low') },
    { from: 30, to: 70, text: text('Medium') },
  ];
  expect(judge({ id: 'risk', of: 'number', rows, otherwise: 'dash' }, given)?.text?.key).toBe(want);
});

test('the words of a scale of names say that they are no states', () => {
  const kinds: Scale = {
    id: 'kinds',
    of: 'string',
    names: true,
    rows: [{ equals: 'a', text: text('A') }],
    otherwise: 'value',
  };
  expect([judge(kinds, 'a')?.isName, judge(kinds, 'other')?.isName, judge(reputation, 71)?.isName]).toEqual([
    true,
    true,
    undefined,
  ]);
});
