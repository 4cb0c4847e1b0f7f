import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ExternalRoute, RedirectRoute } from '../generated/descriptor-types';
import { deniedPath } from '../session/check-navigation';
import { externalAddress } from '../shell/routing/external-address';
import { redirectTarget } from '../shell/routing/redirect-target';
import type { PageRoute } from '../shell/routing/route-paths';
import { useDenial } from '../shell/routing/use-denial';
import { useShell } from '../shell/shell-services';
import { useWords } from '../shell/use-words';
import { NoData } from '../ui/NoData';
import { Skeleton } from '../ui/Skeleton';
import { Screen } from './Screen';

/** A route that the router knows. */
export type RoutedRoute = PageRoute | RedirectRoute | ExternalRoute;

/** What an address shows. Redirects leave no trace in the history. */
export function RouteView(props: { readonly route: RoutedRoute }) {
  const { route } = props;
  return route.kind === 'redirect' ? <Redirect route={route} /> : <Permitted route={route} />;
}

function Redirect({ route }: { readonly route: RedirectRoute }) {
  const { search } = useLocation();
  return <Navigate to={redirectTarget(route, search)} replace />;
}

/** The one place where access to a route is decided: nothing of it is drawn or fetched before. */
function Permitted(props: { readonly route: PageRoute | ExternalRoute }) {
  const { route } = props;
  const { settings } = useShell();
  const denial = useDenial(route);
  if (denial === 'waiting') return <Skeleton delay={settings.timers.skeletonDelay} />;
  if (denial) return <Navigate to={deniedPath(denial)} replace />;
  return route.kind === 'external' ? <External route={route} /> : <Screen route={route} />;
}

/** Leaves to the other site; the way back does not lead through here again. */
function External(props: { readonly route: ExternalRoute }) {
  const { config, trust, page } = useShell();
  const words = useWords();
  const address = externalAddress(props.route, config, trust);
  useEffect(() => {
    if (address !== undefined) page.replace(address);
  }, [address, page]);
  return <NoData text={words(address === undefined ? 'UI.PAGE.NO_ADDRESS' : 'UI.PAGE.LEAVING')} />;
}
