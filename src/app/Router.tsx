import { useMemo, useSyncExternalStore } from 'react';
import { Router as LocationProvider } from 'react-router-dom';
import { routes } from '~/generated/console/routes';
import { CurrentRouteContext } from '~/shell/routing/current-route';
import { MenuArrivalContext, useMenuArrival } from '~/shell/routing/route-access';
import { matchRoute, type MatchedRoute } from '~/view/context/match-route';
import { Boundary } from '~/ui/Boundary';
import { Console } from './Console';
import { BrokenConsole } from './PlainPages';
import { RouteView } from './RouteView';
import type { ConsoleRouter } from './router';

/**
 * Renders the console at its address. A changed address renders in the same pass as everything else that a click
 * changes, not later as in a transition.
 */
export function Router({ router }: { readonly router: ConsoleRouter }) {
  const { location, action } = useSyncExternalStore(router.subscribe, () => router.state);
  const { pathname } = location;
  // Above the routes: a redirect ends all that is below.
  const arrival = useMenuArrival(location);
  const current = useMemo(() => matchRoute(pathname, routes), [pathname]);
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

function Matched({ route }: Pick<MatchedRoute, 'route'>) {
  return (
    <Console>
      <RouteView route={route} />
    </Console>
  );
}
