import { useMemo, useState } from 'react';
import type { TilesScreen } from '~/generated/contract/descriptor-types';
import { Skeleton } from '~/ui/Skeleton';
import { ActionHostContext, type ActionHost } from '../action/action-host';
import { useServices } from '../context/services';
import { Loaded } from '../data/Loaded';
import type { QueryScope } from '~/state/sources/query-scope';
import { sourceKey, type SourceResults } from '../data/use-sources';
import { PageRefresh } from './refresh/PageRefresh';
import { ScreenHead } from './ScreenHead';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { SavedViewsButton } from './table/saved-views/SavedViewsButton';
import { useSavedViews, type ScreenViews } from './table/saved-views/use-saved-views';
import { CustomizeButton } from './tiles/CustomizeButton';
import { dashboardOf, type Dashboard } from './tiles/dashboard';
import { TileGrid } from './tiles/TileGrid';
import { ChartsReadyContext, useChartsReady } from './tiles/use-charts-ready';
import './tiles/tiles.css';
import { useGallery } from './tiles/use-gallery';
import { conditionNeeds, useVisibleTiles } from './tiles/use-visible-tiles';
import { useScreenIdentity } from './use-query-identity';
import { useScreenSources } from './use-screen-sources';
import { WaitingScreen } from './WaitingScreen';

/** A dashboard: a grid of tiles in full rows. While its default view is not known, it waits for it. */
export function TilesScreenView(props: ScreenProps<TilesScreen>) {
  const { isWaiting, ...views } = useSavedViews(props);
  return isWaiting ? <WaitingScreen /> : <TilesContent {...props} {...views} />;
}

function TilesContent(props: ScreenProps<TilesScreen> & Omit<ScreenViews, 'isWaiting'>) {
  const { screen, address, change, scope, queryScope, views, layout } = props;
  const { sources, scope: full } = useScreenSources(props, conditionNeeds(screen, scope));
  const chartsReady = useChartsReady(queryScope);
  const identity = useScreenIdentity(scope);
  const { title } = useScreenContext();
  const { settings } = useServices();
  const [isEditing, setEditing] = useState(false);
  const isIncomplete = sources.loading || sources.failure?.state === 'failed';
  const tiles = useVisibleTiles(screen.tiles, full, isIncomplete);
  const arranged = views && layout.layout.tiles;
  const gallery = useGallery(screen, { scope, queryScope }, { arrangement: arranged, isEditing });
  const ofScreen = tiles.map((tile) => ({ id: tile.id, group: title ?? '', screen, tile }));
  const dashboard = dashboardOf(screen, [...ofScreen, ...gallery.offered], arranged);
  const host = useDashboardHost(sources, queryScope);
  const grid = { scope, queryScope, identity };
  const plain = gallery.isLoading ? (
    <Skeleton delay={settings.timers.skeletonDelay} />
  ) : (
    <TileGrid tiles={dashboard.shown} {...grid} />
  );
  return (
    <ActionHostContext value={host}>
      <ScreenHead screen={screen} address={address} change={change} scope={full} sources={sources}>
        <PageRefresh owner={screen.id} needed={neededBy(screen, dashboard)} queryScope={queryScope} />
        {views && <SavedViewsButton views={views} />}
        {views && <CustomizeButton isEditing={isEditing} onClick={() => setEditing(true)} />}
      </ScreenHead>
      <ChartsReadyContext value={chartsReady}>
        <div className="descry-tiles">
          {gallery.parts}
          {views && isEditing ? (
            <Loaded name="tile editor" load={() => import('./tiles/edit/TileEditor')} waiting={plain}>
              {({ TileEditor }) => (
                <TileEditor {...{ dashboard, views, layout, grid }} onEnd={() => setEditing(false)} />
              )}
            </Loaded>
          ) : (
            plain
          )}
        </div>
      </ChartsReadyContext>
    </ActionHostContext>
  );
}

/** The action host of the page around its tiles, which have their own. */
function useDashboardHost({ requestSource }: SourceResults, queryScope: QueryScope): ActionHost {
  // `requestSource` behaves the same in every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => ({ close: () => undefined, refresh: requestSource }), [queryScope]);
}

/** The sources that the page and its tiles show, as keys of requests. */
function neededBy(screen: TilesScreen, { shown }: Dashboard): readonly string[] {
  const ofTiles = shown.flatMap((one) => one.tile.needs.map((name) => sourceKey(one.screen.id, name)));
  return [...new Set([...screen.needs.map((name) => sourceKey(screen.id, name)), ...ofTiles])];
}
