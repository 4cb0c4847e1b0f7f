import { useMemo, useState } from 'react';
import { withValues } from '../../../descriptor/named-values';
import type { Tile, TilesScreen } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import type { Opening } from '../../opening';
import type { SourceFailure } from '../../source-failure';
import { useSources, type SourceResults } from '../../use-sources';
import { useSteady } from '../../use-steady';

/** How a tile fares. A stale one shows what it knew before while it asks anew. */
export type TileState = 'loading' | 'data' | 'stale' | 'failed';

/** What a tile shows. */
export interface TileData {
  readonly state: TileState;
  /** With the answers that are shown; another object only when one of them is another. */
  readonly scope: Scope;
  readonly failure: SourceFailure | undefined;
  readonly ask: SourceResults['ask'];
  readonly retry: () => void;
}

/** Loads what one tile reads. Tiles of a screen share their openings, so a source that several read is called once. */
export function useTile(props: {
  readonly screen: TilesScreen;
  readonly tile: Tile;
  readonly scope: Scope;
  readonly opening: Opening;
}): TileData {
  const { screen, tile, scope, opening } = props;
  const sources = useSources({ owner: screen.id, sources: screen.sources, needed: tile.needs, scope, opening });
  const { loading, failure, ask, retry } = sources;
  // What other tiles have asked for does not concern this one.
  const own = Object.entries(sources.answers).filter(([name]) => tile.needs.includes(name));
  const answers = useSteady(Object.fromEntries(own));
  const now = useMemo(() => withValues(screen.values, { ...scope, ...answers }), [screen, scope, answers]);
  const isThere = !loading && failure?.state !== 'failed';
  const [shown, setShown] = useState<Scope>();
  if (isThere && shown !== now) setShown(now);
  if (isThere) return { state: 'data', scope: now, failure, ask, retry };
  if (!loading) return { state: 'failed', scope: now, failure, ask, retry };
  return { state: shown ? 'stale' : 'loading', scope: shown ?? now, failure, ask, retry };
}
