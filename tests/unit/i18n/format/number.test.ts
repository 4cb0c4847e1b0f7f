import { expect, test } from 'vitest';
import { formatBytes } from '~/i18n/format/bytes';
import { formatNumber } from '~/i18n/format/number';

test.each<[string, { given: unknown; language?: string; want: unknown }]>([
  ['digits are grouped, the copy is not', { given: 1204, want: { text: '1,204', copy: '1204' } }],
  ['the language groups', { given: 1234567, language: 'de', want: { text: '1.234.567', copy: '1234567' } }],
  ['fractions stay whole', { given: 0.1234567, want: { text: '0.1234567', copy: '0.1234567' } }],
  ['zero is a value', { given: 0, want: { text: '0', copy: '0' } }],
  ['text stays as it is', { given: '1204', want: { text: '1204', copy: '1204' } }],
  ['null is empty', { given: null, want: undefined }],
])('%s', (_, { given, language = 'en', want }) => {
  expect(formatNumber(given, { language })).toEqual(want);
});

test.each<[string, { given: unknown; want: unknown }]>([
  ['a size has its unit, the copy is the number', { given: 1536, want: { text: '1.50 KB', copy: '1536' } }],
  ['nothing is zero bytes', { given: 0, want: { text: '0 Bytes', copy: '0' } }],
  ['a negative size is no size', { given: -1, want: { text: '-1', copy: '-1' } }],
  ['text stays as it is', { given: 'big', want: { text: 'big', copy: 'big' } }],
  ['absent is empty', { given: undefined, want: undefined }],
])('%s', (_, { given, want }) => {
  expect(formatBytes(given)).toEqual(want);
});
