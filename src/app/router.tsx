import { createHashRouter } from 'react-router-dom';
import type { Route } from '../generated/descriptor-types';
import { BrokenConsole } from './BrokenConsole';
import { Console } from './Console';
import { RouteView, type RoutedRoute } from './RouteView';

/** The router of the console. */
export type ConsoleRouter = ReturnType<typeof createHashRouter>;

/** The addresses of the route table, behind the `#`. Named paths win over tails by the router's own ranking. */
export function createConsoleRouter(routes: readonly Route[]): ConsoleRouter {
  return createHashRouter([
    {
      element: <Console />,
      errorElement: <BrokenConsole />,
      children: routes.filter(isRouted).map((route) => ({
        path: route.pattern,
        caseSensitive: true,
        handle: route,
        element: <RouteView route={route} />,
      })),
    },
  ]);
}

/** Addresses beside the console are not the router's. */
function isRouted(route: Route): route is RoutedRoute {
  return route.kind !== 'outside';
}
