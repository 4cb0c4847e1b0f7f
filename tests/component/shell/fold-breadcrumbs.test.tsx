import { expect, test } from 'vitest';
import { routes } from '~/generated/console/routes';
import { readMenu } from '~/session/menu';
import { breadcrumbs, foldBreadcrumbs } from '~/shell/breadcrumbs';
import { menuModel, pathTo } from '~/shell/menu/menu-model';
import { entry } from '../../harness/app/console';

const started = entry(72, { title: 'Getting started' });
const crumbsOf = (data: readonly object[], pageCrumbs: readonly { label: string }[] = []) => {
  const selection = pathTo(
    menuModel(readMenu({ data }, 3), routes, { inMenu: 'plain', isOpen: true }).nodes,
    (node) => node.entry.id === '72',
  );
  return breadcrumbs({
    selection,
    wording: (node) => node.entry.title,
    title: 'Getting started',
    pathname: '/users/started',
    isEntry: true,
    pageCrumbs: pageCrumbs,
  });
};

test.each<[string, { data: readonly object[]; pageCrumbs?: readonly { label: string }[]; want: readonly object[] }]>([
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
    'items of the page follow, and its entry then leads back [SH-OP-056]',
    {
      data: [started],
      pageCrumbs: [{ label: 'Step 1' }],
      want: [{ label: 'Getting started', to: '/users/started' }, { label: 'Step 1' }],
    },
  ],
])('%s', (_, { data, pageCrumbs, want }) => {
  const crumbs = crumbsOf(data, pageCrumbs);
  expect(crumbs).toHaveLength(want.length);
  expect(crumbs).toMatchObject(want);
});

test('the current page leads nowhere, also after it was merged with its group', () => {
  expect(crumbsOf([entry('g', { title: 'Getting started', children: [started] })])[0]).not.toHaveProperty('to');
});

test.each<[string, { given: string; maxCrumbs: number; lacking?: number; want: readonly string[] }]>([
  ['a short way is shown whole', { given: 'abcd', maxCrumbs: 4, want: ['', '', 'abcd'] }],
  ['the middle of a longer one is folded', { given: 'abcde', maxCrumbs: 4, want: ['a', 'bc', 'de'] }],
  ['beginning, sign and page are the least', { given: 'abcdef', maxCrumbs: 3, want: ['a', 'bcde', 'f'] }],
  ['no way is none', { given: '', maxCrumbs: 4, want: ['', '', ''] }],
  ['without room the first are folded', { given: 'abcd', maxCrumbs: 4, lacking: 2, want: ['', 'ab', 'cd'] }],
  ['of a long way the beginning too', { given: 'abcde', maxCrumbs: 4, lacking: 1, want: ['', 'abc', 'de'] }],
  ['then what is before the page', { given: 'abcde', maxCrumbs: 4, lacking: 2, want: ['', 'abcd', 'e'] }],
  ['the page itself never', { given: 'abc', maxCrumbs: 4, lacking: 7, want: ['', 'ab', 'c'] }],
])('%s', (_, { given, maxCrumbs, lacking, want }) => {
  const { start, folded, end } = foldBreadcrumbs(
    [...given].map((label) => ({ label })),
    maxCrumbs,
    lacking,
  );
  expect([start, folded, end].map((part) => part.map(({ label }) => label).join(''))).toEqual(want);
});
