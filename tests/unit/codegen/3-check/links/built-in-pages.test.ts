import { builtInPages } from '~/codegen/3-check/links/built-in-pages';
import { table } from '~/tests/harness/codegen/table';

const routes = (...list: readonly object[]) => ({
  'routes/more.json': { area: 'More', routes: list.map((route) => ({ kind: 'screen', title: 'T', ...route })) },
});
const menu = { operation: 'getMenu', reads: { entries: 'answer', entry: { id: 'item.id' } } };
const forbidden = (page: object) => ({ 'errors.json': { rows: [{ policy: { kind: 'page', ...page } }] } });
const denied = { path: '/no', page: 'access-denied' };

table(builtInPages, [
  [
    'a landing page without the page that opens in its place is told',
    { given: routes({ path: '/land', page: '▶landing' }), want: ['route/built-in-page'] },
  ],
  [
    'with it, nothing is missing',
    { given: routes({ path: '/land', page: 'landing' }, { path: '/begin', page: 'started' }), want: [] },
  ],
  [
    'an error that leads to the page about refused access needs it',
    { given: { ...forbidden({ page: '▶forbidden' }) }, want: ['route/built-in-page'] },
  ],
  ['the page of an outage has no route', { given: { ...forbidden({ page: 'unavailable' }) }, want: [] }],
  [
    'a menu that decides about routes needs the page about refused access',
    {
      given: { ...routes({ path: '/a', keys: [1] }), 'engine.json': { 'menu▶': menu } },
      want: ['route/built-in-page'],
    },
  ],
  [
    'a route with this page serves all of them',
    {
      given: {
        ...routes({ path: '/a', keys: [1] }, denied),
        ...forbidden({ page: 'forbidden' }),
        'engine.json': { menu },
      },
      want: [],
    },
  ],
  [
    'without keys, the menu refuses no route',
    { given: { ...routes({ path: '/a' }), 'engine.json': { menu } }, want: [] },
  ],
]);
