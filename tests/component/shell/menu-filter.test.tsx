import { expect, test } from 'vitest';
import { filterMenu } from '~/shell/menu/MenuFilter';
import { countNodes } from '~/shell/menu/menu-model';
import { menuModel, type MenuNode } from '~/shell/menu/menu-model';
import { routes } from '~/generated/console/routes';
import { readMenu } from '~/session/menu';
import { entry } from '../../harness/app/console';

const data = [
  entry('a', { title: 'Alpha', children: [entry(88, { title: 'Red' }), entry(5, { title: 'Green' })] }),
  entry('b', {
    title: 'Beta',
    children: [entry('c', { title: 'Gamma', children: [entry(30, { title: 'Red sea' })] })],
  }),
  entry(31, { title: 'Redwood' }),
];
const { nodes } = menuModel(readMenu({ data }, 3), routes, { inMenu: 'plain', isOpen: true });

const outline = (list: readonly MenuNode[]): unknown =>
  list.map(({ entry: { title }, children }) => (children.length > 0 ? [title, outline(children)] : title));

test.each<[string, { given: string; maxEntries?: number; want: unknown; count: number; isCut?: boolean }]>([
  [
    'entries stand in their groups',
    { given: 'red', want: [['Alpha', ['Red']], ['Beta', [['Gamma', ['Red sea']]]], 'Redwood'], count: 3 },
  ],
  ['a group that is found brings all of its entries', { given: 'alp', want: [['Alpha', ['Red', 'Green']]], count: 2 }],
  ['nothing found is nothing', { given: 'blue', want: [], count: 0 }],
  [
    'no more than allowed are shown, and it is said',
    {
      given: 'red',
      maxEntries: 2,
      want: [
        ['Alpha', ['Red']],
        ['Beta', [['Gamma', ['Red sea']]]],
      ],
      count: 2,
      isCut: true,
    },
  ],
  ['exactly as many as allowed are all', { given: 'green', maxEntries: 1, want: [['Alpha', ['Green']]], count: 1 }],
])('%s', (_, { given, maxEntries = 10, want, count, isCut = false }) => {
  const found = filterMenu(nodes, (node) => node.entry.title.toLowerCase().includes(given), maxEntries);
  expect(outline(found.nodes)).toEqual(want);
  expect(found).toMatchObject({ count, isCut });
});

test('groups count as entries', () => {
  expect(countNodes(nodes)).toBe(7);
});
