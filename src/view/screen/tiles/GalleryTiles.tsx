import { useLayoutEffect } from 'react';
import type { TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { QueryScope } from '~/view/data/query-scope';
import { useScreenSources } from '../use-screen-sources';
import { conditionNeeds, useVisibleTiles } from './use-visible-tiles';

/**
 * Decides which tiles of another dashboard can be shown, and renders nothing. It calls the sources that the conditions
 * of the tiles read. `onTiles` is called with the ids of the tiles, with spaces between them.
 */
export function GalleryTiles(props: {
  readonly screen: TilesScreen;
  readonly scope: Scope;
  readonly queryScope: QueryScope;
  readonly onTiles: (ids: string) => void;
}) {
  const { screen, scope, queryScope, onTiles } = props;
  const conditional = { ...screen, needs: [] };
  const { sources, scope: full } = useScreenSources(
    { screen: conditional, scope, queryScope },
    conditionNeeds(screen, scope),
  );
  const isIncomplete = sources.loading || sources.failure?.state === 'failed';
  const ids = useVisibleTiles(screen.tiles, full, isIncomplete)
    .map(({ id }) => id)
    .join(' ');
  // Before the browser paints, so that nothing moves.
  // `onTiles` behaves the same in every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => void onTiles(ids), [ids]);
  return null;
}
