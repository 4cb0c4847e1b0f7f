import type { Tile } from '../../../generated/descriptor-types';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { rowsOf } from './TileFrame';

const widths = ['86%', '64%', '72%', '48%', '56%', '32%'];

/** Grey in the shape of what a tile will show. A fast answer shows none of it. */
export function TileSkeleton({ tile }: { readonly tile: Tile }) {
  const { settings } = useServices();
  const say = useUiText();
  const rows = tile.type === 'number' || tile.type === 'line' ? 0 : rowsOf(tile, settings.screens.tileRows);
  return (
    <div
      className="descry-tile-skeleton"
      data-type={tile.type}
      style={{ animationDelay: `${settings.timers.skeletonDelay}ms` }}
    >
      <span className="descry-aside">{say('UI.LOADING')}</span>
      {rows === 0 || tile.type === 'ring' ? <span className="descry-tile-grey" data-shape={tile.type} /> : null}
      {rows > 0 && (
        <span className="descry-tile-greys">
          {Array.from({ length: Math.max(1, rows - 1) }, (_, index) => (
            <span key={index} className="descry-tile-grey" style={{ width: widths[index % widths.length] }} />
          ))}
        </span>
      )}
    </div>
  );
}
