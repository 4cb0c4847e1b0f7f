import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ExternalRoute, RedirectRoute } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { deniedPath } from '~/session/check-navigation';
import { useDenial } from '~/shell/routing/route-access';
import { externalAddress, redirectTarget, type PageRoute } from '~/shell/routing/route-paths';
import type { InnerRoute } from '~/view/context/match-route';
import { useServices } from '~/view/context/services';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { Screen } from './Screen';

/** The content of a route. Redirects leave no entry in the browser history. */
export function RouteView(props: { readonly route: InnerRoute }) {
  const { route } = props;
  return route.kind === 'redirect' ? <Redirect route={route} /> : <Permitted route={route} />;
}

function Redirect({ route }: { readonly route: RedirectRoute }) {
  const { search } = useLocation();
  return <Navigate to={redirectTarget(route, search)} replace />;
}

/** Decides the access to a route. Before that, nothing of the route is rendered or fetched. */
function Permitted(props: { readonly route: PageRoute | ExternalRoute }) {
  const { route } = props;
  const { settings } = useServices();
  const denial = useDenial(route);
  if (denial === 'waiting') return <Skeleton delay={settings.timers.skeletonDelay} />;
  if (denial) return <Navigate to={deniedPath(denial)} replace />;
  return route.kind === 'external' ? <External route={route} /> : <Screen route={route} />;
}

/** Replaces the console by the external site, so that the browser's back button does not return here. */
function External(props: { readonly route: ExternalRoute }) {
  const { config, trust, page } = useServices();
  const t = useTranslate();
  const address = externalAddress(props.route, config, trust);
  useEffect(() => {
    if (address !== undefined) page.replace(address);
  }, [address, page]);
  return <NoData text={t(address === undefined ? 'UI.NO_ADDRESS' : 'UI.PAGE.LEAVING')} />;
}
