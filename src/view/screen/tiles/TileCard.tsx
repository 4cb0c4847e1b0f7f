import { memo, use, useId, useMemo } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Tile } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Boundary, type BrokenPart } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { HelpTip } from '~/ui/Tooltip';
import { ActionHostContext } from '~/view/action/action-host';
import { ActionButton } from '~/view/action/ActionButton';
import { SourceFailure } from '~/view/data/SourceFailure';
import { SourceFailureContext } from '~/view/panel/EmptyState';
import { NotCurrent } from '../refresh/NotCurrent';
import { BarTileView } from './BarTileView';
import { LineTileView } from './LineTileView';
import { ListTileView } from './ListTileView';
import { NumberTileView } from './NumberTileView';
import { RingTileView } from './RingTileView';
import { TileBody, TileSkeleton, type TileProps } from './TileBody';
import { useTile, type TileData, type TileOfScreen } from './use-tile';

/**
 * The card of a tile. It loads, fails and retries independently, and keeps its data if a refresh fails; an error while
 * rendering it stays inside the card.
 */
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
      data-outdated={data.isOfOtherQuery || undefined}
      style={{ '--descry-span': span, '--descry-narrow-span': narrowSpan }}
    >
      <ActionHostContext value={host}>
        <div className="descry-tile-head">
          <h2 id={titleId} className="descry-tile-title" dir="auto">
            {title}
          </h2>
          {tile.help && <HelpTip label={title} help={t(tile.help, scope)} />}
          {data.notCurrentSince !== undefined && (
            <NotCurrent isShort since={data.notCurrentSince} onRetry={data.retry} />
          )}
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
          <SourceFailure failure={failure} onRetry={data.retry} />
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
          <SourceFailureContext value={failure}>{tileView(tile, { scope, title, titleId })}</SourceFailureContext>
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
