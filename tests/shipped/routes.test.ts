import { expect, test } from 'vitest';
import { routes } from '../../src/generated/routes';
import { promisedRoutes } from './promised-routes';

type Route = (typeof routes)[number];

function told(route: Route): string {
  const keys = 'keys' in route && route.keys ? [route.keys.join(';')] : [];
  if (route.kind !== 'redirect') return [route.path, route.kind, ...keys].join(' ');
  const query = route.query ? `?${new URLSearchParams(route.query)}` : '';
  return [route.path, route.kind, ...keys, '->', `${route.to}${query}`].join(' ');
}

test('SH-RT-001 to SH-RT-165, SH-RD-01 to SH-RD-28: every promised address is there, with its kind, keys and target', () => {
  const ours = new Set(routes.map(told));
  expect(promisedRoutes.filter((route) => !ours.has(route))).toEqual([]);
  expect(promisedRoutes).toHaveLength(193);
});

test('no address is there that was not promised', () => {
  const promised = new Set(promisedRoutes);
  expect(routes.map(told).filter((route) => !promised.has(route))).toEqual([]);
});
