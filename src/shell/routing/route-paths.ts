import { safeLink, type Trust } from '~/api/safe-address';
import type {
  CatchAllRoute,
  ExternalRoute,
  RedirectRoute,
  Route,
  ScreenRoute,
} from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import type { Config } from '~/session/config';
import { patternOf } from '~/view/context/match-route';

/** A route that shows a page of the console. */
export type PageRoute = ScreenRoute | CatchAllRoute;

/** A route that menu keys can refer to. */
export type KeyedRoute = PageRoute | ExternalRoute;

/** True for a route that shows a page. */
export function isPageRoute(route: Route): route is PageRoute {
  return route.kind === 'screen' || route.kind === 'catch-all';
}

/** The path at which a route begins, without the tail. */
export function startOf(route: KeyedRoute): string {
  return patternOf(route).replace(/\/\*$/, '') || '/';
}

/** Routes by menu key. If several routes have a key, it refers to the first of them; named paths precede catch-alls. */
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

/** The address of an external route: the one that the deployment configures for its link, if it may be followed. */
export function externalAddress(route: ExternalRoute, config: Config, trust: Trust): string | undefined {
  return safeLink(getOwn(config.externalLinks, route.link), trust)?.href;
}

/**
 * The address of a redirect. The query of the current address is kept; parameters of the redirect replace equal names.
 */
export function redirectTarget(route: RedirectRoute, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(route.query ?? {})) query.set(name, value);
  return query.size > 0 ? `${route.to}?${query}` : route.to;
}
