import type { ReactNode } from 'react';
import type { Tile } from '../../../generated/descriptor-types';
import { useServices } from '../../services';
import { mostParts } from './parts';

/** The room of what a tile shows: as high while it loads as with its data, so that nothing moves when they come. */
export function TileFrame(props: { readonly tile: Tile; readonly children: ReactNode }) {
  const { tile } = props;
  const { settings } = useServices();
  return (
    <div className="descry-tile-body" style={{ '--descry-rows': rowsOf(tile, settings.screens.tileRows) }}>
      {props.children}
    </div>
  );
}

/** How many rows a tile has room for. */
export function rowsOf(tile: Tile, usual: number): number {
  switch (tile.type) {
    case 'number':
      return [tile.before, tile.of, tile.note].filter((line) => line !== undefined).length;
    case 'list':
      return tile.first ?? usual;
    case 'bar':
      return mostParts(tile.scale, tile.first, usual) + 1;
    case 'ring':
      return mostParts(tile.scale, undefined, usual) + 1;
    case 'line':
      return 0;
  }
}
