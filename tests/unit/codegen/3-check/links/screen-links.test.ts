import { screenLinks } from '~/codegen/3-check/links/screen-links';
import { hosts, paged, routesTo } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

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

const finding = 'link/name -> If something else reads it, name it under "query" of that route.';

/** A page with a field that leads on, by an address that an expression gives. */
const linking = (href: string) => {
  const { 'screens/from.json': _, ...rest } = leading('/hosts', {});
  const field = { type: 'link', value: 'site', id: 'x', label: 'X', href, window: 'same' };
  return { ...rest, 'screens/from.json': { kind: 'sections', sections: [{ id: 'a', fields: [field] }] } };
};

/** A page with a button that leads on. */
const leading = (to: string, query: object, routes: object = {}) => ({
  ...reached,
  ...routesTo(
    { path: '/hosts', screen: 'hosts', query: ['navigation'] },
    { path: '/one/{id*}', screen: 'empty', detail: 'one' },
    { path: '/other', query: ['mode'] },
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
      want: ["link/value -> 'high'", 'link/value -> Expected one of: "1".'],
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
    { given: leading('/hosts', { risk: " ▶'low,high'" }), want: ['link/value -> Expected one of: "high", "low".'] },
  ],
  ['a filter that takes one value gets no list', { given: leading('/hosts', { mine: "▶['1']" }), want: ['link/list'] }],
  ['values that are computed may be any', { given: leading('/hosts', { risk: 'site' }), want: [] }],
  [
    'tabs and the page of one thing count',
    { given: leading('/one', { risk: "'low'", '▶qq': "'x'" }), want: ['link/name -> "q"'] },
  ],
  [
    'a page that is not made from a descriptor reads what its route names',
    { given: leading('/other', { mode: "'x'", '▶anything': "'x'" }), want: [finding] },
  ],
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
  [
    'an address that an expression builds is read as one that an action names',
    { given: linking("'/#/hosts?q=' + encode(site) + '&risk=high&mine=1&case=c'"), want: [] },
  ],
  [
    'also with the name of the page before it, a tail and a hash alone',
    { given: linking("site == '' ? '/index.html#/one/' + encode(site) + '?risk=low' : '#/hosts?q=a'"), want: [] },
  ],
  [
    'what the page does not read is told where it stands in the text',
    {
      given: linking("'/#/hosts?▶rsik=' + encode(site) + '&▶workbenchNumber=1'"),
      want: ['link/name -> risk', finding],
    },
  ],
  [
    'every text that the expression may give is looked at, and what they share is told once',
    {
      given: linking("orElse('/#/hosts?▶aaaaaa=1&q=' + site, '/#/hosts?▶bbbbbb=1') + '&▶cccccc=1'"),
      want: [finding, finding, finding],
    },
  ],
  [
    'a written value is one that the filter offers',
    { given: linking("'/#/hosts?mine=▶yes&risk=' + site"), want: ['link/value -> Expected one of: "1".'] },
  ],
  [
    'the path is that of a route',
    { given: linking("'/index.html#▶/hostss?q=' + encode(site)"), want: ['link/route -> /hosts'] },
  ],
  [
    'escaped signs do not move the place further than the text',
    { given: linking(" ▶'/#/hosts?q=\\'\\'&aaaaaa=1'"), want: [finding] },
  ],
  ['an address of another page is not looked at', { given: linking("'/ui/other.html?anything=' + site"), want: [] }],
  [
    'what comes with a link filter is read, and its words are known',
    {
      given: {
        ...linking("'/#/hosts?did=' + site + '&odd=1&dn=' + site + '&odd=▶2&▶dnn=1'"),
        'screens/hosts.json': hosts(
          {
            filters: [{ type: 'link', id: 'did', label: 'D', shown: 'address.dn', with: { odd: ['1'], dn: 'any' } }],
          },
          paged,
        ),
      },
      want: ['link/value -> Expected one of: "1".', 'link/name -> dn'],
    },
  ],
]);
