import { expect, test } from 'vitest';
import { routes } from '~/generated/console/routes';
import { promisedRoutes } from '../harness/product/promised-routes';

type Route = (typeof routes)[number];

function describeRoute(route: Route): string {
  const keys = 'keys' in route && route.keys ? [route.keys.join(';')] : [];
  if (route.kind !== 'redirect') return [route.path, route.kind, ...keys].join(' ');
  const query = route.query ? `?${new URLSearchParams(route.query)}` : '';
  return [route.path, route.kind, ...keys, '->', `${route.to}${query}`].join(' ');
}

test('every promised address has its kind, keys and target [SH-RT-001, SH-RT-165, SH-RD-01, SH-RD-28]', () => {
  const ours = new Set(routes.map(describeRoute));
  expect(promisedRoutes.filter((route) => !ours.has(route))).toEqual([]);
  expect(promisedRoutes).toHaveLength(193);
});

/** The addresses of pages that no specification has. */
const added = ['/app/scheduled-reports screen 8741', '/app/finished-reports screen 8742'];

test('no address is there that was not promised', () => {
  const promised = new Set([...promisedRoutes, ...added]);
  expect(routes.map(describeRoute).filter((route) => !promised.has(route))).toEqual([]);
});
