import type { Tile } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { BarTileView } from './BarTileView';
import { LineTileView } from './LineTileView';
import { ListTileView } from './ListTileView';
import { NumberTileView } from './NumberTileView';
import { RingTileView } from './RingTileView';

/** What the view of one type of tile is given. */
export interface TileProps<T extends Tile = Tile> {
  readonly tile: T;
  /** With the answers of the tile. */
  readonly scope: Scope;
  /** Words of the heading, and the id of its element. */
  readonly title: string;
  readonly titleId: string;
}

/** One case for each type, so that the view fits the tile. */
export function drawTile(tile: Tile, rest: Omit<TileProps, 'tile'>) {
  switch (tile.type) {
    case 'number':
      return <NumberTileView tile={tile} {...rest} />;
    case 'list':
      return <ListTileView tile={tile} {...rest} />;
    case 'bar':
      return <BarTileView tile={tile} {...rest} />;
    case 'ring':
      return <RingTileView tile={tile} {...rest} />;
    case 'line':
      return <LineTileView tile={tile} {...rest} />;
  }
}
