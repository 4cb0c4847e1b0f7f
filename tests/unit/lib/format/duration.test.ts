import { describe, expect, test } from 'vitest';
import { formatDuration } from '~/lib/format/duration';

const en = { language: 'en' };

describe('durations', () => {
  const cases: readonly (readonly [string, { given: unknown; want: string; exact?: string }])[] = [
    ['seconds have the two largest units', { given: 7500, want: '2 hr 5 min' }],
    ['smaller units are left to the exact text', { given: 7512, want: '2 hr 5 min', exact: '2 hr 5 min 12 sec' }],
    ['a unit that is not next to the largest is left out', { given: 86_460, want: '1 day', exact: '1 day 1 min' }],
    ['nothing is zero seconds', { given: 0, want: '0 sec' }],
    ['parts of a second are milliseconds', { given: 1.25, want: '1 sec 250 ms' }],
    ['parts of a millisecond are kept', { given: 0.0004, want: '0.4 ms' }],
    ['a binary fraction is not a unit too little', { given: 1.005, want: '1 sec 5 ms' }],
    ['many days are not made years', { given: 400 * 86_400, want: '400 days' }],
    ['a negative duration has one sign', { given: -7500, want: '-2 hr 5 min' }],
    ['ISO 8601 is the same', { given: 'PT2H5M', want: '2 hr 5 min' }],
    ['units of ISO 8601 that are too large are carried', { given: 'PT125M', want: '2 hr 5 min' }],
    [
      'years and months of ISO 8601 stay what they are',
      { given: 'P1Y14M3D', want: '2 yrs 2 mths', exact: '2 yrs 2 mths 3 days' },
    ],
    ['weeks are days', { given: 'P2W', want: '14 days' }],
    ['a fraction with a comma', { given: 'PT0,35S', want: '350 ms' }],
    ['a negative duration of ISO 8601', { given: '-PT90S', want: '-1 min 30 sec' }],
    ['text stays text', { given: 'a while', want: 'a while' }],
    ['a number in a text is text', { given: '7500', want: '7500' }],
    ['ISO 8601 without a unit is text', { given: 'PT', want: 'PT' }],
    ['ISO 8601 that ends early is text', { given: 'P1DT', want: 'P1DT' }],
    ['more digits than a duration has are text', { given: `PT${'9'.repeat(40)}S`, want: `PT${'9'.repeat(40)}S` }],
    ['a number beyond all durations is text', { given: 1e300, want: '1e+300' }],
    ['a boolean is text', { given: true, want: 'true' }],
    ['an object is text', { given: { a: 1 }, want: '{"a":1}' }],
  ];
  test.each(cases)('%s', (_, { given, want, exact }) => {
    const formatted = formatDuration(given, en);
    expect(formatted?.text).toBe(want);
    expect(formatted?.exact).toBe(exact);
  });

  test.each([[7512], ['PT2H5M'], [-0.5]])('the copy of %s is the value as it came', (value) => {
    expect(formatDuration(value, en)?.copy).toBe(String(value));
  });

  test('Japanese has its own units', () => {
    expect(formatDuration(7512, { language: 'ja' })).toEqual({
      text: '2 時間 5 分',
      copy: '7512',
      exact: '2 時間 5 分 12 秒',
    });
  });

  test.each([[null], [undefined], ['']])('%s is a dash', (value) => {
    expect(formatDuration(value, en)).toBeUndefined();
  });
});
