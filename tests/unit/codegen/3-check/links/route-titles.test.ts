import { routeTitles } from '~/codegen/3-check/links/route-titles';
import { table } from '~/tests/harness/codegen/table';

const pages = (...routes: readonly object[]) => ({
  'routes/more.json': { area: 'More', routes: routes.map((route) => ({ kind: 'screen', ...route })) },
});
const finding = 'route/title -> Choose another one. If no user has both pages, say "sharesTitle": true here.';

table(routeTitles, [
  ['pages have different titles', { given: pages({ path: '/a', title: 'A' }, { path: '/b', title: 'B' }), want: [] }],
  [
    'the second page of a title is told',
    { given: pages({ path: '/a', title: 'A' }, { path: '/b', title: '▶A' }), want: [finding] },
  ],
  [
    'also where the title is a shared text',
    {
      given: pages(
        { path: '/a', title: { message: 'HELLO' } },
        { kind: 'catch-all', path: '/b/{id*}', 'title▶': { message: 'HELLO' } },
      ),
      want: [finding],
    },
  ],
  [
    'two versions of a page share a title when one says so',
    { given: pages({ path: '/a', title: 'A' }, { path: '/b', title: 'A', sharesTitle: true }), want: [] },
  ],
  [
    'a page that shares its title with none may not say so',
    {
      given: pages({ path: '/a', title: 'A', '▶sharesTitle': true }, { path: '/b', title: 'B' }),
      want: ['route/shares-title'],
    },
  ],
  [
    'what leads out of the console is no page',
    { given: pages({ path: '/a', title: 'A' }, { kind: 'outside', path: './info.html#/', title: 'A' }), want: [] },
  ],
]);
