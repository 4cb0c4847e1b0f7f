import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutDrawer } from '../actions/drawer-address';
import type { Screen } from '../generated/descriptor-types';
import { header } from '../generated/header';
import { ScreenPlaceContext, type ScreenPlace } from '../render/screens/screen-place';
import { ScreenView } from '../render/screens/ScreenView';
import { useStore } from '../render/use-store';
import { PagePeriod } from '../shell/period/PagePeriod';
import { startOf, type PageRoute } from '../shell/routing/route-paths';
import { isResultsPage } from '../shell/search/way-back';
import { useShell } from '../shell/shell-services';
import { routeFacts } from './route-facts';

const periodPicker = <PagePeriod />;

/** The page of a route that is made from a descriptor: the screen, and what it is told of the place where it stands. */
export function ScreenPage(props: {
  readonly route: PageRoute;
  readonly tail: string;
  readonly title: string;
  readonly screen: Screen;
}) {
  const { route, tail, title, screen } = props;
  const { period: service, places } = useShell();
  const { pathname, search } = useLocation();
  const chosen = useStore(service.chosen);
  // A preset ends when the page is arrived at; while the page stands, its calls look at one and the same span.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const period = useMemo(() => service.now(), [service, chosen, pathname]);
  const tell = useCallback<ScreenPlace['tell']>((own) => places.tell(pathname, own), [places, pathname]);
  const { renew } = service;
  const place = useMemo(
    () => ({
      ...{ title, route: routeFacts(route), tail, period, renewPeriod: renew, tell },
      // Beside the bar of the search it stands already.
      periodPicker: isResultsPage(pathname, header.search.to) ? null : periodPicker,
    }),
    [title, route, tail, period, renew, tell, pathname],
  );

  const list = route.detail !== undefined && tail === '' ? startOf(route) : undefined;
  const own = withoutDrawer(search);
  useEffect(() => {
    if (list !== undefined) places.look(list, own);
  }, [places, list, own]);

  return (
    <ScreenPlaceContext value={place}>
      {/* An embedded application stays, and hears where the console goes. */}
      <ScreenView key={screen.kind === 'frame' ? screen.id : `${screen.id} ${tail}`} screen={screen} search={search} />
    </ScreenPlaceContext>
  );
}
