import { redirects } from '~/codegen/3-check/links/redirects';
import { routes } from '~/codegen/3-check/links/routes';
import { table } from '~/tests/harness/codegen/table';

const screen = (path: string, rest: object = {}) => ({ kind: 'screen', path, title: 'T', ...rest });
const redirect = (path: string, to: string) => ({ kind: 'redirect', path, to });
const more = (...all: readonly unknown[]) => ({ 'routes/more.json': { area: 'More', routes: all } });
const twice = 'The other route is in descriptors/routes/more.json at /routes/0.';

table(routes, [
  ['an exact path under a tail is fine', { given: more(screen('/a/{id*}'), screen('/a/b'), screen('/a')), want: [] }],
  ['a path is declared once', { given: more(screen('/a'), screen('▶/a')), want: [`route/duplicate -> ${twice}`] }],
  ['a path has one kind', { given: more(screen('/a'), redirect('▶/a', '/')), want: [`route/duplicate -> ${twice}`] }],
  [
    'the name of a tail makes no other path',
    { given: more(screen('/a/{id*}'), screen('▶/a/{rest*}')), want: [`route/duplicate -> ${twice}`] },
  ],
  [
    'a tail stands at the end and is the only place',
    {
      given: more(screen('/a/▶{id*}/b'), screen('/c/▶{id}'), screen('/d/x▶*')),
      want: ['route/path', 'route/path', 'route/path'],
    },
  ],
  [
    'only addresses outside start with a dot',
    { given: more({ kind: 'outside', path: './info.html#/', title: 'T' }), want: [] },
  ],
  ['no screen does', { given: more(screen('▶./info.html#/')), want: ['route/path'] }],
  [
    'a menu key belongs to one route',
    {
      given: {
        'routes/more.json': `{"area": "More", "routes": [
          {"kind": "screen", "path": "/a", "title": "A", "keys": [1]},
          {"kind": "screen", "path": "/b", "title": "B", "keys": [2, ▶1]}]}`,
      },
      want: ['route/key -> If both routes have it on purpose, say "sharesKeys": true here.'],
    },
  ],
  [
    'a route may share its keys when it says so',
    { given: more(screen('/a', { keys: [1] }), screen('/b', { keys: [1], sharesKeys: true })), want: [] },
  ],
  [
    'a route that shares no key may not say so',
    {
      given: more(screen('/a', { keys: [1] }), screen('/b', { keys: [2], '▶sharesKeys': true })),
      want: ['route/shares-keys'],
    },
  ],
  [
    'unknown addresses lead somewhere',
    { given: { 'routes/home.json': { area: 'Home', 'routes▶': [screen('/')] } }, want: ['route/unknown-addresses'] },
  ],
  [
    'they lead there by one redirect',
    {
      given: more(redirect('▶*', '/')),
      want: ['route/duplicate -> The other route is in descriptors/routes/home.json at /routes/1.'],
    },
  ],
  [
    'no screen takes all unknown addresses',
    {
      given: { 'routes/home.json': { area: 'Home', routes: [screen('/'), screen('▶*')] } },
      want: ['route/path'],
    },
  ],
]);

table(redirects, [
  [
    'a redirect leads to a screen, also over another redirect',
    { given: more(redirect('/a', '/b'), redirect('/b', '/')), want: [] },
  ],
  ['a redirect does not lead to itself', { given: more(redirect('/a', '▶/a')), want: ['route/redirect'] }],
  [
    'redirects do not lead in a circle',
    {
      given: more(redirect('/a', '▶/b'), redirect('/b', '▶/c'), redirect('/c', '▶/b')),
      want: ['route/redirect', 'route/redirect', 'route/redirect'],
    },
  ],
  [
    'a redirect stays inside the console',
    {
      given: more(
        redirect('/a', '▶/out'),
        redirect('/b', '▶/beside'),
        { kind: 'external', path: '/out', title: 'T', link: 'vendor' },
        { kind: 'outside', path: '/beside', title: 'T' },
      ),
      want: ['route/redirect', 'route/redirect'],
    },
  ],
  ['an unknown target is a matter of names', { given: more(redirect('/a', '/nowhere')), want: [] }],
]);
