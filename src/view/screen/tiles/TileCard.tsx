import { memo, use, useId, useMemo, useState } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { withValues } from '~/descriptor/bindings';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { headersKey } from '~/lib/expression/session-functions';
import { useTranslate } from '~/i18n/translate';
import { noData, type SourceErrorState } from '~/state/present-error';
import { Boundary, type BrokenPart } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { HelpTip } from '~/ui/Tooltip';
import { ActionHostContext } from '~/view/action/action-host';
import { ActionButton } from '~/view/action/ActionButton';
import type { QueryScope } from '~/view/data/query-scope';
import { useSources, type SourceResults } from '~/view/data/use-sources';
import { useStable } from '~/view/data/use-stable';
import { BarTileView } from './BarTileView';
import { LineTileView } from './LineTileView';
import { ListTileView } from './ListTileView';
import { NumberTileView } from './NumberTileView';
import { RingTileView } from './RingTileView';
import { TileBody, TileSkeleton, type TileProps } from './TileBody';

/** A tile and the screen that it belongs to. */
interface TileOfScreen {
  readonly screen: TilesScreen;
  readonly tile: Tile;
  readonly scope: Scope;
  readonly queryScope: QueryScope;
}

/** The card of a tile. It loads, fails and retries independently; an error while rendering it stays inside the card. */
export const TileCard = memo(function TileCard(
  props: TileOfScreen & {
    /** Width in twelfths of the page, in a wide and in a narrow window. */
    readonly span: number;
    readonly narrowSpan: number;
  },
) {
  const { tile, span, narrowSpan } = props;
  const data = useTile(props);
  const { state, scope } = data;
  const t = useTranslate();
  const outerHost = use(ActionHostContext);
  const titleId = useId();
  const isFetching = state === 'loading' || state === 'stale';
  const host = useMemo(
    // A refresh while an answer is pending would only repeat the same call.
    () => ({ ...outerHost, refresh: isFetching ? () => undefined : data.requestSource }),
    // `requestSource` behaves the same in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [outerHost, isFetching],
  );
  const title = t(tile.title, scope);
  return (
    <div
      className="descry-tile"
      role="group"
      aria-labelledby={titleId}
      aria-busy={isFetching}
      data-tile={tile.id}
      data-type={tile.type}
      data-state={state}
      style={{ '--descry-span': span, '--descry-narrow-span': narrowSpan }}
    >
      <ActionHostContext value={host}>
        <div className="descry-tile-head">
          <h2 id={titleId} className="descry-tile-title" dir="auto">
            {title}
          </h2>
          {tile.help && <HelpTip label={title} help={t(tile.help, scope)} />}
        </div>
        <TileContent tile={tile} data={data} title={title} titleId={titleId} />
        <TileButtons tile={tile} scope={scope} />
      </ActionHostContext>
    </div>
  );
});

/** The content of a tile in its current state. */
function TileContent(props: Omit<TileProps, 'scope'> & { readonly data: TileData }) {
  const { tile, data, title, titleId } = props;
  const { state, scope, failure } = data;
  const t = useTranslate();
  switch (state) {
    case 'loading':
      return (
        <TileBody tile={tile}>
          <TileSkeleton tile={tile} scope={scope} />
        </TileBody>
      );
    case 'failed':
      return (
        <TileBody tile={tile}>
          <ErrorPanel
            message={t({ key: failure?.message ?? noData })}
            {...(failure?.traceId !== undefined && { traceId: failure.traceId })}
            onRetry={data.retry}
          />
        </TileBody>
      );
    case 'data':
    case 'stale': {
      const broken = ({ traceId, retry }: BrokenPart) => (
        <TileBody tile={tile}>
          <ErrorPanel message={t('UI.PANEL_BROKEN')} traceId={traceId} onRetry={retry} />
        </TileBody>
      );
      return (
        <Boundary retryOn={scope} fallback={broken}>
          {tileView(tile, { scope, title, titleId })}
        </Boundary>
      );
    }
  }
}

/** The view of a tile. Each type has a case of its own, so that TypeScript matches the view with the tile. */
function tileView(tile: Tile, props: Omit<TileProps, 'tile'>) {
  switch (tile.type) {
    case 'number':
      return <NumberTileView tile={tile} {...props} />;
    case 'list':
      return <ListTileView tile={tile} {...props} />;
    case 'bar':
      return <BarTileView tile={tile} {...props} />;
    case 'ring':
      return <RingTileView tile={tile} {...props} />;
    case 'line':
      return <LineTileView tile={tile} {...props} />;
  }
}

function TileButtons({ tile, scope }: Pick<TileProps, 'tile' | 'scope'>) {
  const buttons = (tile.buttons ?? []).filter((button) => isShown(button, scope));
  if (buttons.length === 0) return null;
  return (
    <footer className="descry-tile-foot">
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} asLink />
      ))}
    </footer>
  );
}

/** The state of a tile. A stale tile shows its previous data while it reloads. */
type TileState = 'loading' | 'data' | 'stale' | 'failed';

interface TileData {
  readonly state: TileState;
  /** Includes the answers of the tile. The object changes only if one of them changes. */
  readonly scope: Scope;
  readonly failure: SourceErrorState | undefined;
  readonly requestSource: SourceResults['requestSource'];
  readonly retry: () => void;
}

/** Loads the sources of one tile. The tiles of a screen share a query scope, so that each source is called once. */
function useTile({ screen, tile, scope, queryScope }: TileOfScreen): TileData {
  const sources = useSources({ owner: screen.id, sources: screen.sources, needed: tile.needs, scope, queryScope });
  const { loading, failure, requestSource, retry } = sources;
  const ownNames = new Set(tile.needs.flatMap((name) => [name, headersKey(name)]));
  // `sources.answers` also has the answers that other tiles have loaded.
  const ownAnswers = Object.entries(sources.answers).filter(([name]) => ownNames.has(name));
  const answers = useStable(Object.fromEntries(ownAnswers));
  const current = useMemo(() => withValues(screen.values, { ...scope, ...answers }), [screen, scope, answers]);
  const isComplete = !loading && failure?.state !== 'failed';
  const [previous, setPrevious] = useState<Scope>();
  if (isComplete && previous !== current) setPrevious(current);
  const shared = { failure, requestSource, retry };
  if (isComplete) return { state: 'data', scope: current, ...shared };
  if (!loading) return { state: 'failed', scope: current, ...shared };
  return { state: previous ? 'stale' : 'loading', scope: previous ?? current, ...shared };
}
