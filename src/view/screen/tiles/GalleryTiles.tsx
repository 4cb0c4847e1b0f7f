import { useLayoutEffect } from 'react';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { QueryScope } from '~/state/sources/query-scope';
import { useScreenSources } from '../use-screen-sources';
import { conditionNeeds, useVisibleTiles } from './use-visible-tiles';

/**
 * Decides which tiles of another dashboard can be shown, and renders nothing. It calls the sources that the conditions
 * of the tiles read. `onTiles` must be the same function in every render.
 */
export function GalleryTiles(props: {
  /** Id of the dashboard in the gallery. */
  readonly id: string;
  readonly screen: TilesScreen;
  readonly scope: Scope;
  readonly queryScope: QueryScope;
  readonly onTiles: (id: string, tiles: readonly Tile[]) => void;
}) {
  const { id, screen, scope, queryScope, onTiles } = props;
  const conditional = { ...screen, needs: [] };
  const { sources, scope: full } = useScreenSources(
    { screen: conditional, scope, queryScope },
    conditionNeeds(screen, scope),
  );
  const isIncomplete = sources.loading || sources.failure?.state === 'failed';
  const tiles = useVisibleTiles(screen.tiles, full, isIncomplete);
  // Before the browser paints, so that nothing moves.
  useLayoutEffect(() => void onTiles(id, tiles), [id, tiles, onTiles]);
  return null;
}
