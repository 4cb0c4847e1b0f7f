import type { ReactNode } from 'react';
import type { Tile } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { EmptyState } from '~/view/panel/EmptyState';
import { maxPartsOf } from './use-parts';

/** The properties of the view of one type of tile. */
export interface TileProps<T extends Tile = Tile> {
  readonly tile: T;
  /** Includes the answers of the tile. */
  readonly scope: Scope;
  readonly title: string;
  /** The id of the element with the title. */
  readonly titleId: string;
}

/**
 * The content area of a tile. It has the same height while loading and with data, so that the layout does not shift.
 */
export function TileBody(props: { readonly tile: Tile; readonly children: ReactNode }) {
  const { tile } = props;
  const { settings } = useServices();
  return (
    <div className="descry-tile-body" style={{ '--descry-rows': rowsOf(tile, settings.screens.tileRows) }}>
      {props.children}
    </div>
  );
}

/** The number of rows for which a tile reserves space. */
function rowsOf(tile: Tile, defaultRows: number): number {
  switch (tile.type) {
    case 'number':
      return [tile.before, tile.of, tile.note].filter((line) => line !== undefined).length;
    case 'list':
      return tile.first ?? defaultRows;
    case 'bar':
      return maxPartsOf(tile.scale, tile.first, defaultRows) + 1;
    case 'ring':
      return maxPartsOf(tile.scale, undefined, defaultRows) + 1;
    case 'line':
      return 0;
  }
}

/** A tile without data: its own text, or the default one. */
export function TileEmpty(props: { readonly tile: Tile; readonly scope: Scope; readonly uncounted?: number }) {
  const { tile, scope, uncounted = 0 } = props;
  return (
    <TileBody tile={tile}>
      <div className="descry-tile-empty" data-empty>
        <EmptyState scope={scope} {...(tile.whenEmpty && { whenEmpty: tile.whenEmpty })} />
      </div>
      <UncountedNote count={uncounted} />
    </TileBody>
  );
}

/** The number of entries that have no number and are not part of the chart. */
export function UncountedNote({ count }: { readonly count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return <p className="descry-tile-note">{t('UI.TILE_UNCOUNTED', { count })}</p>;
}

const barWidths = ['86%', '64%', '72%', '48%', '56%', '32%'];

/** The grey outline of a tile that loads. It appears after a delay, so that fast answers do not flicker. */
export function TileSkeleton({ tile, scope }: { readonly tile: Tile; readonly scope: Scope }) {
  const { settings } = useServices();
  const t = useTranslate();
  const rows = tile.type === 'number' || tile.type === 'line' ? 0 : rowsOf(tile, settings.screens.tileRows);
  return (
    <>
      <div
        className="descry-tile-skeleton"
        data-type={tile.type}
        style={{ animationDelay: `${settings.timers.skeletonDelay}ms` }}
      >
        <span className="descry-aside">{t('UI.LOADING')}</span>
        {rows === 0 || tile.type === 'ring' ? <span className="descry-tile-grey" data-shape={tile.type} /> : null}
        {rows > 0 && (
          <span className="descry-tile-greys">
            {Array.from({ length: Math.max(1, rows - 1) }, (_, index) => (
              <span key={index} className="descry-tile-grey" style={{ width: barWidths[index % barWidths.length] }} />
            ))}
          </span>
        )}
      </div>
      {tile.type === 'number' && tile.note && <p className="descry-tile-note">{t(tile.note, scope)}</p>}
    </>
  );
}
