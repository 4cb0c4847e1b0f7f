import { createContext, use } from 'react';
import type { Route } from '~/generated/contract/descriptor-types';
import type { MatchedRoute } from '~/view/context/match-route';

/** Provides the current route, `undefined` for an address without a route. */
export const CurrentRouteContext = createContext<MatchedRoute | undefined>(undefined);

/** The route of the current address. */
export function useCurrentRoute(): Route | undefined {
  return use(CurrentRouteContext)?.route;
}

/** The part of the path that matches the `*` of the route, empty without one. */
export function useTail(): string {
  return use(CurrentRouteContext)?.tail ?? '';
}
