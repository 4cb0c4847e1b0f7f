import { linkTargets } from '~/codegen/3-check/links/link-targets';
import { hosts, nameColumn, routesTo } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

/**
 * A page with a button that leads on: to a list with a page for each entry, to tabs, to a page of the console's own.
 */
const leading = (action: object) => ({
  'screens/hosts.json': hosts({ columns: [{ ...nameColumn, sort: 'name' }] }),
  'screens/one.json': { kind: 'placeholder' },
  'screens/tabs.json': {
    kind: 'tabs',
    tabs: [
      { id: 'a', title: 'A', screen: 'hosts' },
      { id: 'b', title: 'B', screen: 'one' },
    ],
  },
  ...routesTo(
    { path: '/hosts', screen: 'hosts' },
    { path: '/hosts/{id*}', screen: 'hosts', detail: 'one' },
    { path: '/tabs', screen: 'tabs' },
    { path: '/page' },
  ),
  'screens/from.json': {
    kind: 'sections',
    sections: [{ id: 'a', fields: [{ type: 'text', value: 'site', id: 'x', label: 'X' }] }],
    buttons: [{ id: 'go', label: 'Go', action: { type: 'navigate', ...action } }],
  },
});

table(linkTargets, [
  ['a tail follows a path that takes one', { given: leading({ to: '/hosts', tail: 'site' }), want: [] }],
  [
    'no other path has one',
    {
      given: leading({ to: '/tabs', '▶tail': 'site' }),
      want: ['link/tail -> Remove the tail here, or end the path of the route in "/{id*}".'],
    },
  ],
  ['a tab is named by its position', { given: leading({ to: '/tabs', query: { tab: '2' } }), want: [] }],
  [
    'which one of the page is',
    {
      given: leading({ to: '/tabs', query: { tab: ' ▶3' } }),
      want: ['link/tab -> A tab is named by its position, from 1 to 2.'],
    },
  ],
  [
    'and not by its id',
    {
      given: leading({ to: '/tabs', query: { tab: " ▶'b'" } }),
      want: ['link/tab -> A tab is named by its position, from 1 to 2.'],
    },
  ],
  ['a page may have none', { given: leading({ to: '/hosts', query: { tab: ' ▶1' } }), want: ['link/tab'] }],
  [
    'an order is one of a column, also behind a tab',
    { given: leading({ to: '/tabs', query: { sort: "'-name'" } }), want: [] },
  ],
  [
    'another is told with the nearest',
    {
      given: leading({ to: '/hosts', query: { sort: " ▶'-nmae'" } }),
      want: ["link/sort -> '-name'"],
    },
  ],
  ['what is computed may be any', { given: leading({ to: '/hosts', query: { sort: 'site' } }), want: [] }],
  ['a page of its own may read anything', { given: leading({ to: '/page', query: { tab: '9' } }), want: [] }],
]);
