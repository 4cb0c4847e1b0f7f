import type { Tile } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { EmptyState } from '../../EmptyState';
import { TileFrame } from './TileFrame';
import { Uncounted } from './Uncounted';

/** A tile that has nothing to show, in its own words. */
export function TileEmpty(props: { readonly tile: Tile; readonly scope: Scope; readonly uncounted?: number }) {
  const { tile, scope, uncounted = 0 } = props;
  return (
    <TileFrame tile={tile}>
      <div className="descry-tile-empty" data-empty>
        <EmptyState whenEmpty={tile.whenEmpty} scope={scope} />
      </div>
      <Uncounted count={uncounted} />
    </TileFrame>
  );
}
