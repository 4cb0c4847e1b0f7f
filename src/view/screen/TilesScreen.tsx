import { useMemo, useState } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ActionHostContext } from '../action/action-host';
import { readsAny } from '../data/watch-reads';
import { PageRefresh } from './refresh/PageRefresh';
import { ScreenHead } from './ScreenHead';
import type { ScreenProps } from './screen-props';
import { ChartsReadyContext, useChartsReady } from './tiles/use-charts-ready';
import { TileCard } from './tiles/TileCard';
import { narrowSpan, tileSpans } from './tiles/tile-spans';
import './tiles/tiles.css';
import { useScreenIdentity } from './use-query-identity';
import { useScreenSources } from './use-screen-sources';

/** Width of a tile in twelfths of the page, unless the descriptor gives one. */
const defaultSpan = 4;

/** A dashboard: a grid of tiles in full rows. */
export function TilesScreenView(props: ScreenProps<TilesScreen>) {
  const { screen, address, change, scope, queryScope } = props;
  const { sources, scope: full } = useScreenSources(props, conditionNeeds(screen, scope));
  const chartsReady = useChartsReady(queryScope);
  const { identity, expectNewPeriod } = useScreenIdentity(scope);
  const isIncomplete = sources.loading || sources.failure?.state === 'failed';
  const tiles = useVisibleTiles(screen.tiles, full, isIncomplete);
  const needed = [...new Set([...screen.needs, ...tiles.flatMap(({ needs }) => needs)])];
  const wanted = tiles.map(({ span = defaultSpan }) => span);
  const spans = tileSpans(wanted);
  const narrowSpans = tileSpans(wanted.map(narrowSpan));
  const { requestSource } = sources;
  // `requestSource` behaves the same in every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const host = useMemo(() => ({ close: () => undefined, refresh: requestSource }), [queryScope]);
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
      </ScreenHead>
      <ChartsReadyContext value={chartsReady}>
        <div className="descry-tiles">
          <div className="descry-tiles-grid">
            {tiles.map((tile, index) => (
              <TileCard
                key={tile.id}
                screen={screen}
                tile={tile}
                scope={scope}
                queryScope={queryScope}
                identity={identity}
                span={spans[index] ?? defaultSpan}
                narrowSpan={narrowSpans[index] ?? defaultSpan}
              />
            ))}
          </div>
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
