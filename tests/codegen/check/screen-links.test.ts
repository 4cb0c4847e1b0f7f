import { screenLinks } from '../../../codegen/check/screen-links';
import { hosts, paged, routesTo } from '../given/screens';
import { table } from '../given/table';

const filters = [
  { type: 'text', id: 'q', label: 'Q' },
  {
    type: 'choices',
    id: 'risk',
    label: 'R',
    options: [
      { value: 'high', label: 'H' },
      { value: 'low', label: 'L' },
    ],
  },
  { type: 'switch', id: 'mine', label: 'M' },
];
const reached = {
  'screens/hosts.json': hosts({ filters, address: ['case'] }, paged),
  'screens/one.json': {
    kind: 'tabs',
    tabs: [
      { id: 'a', title: 'A', screen: 'hosts' },
      { id: 'b', title: 'B', screen: 'empty' },
    ],
  },
  'screens/empty.json': { kind: 'placeholder' },
};

/** A page with a button that leads on. */
const leading = (to: string, query: object, routes: object = {}) => ({
  ...reached,
  ...routesTo(
    { path: '/hosts', screen: 'hosts', query: ['navigation'] },
    { path: '/one/{id*}', screen: 'empty', detail: 'one' },
    { path: '/page' },
  ),
  ...routes,
  'screens/from.json': {
    kind: 'sections',
    sections: [{ id: 'a', fields: [{ type: 'text', value: 'site', id: 'x', label: 'X' }] }],
    buttons: [{ id: 'go', label: 'Go', action: { type: 'navigate', to, query } }],
  },
});

table(screenLinks, [
  [
    'an address carries filters, declared names, names of the route and those that every screen has',
    {
      given: leading('/hosts', {
        q: 'site',
        risk: "['high', 'low']",
        mine: "'1'",
        case: "'c'",
        navigation: "'x'",
        sort: "'-name'",
        profileId: "'x'",
      }),
      want: [],
    },
  ],
  [
    'a misspelt name is told with the nearest',
    { given: leading('/hosts', { '▶rsik': "'high'" }), want: ['link/name -> "risk"'] },
  ],
  [
    'a name that is nowhere near',
    {
      given: leading('/hosts', { '▶workbenchNumber': "'x'" }),
      want: ['link/name -> If something else reads it, name it under "query" of that route.'],
    },
  ],
  [
    'values that are written are those that the filter offers',
    {
      given: leading('/hosts', { risk: " ▶'hihg'", mine: " ▶'yes'" }),
      want: ["link/value -> 'high'", 'link/value -> Known: "1".'],
    },
  ],
  [
    'several values are a list, each of which the filter offers; in one text they are none',
    {
      given: leading('/hosts', { risk: "['low', ▶'hihg']" }),
      want: ["link/value -> 'high'"],
    },
  ],
  [
    'values that are joined are no value',
    { given: leading('/hosts', { risk: " ▶'low,high'" }), want: ['link/value -> Known: "high", "low".'] },
  ],
  ['a filter that takes one value gets no list', { given: leading('/hosts', { mine: "▶['1']" }), want: ['link/list'] }],
  ['values that are computed may be any', { given: leading('/hosts', { risk: 'site' }), want: [] }],
  [
    'tabs and the page of one thing count',
    { given: leading('/one', { risk: "'low'", '▶qq': "'x'" }), want: ['link/name -> "q"'] },
  ],
  ['a page without a screen may read anything', { given: leading('/page', { anything: "'x'" }), want: [] }],
  [
    'redirects are followed, and their own words looked at',
    {
      given: leading(
        '/old',
        { '▶rsik': "'high'" },
        {
          'routes/old.json': {
            area: 'Old',
            routes: [
              { kind: 'redirect', path: '/old', to: '/hosts', query: { risk: '▶hgih', q: 'x', '▶rissk': 'low' } },
            ],
          },
        },
      ),
      want: ['link/value -> "high"', 'link/name -> "risk"', 'link/name -> "risk"'],
    },
  ],
  [
    'a screen that is not known may read anything',
    {
      given: leading('/hosts', { anything: "'x'" }, { 'screens/hosts.json': null }),
      want: [],
    },
  ],
]);
