import { useMemo, useSyncExternalStore } from 'react';
import { matchRoutes, Router as LocationProvider } from 'react-router-dom';
import { routes } from '~/generated/console/routes';
import type { Route } from '~/generated/contract/descriptor-types';
import { CurrentRouteContext, type CurrentRoute } from '~/shell/routing/current-route';
import { MenuArrivalContext, useMenuArrival } from '~/shell/routing/route-access';
import { patternOf } from '~/shell/routing/route-paths';
import { Boundary } from '~/ui/Boundary';
import { Console } from './Console';
import { BrokenConsole } from './PlainPages';
import { RouteView, type RoutedRoute } from './RouteView';
import type { ConsoleRouter } from './router';

/** The route table of the library, which prefers named paths to tails. */
const table = routes.filter(isRouted).map((route) => ({ path: patternOf(route), caseSensitive: true, route }));

/**
 * Renders the console at its address. A changed address renders in the same pass as everything else that a click
 * changes, not later as in a transition.
 */
export function Router({ router }: { readonly router: ConsoleRouter }) {
  const { location, action } = useSyncExternalStore(router.subscribe, () => router.state);
  const { pathname } = location;
  // Above the routes: a redirect ends all that is below.
  const arrival = useMenuArrival(location);
  const current = useMemo(() => matchRoute(pathname), [pathname]);
  // The same element while the path stays: other changes of the address, such as a drawer, render only their readers.
  const content = useMemo(() => (current ? <Matched {...current} /> : <BrokenConsole />), [current]);
  return (
    <LocationProvider location={location} navigationType={action} navigator={router.navigator}>
      <CurrentRouteContext value={current}>
        <MenuArrivalContext value={arrival}>
          <Boundary retryOn={location} fallback={() => <BrokenConsole />}>
            {content}
          </Boundary>
        </MenuArrivalContext>
      </CurrentRouteContext>
    </LocationProvider>
  );
}

function Matched({ route }: { readonly route: RoutedRoute }) {
  return (
    <Console>
      <RouteView route={route} />
    </Console>
  );
}

function matchRoute(pathname: string): (CurrentRoute & { readonly route: RoutedRoute }) | undefined {
  const match = matchRoutes(table, { pathname })?.at(-1);
  return match && { route: match.route.route, tail: match.params['*'] ?? '' };
}

/** True for a route inside the console. The router does not render others. */
function isRouted(route: Route): route is RoutedRoute {
  return route.kind !== 'outside';
}
