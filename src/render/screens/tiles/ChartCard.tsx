import { useState, type ReactNode } from 'react';
import type { Tile } from '../../../generated/descriptor-types';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { TileFrame } from './TileFrame';

/** A chart, or the same as a table: for who cannot see the picture, and for who wants the numbers. */
export function ChartCard(props: {
  readonly tile: Tile;
  readonly table: () => ReactNode;
  /** What stands below either of them. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const say = useUiText();
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <IconButton
        className="descry-tile-turn"
        icon={asTable ? 'chart' : 'th'}
        label={say(asTable ? 'UI.CHART_VALUES_HIDE' : 'UI.CHART_VALUES')}
        action="values"
        onClick={() => setAsTable(!asTable)}
      />
      <TileFrame tile={props.tile}>
        {asTable ? props.table() : props.children}
        {props.note}
      </TileFrame>
    </>
  );
}
