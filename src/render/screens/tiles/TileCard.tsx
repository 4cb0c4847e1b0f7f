import { memo, useId, useMemo, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isShown } from '../../../descriptor/is-shown';
import type { Tile, TilesScreen } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { HelpTip } from '../../../ui/HelpTip';
import { useUiText } from '../../../ui/ui-text';
import { ActionButton } from '../../ActionButton';
import type { Opening } from '../../opening';
import { PlaceContext } from '../../place';
import { noData } from '../../source-failure';
import { useMessage, useText } from '../../use-text';
import { drawTile } from './draw-tile';
import { TileFrame } from './TileFrame';
import { TileSkeleton } from './TileSkeleton';
import { useTile } from './use-tile';

/** A tile on its card. It loads, fails and asks anew alone; a mistake in drawing it stays inside. */
export const TileCard = memo(function TileCard(props: {
  readonly screen: TilesScreen;
  readonly tile: Tile;
  readonly scope: Scope;
  readonly opening: Opening;
  /** Twelfths of the page, with all room and with less. */
  readonly span: number;
  readonly narrowSpan: number;
}) {
  const { tile, span, narrowSpan } = props;
  const { state, scope, failure, ask, retry } = useTile(props);
  const text = useText();
  const say = useUiText();
  const message = useMessage();
  const around = use(PlaceContext);
  const titleId = useId();
  const isAsking = state === 'loading' || state === 'stale';
  // While an answer is on its way, asking again would only send the same call twice.
  const place = useMemo(
    () => ({ ...around, refresh: isAsking ? () => undefined : ask }),
    // `ask` does the same whenever it was made.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [around, isAsking],
  );
  const title = text(tile.title, scope);
  const buttons = (tile.buttons ?? []).filter((button) => isShown(button, scope));
  const broken = (again: () => void) => (
    <TileFrame tile={tile}>
      <ErrorPanel message={say('UI.PANEL_BROKEN')} onRetry={again} />
    </TileFrame>
  );
  return (
    <div
      className="descry-tile"
      role="group"
      aria-labelledby={titleId}
      aria-busy={isAsking}
      data-tile={tile.id}
      data-type={tile.type}
      data-state={state}
      style={{ '--descry-span': span, '--descry-narrow-span': narrowSpan }}
    >
      <PlaceContext value={place}>
        <div className="descry-tile-head">
          <h2 id={titleId} className="descry-tile-title" dir="auto">
            {title}
          </h2>
          {tile.help && <HelpTip label={title} help={text(tile.help, scope)} />}
        </div>
        {state === 'loading' ? (
          <TileFrame tile={tile}>
            <TileSkeleton tile={tile} />
          </TileFrame>
        ) : state === 'failed' ? (
          <TileFrame tile={tile}>
            <ErrorPanel
              message={message(failure?.message ?? noData)}
              {...(failure?.traceId !== undefined && { traceId: failure.traceId })}
              onRetry={retry}
            />
          </TileFrame>
        ) : (
          <ErrorBoundary resetKeys={[scope]} fallbackRender={({ resetErrorBoundary }) => broken(resetErrorBoundary)}>
            {drawTile(tile, { scope, title, titleId })}
          </ErrorBoundary>
        )}
        {buttons.length > 0 && (
          <footer className="descry-tile-foot">
            {buttons.map((button) => (
              <ActionButton key={button.id} button={button} scope={scope} asLink />
            ))}
          </footer>
        )}
      </PlaceContext>
    </div>
  );
});
