import { useMemo } from 'react';
import { evaluate } from '../../../descriptor/evaluate';
import { itemScope, listEntries } from '../../../descriptor/list';
import type { Column, ListTile } from '../../../generated/descriptor-types';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import type { TileProps } from './draw-tile';
import { ListTileRow } from './ListTileRow';
import { TileEmpty } from './TileEmpty';
import { TileFrame } from './TileFrame';
import { useOpen } from './use-open';

/** What the columns of a type ask for of the width, where the descriptor says nothing. */
const widths: Readonly<Record<Column['type'], number>> = {
  text: 220,
  mono: 200,
  object: 220,
  objects: 220,
  link: 200,
  chips: 160,
  dateTime: 200,
  date: 110,
  relativeTime: 120,
  scale: 120,
  state: 120,
  number: 90,
  bytes: 90,
  boolean: 80,
  button: 110,
};

/** The first entries of a list as a small table. */
export function ListTileView({ tile, scope, title, titleId }: TileProps<ListTile>) {
  const { settings } = useServices();
  const text = useText();
  const first = tile.first ?? settings.screens.tileRows;
  const scopes = useMemo(
    () =>
      listEntries(evaluate(tile.rows, scope))
        .slice(0, first)
        .map((entry) => itemScope(scope, entry)),
    [tile, scope, first],
  );
  const opener = useOpen(tile.open, title, scopes);
  if (scopes.length === 0) return <TileEmpty tile={tile} scope={scope} />;
  const columns = tile.columns.filter(({ hidden }) => hidden !== true);
  const wide = columns.map((column) => column.width ?? widths[column.type]);
  const whole = wide.reduce((sum, width) => sum + width, 0);
  return (
    <TileFrame tile={tile}>
      <table className="descry-tile-list" role={opener && 'grid'} aria-labelledby={titleId}>
        <colgroup>
          {columns.map(({ id }, at) => (
            <col key={id} style={{ width: `${((wide[at] ?? 0) / whole) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-type={column.type}>
                {text(column.label, scope)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scopes.map((own, index) => (
            <ListTileRow key={index} index={index} columns={columns} scope={own} opener={opener} />
          ))}
        </tbody>
      </table>
    </TileFrame>
  );
}
