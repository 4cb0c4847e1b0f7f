import { useMemo, useState } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ActionHostContext } from '../action/action-host';
import { Loaded } from '../data/Loaded';
import { readsAny } from '../data/watch-reads';
import { PageRefresh } from './refresh/PageRefresh';
import { ScreenHead } from './ScreenHead';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { SavedViewsButton } from './table/saved-views/SavedViewsButton';
import { useSavedViews, type ScreenViews } from './table/saved-views/use-saved-views';
import { CustomizeButton } from './tiles/CustomizeButton';
import { dashboardOf } from './tiles/dashboard';
import { TileGrid } from './tiles/TileGrid';
import { ChartsReadyContext, useChartsReady } from './tiles/use-charts-ready';
import './tiles/tiles.css';
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
  const { identity, expectNewPeriod } = useScreenIdentity(scope);
  const { title } = useScreenContext();
  const [isEditing, setEditing] = useState(false);
  const isIncomplete = sources.loading || sources.failure?.state === 'failed';
  const tiles = useVisibleTiles(screen.tiles, full, isIncomplete);
  const offered = tiles.map((tile) => ({ id: tile.id, group: title ?? '', screen, tile }));
  const dashboard = dashboardOf(screen, offered, views && layout.layout.tiles);
  const needed = [...new Set([...screen.needs, ...dashboard.shown.flatMap(({ tile }) => tile.needs)])];
  const { requestSource } = sources;
  // `requestSource` behaves the same in every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const host = useMemo(() => ({ close: () => undefined, refresh: requestSource }), [queryScope]);
  const grid = { scope, queryScope, identity };
  const plain = <TileGrid tiles={dashboard.shown} {...grid} />;
  return (
    <ActionHostContext value={host}>
      <ScreenHead screen={screen} address={address} change={change} scope={full} sources={sources}>
        <PageRefresh
          owner={screen.id}
          needed={needed}
          queryScope={queryScope}
          requestSource={requestSource}
          onNewPeriod={expectNewPeriod}
        />
        {views && <SavedViewsButton views={views} />}
        {views && <CustomizeButton isEditing={isEditing} onClick={() => setEditing(true)} />}
      </ScreenHead>
      <ChartsReadyContext value={chartsReady}>
        <div className="descry-tiles">
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

/** The sources that the conditions of tiles read. A tile loads its own sources once its condition is true. */
function conditionNeeds({ tiles, values = {} }: TilesScreen, scope: Scope): readonly string[] {
  return tiles.flatMap(({ visibleWhen, needs }) => {
    if (!visibleWhen) return [];
    // A named value may read any of the sources that the tile needs.
    const readsNamedValue = readsAny(visibleWhen, Object.keys(values), scope);
    return needs.filter((name) => readsNamedValue || readsAny(visibleWhen, [name], scope));
  });
}

/** The tiles whose conditions are true. While the conditions reload, or if that fails, the previous tiles stay. */
function useVisibleTiles(tiles: readonly Tile[], scope: Scope, isIncomplete: boolean): readonly Tile[] {
  const [previousKey, setPreviousKey] = useState<string>();
  const ids = tiles.filter((tile) => isShown(tile, scope)).map(({ id }) => id);
  const key = ids.join(' ');
  if (!isIncomplete && previousKey !== key) setPreviousKey(key);
  const visible = new Set(isIncomplete && previousKey !== undefined ? previousKey.split(' ') : ids);
  return tiles.filter(({ id }) => visible.has(id));
}
