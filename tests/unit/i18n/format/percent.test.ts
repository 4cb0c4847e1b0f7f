import { describe, expect, test } from 'vitest';
import { formatPercent } from '~/i18n/format/percent';

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
