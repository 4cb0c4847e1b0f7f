import { expect, test } from 'vitest';
import { groupsOf, rankItems, type PaletteItem } from '~/shell/palette/rank-items';

const item = (group: PaletteItem['group'], title: string, hint = ''): PaletteItem => ({
  id: `${group} ${title}`,
  group,
  title,
  hint,
  icon: null,
  run: () => undefined,
});
const items: readonly PaletteItem[] = [
  item('objects', 'WIN-DC01', 'Host'),
  item('objects', 'https://dash.example/', 'URL'),
  item('pages', 'Endpoint inventory', 'Endpoint security'),
  item('pages', 'Dashboard'),
  item('pages', 'Sensor policy', 'Endpoint security'),
  item('commands', 'Dark theme', 'Theme'),
  item('commands', 'Log out'),
];
const ranked = (typed: string, perGroup = 8): readonly string[] =>
  rankItems(items, typed, perGroup).map(({ title }) => title);

test.each<[string, { given: [string, number?]; want: readonly string[] }]>([
  ['nothing typed gives all, in their order', { given: [''], want: items.map(({ title }) => title) }],
  ['at most so many of each group', { given: ['', 1], want: ['WIN-DC01', 'Endpoint inventory', 'Dark theme'] }],
  ['the best group comes first', { given: ['dash'], want: ['Dashboard', 'https://dash.example/'] }],
  ['first letters of words find', { given: ['ei'], want: ['Endpoint inventory'] }],
  ['a title is better than a hint', { given: ['endpoint'], want: ['Endpoint inventory', 'Sensor policy'] }],
  ['a hint alone finds too', { given: ['host'], want: ['WIN-DC01'] }],
  ['whatever the letters', { given: ['LOG OUT'], want: ['Log out'] }],
  ['blanks around it do not count', { given: ['  log out '], want: ['Log out'] }],
  ['letters far apart are no match', { given: ['zzq'], want: [] }],
])('%s', (_, { given, want }) => expect(ranked(...given)).toEqual(want));

test('a match says which letters of the title fit', () => {
  expect(rankItems(items, 'dashb', 8)[0]?.ranges).toEqual([[0, 5]]);
  expect(rankItems(items, 'host', 8)[0]?.ranges).toEqual([]);
});

test('groups keep the order of their best', () => {
  const groups = groupsOf(rankItems(items, 'dash', 8)).map(({ group, items: groupItems }) => [
    group,
    groupItems.length,
  ]);
  expect(groups).toEqual([
    ['pages', 1],
    ['objects', 1],
  ]);
});
