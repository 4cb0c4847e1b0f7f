import { useCallback, useState } from 'react';
import type { RingTile } from '../../../generated/descriptor-types';
import { UntrustedText } from '../../../ui/UntrustedText';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import { ActLink } from './ActLink';
import { ChartCard } from './ChartCard';
import { ChartTable } from './ChartTable';
import type { TileProps } from './draw-tile';
import { partColor, restColor } from './part-color';
import { PartName } from './PartName';
import { RingPicture } from './RingPicture';
import { TileEmpty } from './TileEmpty';
import { numberText, shareText, tileNumber } from './tile-number';
import { Uncounted } from './Uncounted';
import { useOpen } from './use-open';
import { useParts } from './use-parts';

/** Parts of a whole: a ring with the sum in the middle, and a legend with name, number and share. */
export function RingTileView({ tile, scope, title }: TileProps<RingTile>) {
  const { format } = useServices();
  const say = useUiText();
  const text = useText();
  const [lifted, setLifted] = useState<number>();
  const { parts, nameOf, gist, restName, largest } = useParts(tile, scope, title);
  const open = useOpen(
    tile.open,
    title,
    parts.all.map((part) => part.scope),
  );
  const { shown, rest, all, sum } = parts;
  const row = useCallback(
    (index: number) => {
      const part = all[index];
      if (!part) return [];
      const share = shareText(sum > 0 ? part.value / sum : 0, format);
      return [<UntrustedText key="name" text={nameOf(part)} />, numberText(part.value, format), share];
    },
    // Names change with the parts alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [all, sum, format],
  );
  if (!largest) return <TileEmpty tile={tile} scope={scope} uncounted={parts.uncounted} />;
  const slices = shown.map(({ value, severity }, at) => ({
    value,
    color: partColor(severity, at),
  }));
  const heads = [say('UI.TILE_NAME'), say('UI.CHART_VALUE'), say('UI.TILE_SHARE')];
  const numbers = (value: number) => (
    <>
      <span className="descry-ring-number">{numberText(value, format)}</span>
      <span className="descry-ring-share">{shareText(sum > 0 ? value / sum : 0, format)}</span>
    </>
  );
  return (
    <ChartCard
      tile={tile}
      table={() => <ChartTable label={title} heads={heads} count={all.length} row={row} />}
      note={<Uncounted count={parts.uncounted} />}
    >
      <div className="descry-ring">
        <RingPicture
          slices={rest.value > 0 ? [...slices, { value: rest.value, color: restColor }] : slices}
          lifted={lifted}
          gist={gist ?? title}
          sum={tileNumber(sum, 'number', format)}
          unit={tile.unit && text(tile.unit, scope)}
        />
        <ul className="descry-ring-legend" onPointerLeave={() => setLifted(undefined)}>
          {shown.map((part, at) => (
            <li
              key={part.index}
              data-item={part.index}
              data-severity={part.severity}
              onPointerEnter={() => setLifted(at)}
              onFocus={() => setLifted(at)}
              onBlur={() => setLifted(undefined)}
            >
              {part.severity === undefined && (
                <span className="descry-ring-mark" style={{ '--descry-part': partColor(part.severity, at) }} />
              )}
              <ActLink action={tile.open} scope={part.scope} onAct={() => open?.(at)} className="descry-ring-name">
                <PartName name={nameOf(part)} severity={part.severity} />
              </ActLink>
              {numbers(part.value)}
            </li>
          ))}
          {rest.count > 0 && (
            <li className="descry-muted" data-item="rest" onPointerEnter={() => setLifted(shown.length)}>
              <span className="descry-ring-mark" style={{ '--descry-part': restColor }} />
              <span className="descry-ring-name">{restName}</span>
              {numbers(rest.value)}
            </li>
          )}
        </ul>
      </div>
    </ChartCard>
  );
}
