import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withoutDrawer } from '~/state/drawer/address';
import type { Screen } from '~/generated/contract/descriptor-types';
import { header } from '~/generated/console/header';
import type { ListPositionMemory } from '~/state/page-meta';
import { ScreenContext, type ScreenState } from '~/view/screen/screen-context';
import { ScreenView } from '~/view/screen/ScreenView';
import { useStore } from '~/view/context/use-store';
import { PagePeriod } from '~/shell/period/PagePeriod';
import { isComingBack } from '~/shell/AppLink';
import { startOf, type PageRoute } from '~/shell/routing/route-paths';
import { isResultsPage } from '~/state/search/search-return';
import { useServices } from '~/view/context/services';
import { routeFacts } from './route-facts';

const periodPicker = <PagePeriod />;

/** The page of a screen descriptor: the screen, and the context that connects it to its route and address. */
export function ScreenPage(props: {
  readonly route: PageRoute;
  readonly tail: string;
  readonly title: string;
  readonly screen: Screen;
}) {
  const { route, tail, title, screen } = props;
  const { period: service, pageMeta } = useServices();
  const { pathname, search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || isComingBack(state);
  const chosen = useStore(service.chosen);
  // A preset is evaluated when the page opens, so that all calls of the page use the same period.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const period = useMemo(() => service.now(), [service, chosen, pathname]);
  const setMeta = useCallback<ScreenState['setMeta']>((meta) => pageMeta.set(pathname, meta), [pageMeta, pathname]);
  const { renew } = service;
  const positions = useMemo<ListPositionMemory>(() => {
    const position = isReturn ? pageMeta.positionAt(pathname) : undefined;
    return { ...(position && { returnTo: position }), leaveAt: (left) => pageMeta.rememberPosition(pathname, left) };
    // Only the navigation that opened the page counts, not later ones such as opening a drawer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pageMeta, pathname]);
  const context = useMemo(
    () => ({
      title,
      route: routeFacts(route),
      tail,
      period,
      renewPeriod: renew,
      setMeta,
      positions,
      // The page of search results has the picker in its search bar.
      periodPicker: isResultsPage(pathname, header.search?.to) ? null : periodPicker,
    }),
    [title, route, tail, period, renew, setMeta, positions, pathname],
  );

  const list = route.detail !== undefined && tail === '' ? startOf(route) : undefined;
  const meta = withoutDrawer(search);
  useEffect(() => {
    if (list !== undefined) pageMeta.rememberQuery(list, meta);
  }, [pageMeta, list, meta]);

  return (
    <ScreenContext value={context}>
      {/* An embedded application stays mounted and is notified of the new address. */}
      <ScreenView key={screen.kind === 'frame' ? screen.id : `${screen.id} ${tail}`} screen={screen} search={search} />
    </ScreenContext>
  );
}
