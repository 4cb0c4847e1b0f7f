import { createContext, use } from 'react';
import type { Route } from '~/generated/contract/descriptor-types';

/** The route of the current address. */
export interface CurrentRoute {
  readonly route: Route;
  /** The part of the path that matches the `*` of the pattern, decoded. */
  readonly tail: string;
}

/** Provides the current route, `undefined` for an address without a route. */
export const CurrentRouteContext = createContext<CurrentRoute | undefined>(undefined);

/** The route of the current address. */
export function useCurrentRoute(): Route | undefined {
  return use(CurrentRouteContext)?.route;
}

/** The part of the path that matches the `*` of the route, empty without one. */
export function useTail(): string {
  return use(CurrentRouteContext)?.tail ?? '';
}
