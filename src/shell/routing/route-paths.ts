import type { CatchAllRoute, ExternalRoute, Route, ScreenRoute } from '../../generated/descriptor-types';

/** A route that shows a page of the console. */
export type PageRoute = ScreenRoute | CatchAllRoute;

/** A route that menu keys can stand for. */
export type KeyedRoute = PageRoute | ExternalRoute;

/** Whether a route shows a page. */
export function isPageRoute(route: Route): route is PageRoute {
  return route.kind === 'screen' || route.kind === 'catch-all';
}

/** Where a route begins: its path without the tail. */
export function startOf(route: KeyedRoute): string {
  return route.pattern.replace(/\/\*$/, '') || '/';
}

/** Routes by menu key. A key of several routes stands for the first of them, named paths before catch-alls. */
export function routesByKey(routes: readonly Route[]): ReadonlyMap<number, KeyedRoute> {
  const found = new Map<number, KeyedRoute>();
  const add = (route: Route): void => {
    if (!isPageRoute(route) && route.kind !== 'external') return;
    for (const key of route.keys ?? []) if (!found.has(key)) found.set(key, route);
  };
  routes.filter((route) => route.kind !== 'catch-all').forEach(add);
  routes.forEach(add);
  return found;
}
