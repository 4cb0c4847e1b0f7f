import { expect, test } from 'vitest';
import type { Route } from '~/generated/contract/descriptor-types';
import { matchRoute } from '~/view/context/match-route';

const text = { key: 'x', text: 'X' };
const routes: readonly Route[] = [
  { kind: 'screen', path: '/list', area: text, title: text },
  { kind: 'screen', path: '/open/{id*}', pattern: '/open/*', area: text, title: text },
  { kind: 'screen', path: '/open/soon', area: text, title: text },
  { kind: 'redirect', path: '/old', to: '/list', area: text },
  { kind: 'screen', path: '/', area: text, title: text },
  { kind: 'outside', path: '/saml/ssoLogin', area: text, title: text },
];

test.each([
  ['/list', '/list', ''],
  ['/list?q=1', '/list', ''],
  ['/list/', '/list', ''],
  ['/l%69st', '/list', ''],
  ['/open', '/open/{id*}', ''],
  ['/open/a/b', '/open/{id*}', 'a/b'],
  ['/open/a%20b', '/open/{id*}', 'a b'],
  ['/open/soon', '/open/soon', ''],
  ['/old', '/old', ''],
  ['/', '/', ''],
  ['', '/', ''],
  ['?q=1', '/', ''],
])('the route of %s is %s, with the tail “%s”', (path, route, tail) => {
  const found = matchRoute(path, routes);
  expect([found?.route.path, found?.tail]).toEqual([route, tail]);
});

test.each(['/nowhere', '/List', '/list/deeper', '/saml/ssoLogin'])('%j has no route', (path) => {
  expect(matchRoute(path, routes)).toBeUndefined();
});
