import { expect, test } from 'vitest';
import { tabQuery, withTab } from '~/view/screen/TabsScreen';

const drawer = 'profile=6&profileId=x&profileTab=2';

test.each<[string, { search: string; position: number; parameters: string; want: string }]>([
  ['the first has no parameter', { search: '?tab=2', position: 1, parameters: '', want: '' }],
  ['the drawer stays', { search: `?q=a&${drawer}`, position: 2, parameters: '', want: `?${drawer}&tab=2` }],
  [
    'the period stays',
    { search: '?from=1&to=2&period=7d&q=a', position: 1, parameters: '', want: '?from=1&to=2&period=7d' },
  ],
  [
    'its stored parameters return, repeated ones too',
    { search: '?x=1', position: 1, parameters: '?q=a+b&q=c', want: '?q=a+b&q=c' },
  ],
  [
    'all values of a repeated parameter are removed',
    { search: '?q=a&q=b', position: 3, parameters: '', want: '?tab=3' },
  ],
])('another tab: %s', (_, { search, position, parameters, want }) => {
  expect(withTab(search, position, parameters)).toBe(want);
});

test('the query of a tab contains neither tab, drawer nor period', () => {
  expect(tabQuery(`?tab=2&q=a&${drawer}&from=1&to=2&period=7d&sort=-x`)).toBe('?q=a&sort=-x');
  expect(tabQuery(`?${drawer}`)).toBe('');
});
