import { expect, test, describe } from 'vitest';
import { formatNumber, formatBytes, formatPercent } from '~/lib/format/number';

test.each<[string, { given: unknown; language?: string; want: unknown }]>([
  ['digits are grouped, the copy is not', { given: 1204, want: { text: '1,204', copy: '1204' } }],
  ['the language groups', { given: 1234567, language: 'de', want: { text: '1.234.567', copy: '1234567' } }],
  ['fractions stay whole', { given: 0.1234567, want: { text: '0.1234567', copy: '0.1234567' } }],
  ['zero is a value', { given: 0, want: { text: '0', copy: '0' } }],
  ['a sign has no mark of direction', { given: -5, language: 'he', want: { text: '-5', copy: '-5' } }],
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

const en = { language: 'en' };

describe('percents', () => {
  const cases: readonly (readonly [string, { given: readonly [unknown, 1 | 100]; want: string }])[] = [
    ['a share of one', { given: [0.125, 1], want: '12.5%' }],
    ['a share of a hundred', { given: [12.5, 100], want: '12.5%' }],
    ['two decimals at most', { given: [1 / 3, 1], want: '33.33%' }],
    ['none of it', { given: [0, 1], want: '0%' }],
    ['all of it', { given: [100, 100], want: '100%' }],
    ['more than all of it', { given: [1234, 100], want: '1,234%' }],
    ['less than none of it', { given: [-0.05, 1], want: '-5%' }],
    ['almost none of it is not 0%', { given: [0.000_001, 1], want: '< 0.01%' }],
    ['almost all of it is not 100%', { given: [99.9999, 100], want: '> 99.99%' }],
    ['a number in a text is text', { given: ['12.5', 100], want: '12.5' }],
    ['other text is text', { given: ['half', 1], want: 'half' }],
    ['a boolean is text', { given: [true, 1], want: 'true' }],
    ['a list is text', { given: [[1, 2], 1], want: '[1,2]' }],
  ];
  test.each(cases)('%s', (_, { given: [value, whole], want }) => {
    expect(formatPercent(value, whole, en)?.text).toBe(want);
  });

  test('the copy is the number as it came', () => {
    expect(formatPercent(0.125, 1, en)?.copy).toBe('0.125');
  });

  test('another language has its own sign', () => {
    expect(formatPercent(0.125, 1, { language: 'de' })?.text).toBe('12,5\u00a0%');
    expect(formatPercent(0.125, 1, { language: 'ja' })?.text).toBe('12.5%');
  });

  test.each([[null], [undefined], ['']])('%s is a dash', (value) => {
    expect(formatPercent(value, 1, en)).toBeUndefined();
  });
});
