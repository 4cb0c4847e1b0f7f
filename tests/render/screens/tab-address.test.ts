import { expect, test } from 'vitest';
import { atTab, ownOfTab } from '../../../src/render/screens/tab-address';

const drawer = 'profile=6&profileId=x&profileTab=2';

test.each<[string, { search: string; position: number; own: string; want: string }]>([
  ['the first is left out', { search: '?tab=2', position: 1, own: '', want: '' }],
  ['the drawer goes along', { search: `?q=a&${drawer}`, position: 2, own: '', want: `?${drawer}&tab=2` }],
  [
    'the period goes along',
    { search: '?from=1&to=2&period=7d&q=a', position: 1, own: '', want: '?from=1&to=2&period=7d' },
  ],
  [
    'its own comes back, several values of a name too',
    { search: '?x=1', position: 1, own: '?q=a+b&q=c', want: '?q=a+b&q=c' },
  ],
  ['what stands there twice goes twice', { search: '?q=a&q=b', position: 3, own: '', want: '?tab=3' }],
])('another tab: %s', (_, { search, position, own, want }) => {
  expect(atTab(search, position, own)).toBe(want);
});

test('of a query neither tab, drawer nor period belong to a tab', () => {
  expect(ownOfTab(`?tab=2&q=a&${drawer}&from=1&to=2&period=7d&sort=-x`)).toBe('?q=a&sort=-x');
  expect(ownOfTab(`?${drawer}`)).toBe('');
});
