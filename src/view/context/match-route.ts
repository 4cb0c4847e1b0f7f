import { matchRoutes } from 'react-router-dom';
import type { OutsideRoute, Route } from '~/generated/contract/descriptor-types';
import { memoizePerObject, memoizeRecent } from '~/lib/memoize';

/** A route inside the console: one that the router renders. */
export type InnerRoute = Exclude<Route, OutsideRoute>;

/** The route of a path of the console. */
export interface MatchedRoute {
  readonly route: InnerRoute;
  /** The part of the path that matches the `*` of the pattern, decoded. */
  readonly tail: string;
}

/** The pattern that addresses are matched against. */
export function patternOf(route: { readonly path: string; readonly pattern?: string | undefined }): string {
  return route.pattern ?? route.path;
}

/**
 * The route of a path of the console, which may have a query; `undefined` if no route matches. Named paths are
 * preferred to tails. The router, links and shortcuts ask here, so they agree about every spelling of a path.
 */
export function matchRoute(path: string, routes: readonly Route[]): MatchedRoute | undefined {
  return matcherOf(routes)(path.split('?', 1)[0] || '/');
}

/** Characters of the paths whose routes are cached: every row of a list can link to the same page. */
const cacheLength = 20_000;

const matcherOf = memoizePerObject((routes: readonly Route[]) => {
  const table = routes.filter(isInner).map((route) => rowOf(patternOf(route), route));
  return memoizeRecent(cacheLength, (pathname): MatchedRoute | undefined => {
    // The router compiles and ranks every pattern that it gets, for each path.
    const candidates = table.filter(({ start }) => pathname.startsWith(start) || pathname.includes('%'));
    const match = matchRoutes(candidates, { pathname })?.at(-1);
    return match && { route: match.route.route, tail: match.params['*'] ?? '' };
  });
});

function isInner(route: Route): route is InnerRoute {
  return route.kind !== 'outside';
}

/** A row of the router, with what its pattern has before the first parameter: every path that matches begins so. */
function rowOf(path: string, route: InnerRoute) {
  return { path, caseSensitive: true, route, start: path.split(/\/?[:*]/, 1)[0] ?? '' };
}
