import { expect, test } from 'vitest';
import { routes } from '../../src/generated/routes';
import { readMenu } from '../../src/session/menu';
import { breadcrumbTrail, foldTrail } from '../../src/shell/breadcrumb-trail';
import { menuModel, trailTo } from '../../src/shell/menu/menu-model';
import { entry } from '../app/console';

const started = entry(72, { title: 'Getting started' });
const trailOf = (data: readonly object[], own: readonly { label: string }[] = []) => {
  const selection = trailTo(menuModel(readMenu({ data }, 3), routes).nodes, (node) => node.entry.id === '72');
  return breadcrumbTrail({
    selection,
    wording: (node) => node.entry.title,
    title: 'Getting started',
    pathname: '/users/started',
    isEntry: true,
    own,
  });
};

test.each<[string, { data: readonly object[]; own?: readonly { label: string }[]; want: readonly object[] }]>([
  [
    'a group and its entry with one title are said once',
    { data: [entry('g', { title: 'Getting started', children: [started] })], want: [{ label: 'Getting started' }] },
  ],
  [
    'three of one title too',
    {
      data: [
        entry('g', {
          title: 'Getting started',
          children: [entry('h', { title: 'Getting started', children: [started] })],
        }),
      ],
      want: [{ label: 'Getting started' }],
    },
  ],
  [
    'the mark of either stays',
    {
      data: [entry('g', { title: 'Getting started', preview: true, comesoon: true, children: [started] })],
      want: [{ label: 'Getting started', preview: true, comingSoon: true }],
    },
  ],
  [
    'one title twice on the way is said twice when another stands between',
    {
      data: [entry('g', { title: 'Getting started', children: [entry('h', { title: 'Other', children: [started] })] })],
      want: [{ label: 'Getting started' }, { label: 'Other' }, { label: 'Getting started' }],
    },
  ],
  [
    'SH-OP-056: items of the page follow, and its entry then leads back',
    {
      data: [started],
      own: [{ label: 'Step 1' }],
      want: [{ label: 'Getting started', to: '/users/started' }, { label: 'Step 1' }],
    },
  ],
])('%s', (_, { data, own, want }) => {
  const trail = trailOf(data, own);
  expect(trail).toHaveLength(want.length);
  expect(trail).toMatchObject(want);
});

test('the current page leads nowhere, also after it was merged with its group', () => {
  expect(trailOf([entry('g', { title: 'Getting started', children: [started] })])[0]).not.toHaveProperty('to');
});

test.each<[string, { given: string; most: number; want: readonly string[] }]>([
  ['a short way is shown whole', { given: 'abcd', most: 4, want: ['', '', 'abcd'] }],
  ['the middle of a longer one is folded', { given: 'abcde', most: 4, want: ['a', 'bc', 'de'] }],
  ['beginning, sign and page are the least', { given: 'abcdef', most: 3, want: ['a', 'bcde', 'f'] }],
  ['no way is none', { given: '', most: 4, want: ['', '', ''] }],
])('%s', (_, { given, most, want }) => {
  const { start, folded, end } = foldTrail(
    [...given].map((label) => ({ label })),
    most,
  );
  expect([start, folded, end].map((part) => part.map(({ label }) => label).join(''))).toEqual(want);
});
