import { useMemo, useState } from 'react';
import { isShown } from '../../descriptor/is-shown';
import type { Tile, TilesScreen } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { PlaceContext } from '../place';
import { readsAny } from '../watch-reads';
import { ScreenHead } from './ScreenHead';
import type { ScreenProps } from './screen-props';
import { ChartTurnContext, useChartTurn } from './tiles/chart-turn';
import { PageRefresh } from './tiles/PageRefresh';
import { TileCard } from './tiles/TileCard';
import { spanWithLessRoom, tileSpans } from './tiles/tile-spans';
import './tiles/tiles.css';
import { useScreenSources } from './use-screen-sources';

const usualSpan = 4;

/** A dashboard: tiles side by side, in full rows. */
export function TilesScreenView(props: ScreenProps<TilesScreen>) {
  const { screen, address, change, scope, opening } = props;
  const { sources, scope: full } = useScreenSources(props, conditionNeeds(screen, scope));
  const isTurn = useChartTurn(opening);
  const tiles = useShownTiles(screen.tiles, full, sources.loading);
  const needed = [...new Set([...screen.needs, ...tiles.flatMap(({ needs }) => needs)])];
  const wanted = tiles.map(({ span = usualSpan }) => span);
  const spans = tileSpans(wanted);
  const narrowSpans = tileSpans(wanted.map(spanWithLessRoom));
  const { ask } = sources;
  // `ask` does the same whenever it was made.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const place = useMemo(() => ({ close: () => undefined, refresh: ask }), [opening]);
  return (
    <PlaceContext value={place}>
      <ScreenHead screen={screen} address={address} change={change} scope={full} sources={sources}>
        <PageRefresh owner={screen.id} needed={needed} opening={opening} ask={ask} />
      </ScreenHead>
      <ChartTurnContext value={isTurn}>
        <div className="descry-tiles">
          <div className="descry-tiles-grid">
            {tiles.map((tile, at) => (
              <TileCard
                key={tile.id}
                screen={screen}
                tile={tile}
                scope={scope}
                opening={opening}
                span={spans[at] ?? usualSpan}
                narrowSpan={narrowSpans[at] ?? usualSpan}
              />
            ))}
          </div>
        </div>
      </ChartTurnContext>
    </PlaceContext>
  );
}

/** The sources by which it is decided whether tiles are there; what a tile shows is asked for once it is. */
function conditionNeeds({ tiles, values = {} }: TilesScreen, scope: Scope): readonly string[] {
  return tiles.flatMap(({ visibleWhen, needs }) => {
    if (!visibleWhen) return [];
    // A named value may read any source of those that the tile needs.
    const isNamed = readsAny(visibleWhen, Object.keys(values), scope);
    return needs.filter((name) => isNamed || readsAny(visibleWhen, [name], scope));
  });
}

/** The tiles that are there. While their conditions are asked anew, those of before stay. */
function useShownTiles(tiles: readonly Tile[], scope: Scope, isAsking: boolean): readonly Tile[] {
  const [kept, setKept] = useState<string>();
  const ids = tiles.filter((tile) => isShown(tile, scope)).map(({ id }) => id);
  const now = ids.join(' ');
  if (!isAsking && kept !== now) setKept(now);
  const shown = new Set(isAsking && kept !== undefined ? kept.split(' ') : ids);
  return tiles.filter(({ id }) => shown.has(id));
}
