import { useMemo, useState } from 'react';
import { withValues } from '~/descriptor/bindings';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { headersKey } from '~/lib/expression/session-functions';
import type { SourceErrorState } from '~/state/present-error';
import type { QueryScope } from '~/state/sources/query-scope';
import { useSources, type SourceResults } from '~/view/data/use-sources';
import { useStable } from '~/view/data/use-stable';

/** A tile and the screen that it belongs to. */
export interface TileOfScreen {
  readonly screen: TilesScreen;
  readonly tile: Tile;
  readonly scope: Scope;
  readonly queryScope: QueryScope;
  /** Another identity is another query: data of the previous one must not be taken for its data. */
  readonly identity: string;
}

/** The state of a tile. A stale tile shows its previous data while it reloads. */
type TileState = 'loading' | 'data' | 'stale' | 'failed';

/** The data of a tile and its state. */
export interface TileData {
  readonly state: TileState;
  /** Includes the answers of the tile. The object changes only if one of them changes. */
  readonly scope: Scope;
  readonly failure: SourceErrorState | undefined;
  /** The displayed data answers an earlier query than the one that is loading. */
  readonly isOfOtherQuery: boolean;
  /** Present if the last refresh failed: when the displayed data was received, in milliseconds since 1970. */
  readonly notCurrentSince: number | undefined;
  readonly requestSource: SourceResults['requestSource'];
  readonly retry: () => void;
}

/** The data that a tile displayed last. */
interface DisplayedData {
  readonly scope: Scope;
  readonly identity: string;
}

/** Loads the sources of one tile. The tiles of a screen share a query scope, so that each source is called once. */
export function useTile({ screen, tile, scope, queryScope, identity }: TileOfScreen): TileData {
  const sources = useSources({ owner: screen.id, sources: screen.sources, needed: tile.needs, scope, queryScope });
  const { loading, failure, requestSource, retry } = sources;
  const ownNames = new Set(tile.needs.flatMap((name) => [name, headersKey(name)]));
  // `sources.answers` also has the answers that other tiles have loaded.
  const ownAnswers = Object.entries(sources.answers).filter(([name]) => ownNames.has(name));
  const answers = useStable(Object.fromEntries(ownAnswers));
  const current = useMemo(() => withValues(screen.values, { ...scope, ...answers }), [screen, scope, answers]);
  const hasFailed = !loading && failure?.state === 'failed';
  const isComplete = !loading && !hasFailed;
  const [previous, setPrevious] = useState<DisplayedData>();
  if (isComplete && (previous?.scope !== current || previous.identity !== identity))
    setPrevious({ scope: current, identity });
  // The mark stays while a retry is pending.
  const [isFailing, setFailing] = useState(false);
  if (isComplete && isFailing) setFailing(false);
  if (hasFailed && !isFailing) setFailing(true);
  const isOfOtherQuery = !isComplete && previous !== undefined && previous.identity !== identity;
  const displayed = isComplete || (hasFailed && isOfOtherQuery) ? undefined : previous;
  // There is an answer of each source, because the tile has been displayed.
  const since = tile.needs.flatMap((name) => sources.answeredAt[name] ?? []);
  return {
    state: stateOf({ isComplete, hasFailed, hasData: displayed !== undefined }),
    scope: displayed?.scope ?? current,
    failure,
    isOfOtherQuery,
    notCurrentSince: isFailing && displayed ? Math.min(...since) : undefined,
    requestSource,
    retry,
  };
}

function stateOf(tile: {
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  /** Previous data is displayed. */
  readonly hasData: boolean;
}): TileState {
  if (tile.isComplete) return 'data';
  if (tile.hasFailed) return tile.hasData ? 'data' : 'failed';
  return tile.hasData ? 'stale' : 'loading';
}
