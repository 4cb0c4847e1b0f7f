import { useMemo } from 'react';
import { evaluate } from '../../../descriptor/evaluate';
import { itemScope, listEntries } from '../../../descriptor/list';
import type { Column, ListTile } from '../../../generated/descriptor-types';
import { useHandOver } from '../../fields/use-hand-over';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import { useCutTip } from '../CutTip';
import type { TileProps } from './draw-tile';
import { ListTileRow } from './ListTileRow';
import { TileEmpty } from './TileEmpty';
import { TileFrame } from './TileFrame';
import { useOpen } from './use-open';

/** Laid out as a grid, elements of a table lose the roles that they have by themselves. */
const rows = 'rowgroup';

/** How many columns there are with little room and with least, as the style sheet has it. */
const [fewer, fewest] = [3, 2];

/** Columns whose values are as long as they like; all others have the room that theirs need. */
const growing: ReadonlySet<Column['type']> = new Set(['text', 'mono', 'object', 'objects', 'link', 'chips']);

/** The first entries of a list as a small table. */
export function ListTileView({ tile, scope, title, titleId }: TileProps<ListTile>) {
  const { settings } = useServices();
  const text = useText();
  const first = tile.first ?? settings.screens.tileRows;
  const entries = useMemo(() => listEntries(evaluate(tile.rows, scope)).slice(0, first), [tile, scope, first]);
  const scopes = useMemo(() => entries.map((entry) => itemScope(scope, entry)), [entries, scope]);
  const open = useOpen(tile.open, title, scopes);
  const handOver = useHandOver(tile, entries, scope, title);
  const cut = useCutTip(tile.columns, (index) => scopes[index]);
  if (scopes.length === 0) return <TileEmpty tile={tile} scope={scope} />;
  const columns = tile.columns.filter(({ hidden }) => hidden !== true);
  const tracks = columns.map(trackOf);
  return (
    <TileFrame tile={tile}>
      <table
        className="descry-tile-list"
        role={open ? 'grid' : 'table'}
        aria-labelledby={titleId}
        style={{
          '--descry-columns': tracks.join(' '),
          '--descry-fewer-columns': tracks.slice(0, fewer).join(' '),
          '--descry-fewest-columns': tracks.slice(0, fewest).join(' '),
        }}
      >
        <thead role={rows}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} scope="col" role="columnheader" data-type={column.type}>
                {text(column.label, scope)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={rows} onClickCapture={handOver} {...cut.handlers}>
          {scopes.map((own, index) => (
            <ListTileRow key={index} index={index} columns={columns} scope={own} open={open} />
          ))}
        </tbody>
      </table>
      {cut.tip}
    </TileFrame>
  );
}

/** The first column names the entry: it has more room than others. */
function trackOf({ type, width }: Column, at: number): string {
  if (width !== undefined) return `minmax(0, ${width}px)`;
  return growing.has(type) ? (at === 0 ? 'minmax(96px, 3fr)' : 'minmax(64px, 2fr)') : 'minmax(0, max-content)';
}
