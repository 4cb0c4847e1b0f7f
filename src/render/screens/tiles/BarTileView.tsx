import { useCallback } from 'react';
import type { BarTile } from '../../../generated/descriptor-types';
import { UntrustedText } from '../../../ui/UntrustedText';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { ActLink } from './ActLink';
import { BarStrips } from './BarStrips';
import { ChartCard } from './ChartCard';
import { ChartTable } from './ChartTable';
import type { TileProps } from './draw-tile';
import { PartName } from './PartName';
import { TileEmpty } from './TileEmpty';
import { numberText } from './tile-number';
import { Uncounted } from './Uncounted';
import { useOpen } from './use-open';
import { useParts } from './use-parts';

/** A bar for each entry: its name, how long it is, and its number. */
export function BarTileView({ tile, scope, title }: TileProps<BarTile>) {
  const { format } = useServices();
  const say = useUiText();
  const { parts, nameOf, gist, restName, largest } = useParts(tile, scope, title);
  const scopes = parts.all.map((part) => part.scope);
  const open = useOpen(tile.open, title, scopes);
  const { shown, rest, all } = parts;
  const row = useCallback(
    (index: number) => {
      const part = all[index];
      return part ? [<UntrustedText key="name" text={nameOf(part)} />, numberText(part.value, format)] : [];
    },
    // Names change with the parts alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [all, format],
  );
  if (!largest) return <TileEmpty tile={tile} scope={scope} uncounted={parts.uncounted} />;
  const table = () => (
    <ChartTable label={title} heads={[say('UI.TILE_NAME'), say('UI.CHART_VALUE')]} count={all.length} row={row} />
  );
  return (
    <ChartCard tile={tile} table={table} note={<Uncounted count={parts.uncounted} />}>
      <div className="descry-bars">
        <BarStrips parts={shown} most={largest.value} gist={gist ?? title} />
        <ul className="descry-bars-list" style={{ gridRow: `1 / span ${shown.length + Number(rest.count > 0)}` }}>
          {shown.map((part, at) => (
            <li key={part.index} data-item={part.index} data-severity={part.severity}>
              <ActLink action={tile.open} scope={part.scope} onAct={() => open?.(at)} className="descry-bars-name">
                <PartName name={nameOf(part)} severity={part.severity} />
              </ActLink>
              <span className="descry-bars-number">{numberText(part.value, format)}</span>
            </li>
          ))}
          {rest.count > 0 && (
            <li className="descry-muted" data-item="rest">
              <span className="descry-bars-name">{restName}</span>
              <span className="descry-bars-number">{numberText(rest.value, format)}</span>
            </li>
          )}
        </ul>
      </div>
    </ChartCard>
  );
}
