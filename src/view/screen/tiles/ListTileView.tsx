import { useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Column, ListTile } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { isOnControl } from '~/ui/is-on-control';
import { SequenceContext } from '~/view/action/drawer-sequence';
import { useServices } from '~/view/context/services';
import { Cell } from '~/view/value/Cell';
import { ColumnName } from '~/view/value/ColumnName';
import { useTableSequence } from '~/view/value/table-sequence';
import { useTruncationTooltip } from '~/view/value/TruncationTooltip';
import { useOpenEntry } from './ActionTrigger';
import { TileBody, TileEmpty, type TileProps } from './TileBody';

/** CSS grid removes the implicit roles of table elements, so that they are set explicitly. */
const rowGroup = 'rowgroup';

/** Number of columns in a narrow and in a very narrow tile; the style sheet has the same numbers. */
const [columnsWhenNarrow, columnsWhenVeryNarrow] = [3, 2];

/** Types of columns whose values can have any length. All others are as wide as their content. */
const flexibleTypes: ReadonlySet<Column['type']> = new Set(['text', 'mono', 'object', 'objects', 'link', 'chips']);

/** A tile with the first entries of a list as a small table. */
export function ListTileView({ tile, scope, title, titleId }: TileProps<ListTile>) {
  const { settings } = useServices();
  const t = useTranslate();
  const first = tile.first ?? settings.screens.tileRows;
  const entries = useMemo(() => listEntries(evaluate(tile.rows, scope)).slice(0, first), [tile, scope, first]);
  const scopes = useMemo(() => entries.map((entry) => itemScope(scope, entry)), [entries, scope]);
  const openEntry = useOpenEntry(tile.open, title, scopes);
  const sequenceOf = useTableSequence(tile, entries, scope, title);
  const truncation = useTruncationTooltip(tile.columns, (index) => scopes[index]);
  if (scopes.length === 0) return <TileEmpty tile={tile} scope={scope} />;
  const columns = tile.columns.filter(({ hidden }) => hidden !== true);
  const tracks = columns.map(gridTrack);
  return (
    <TileBody tile={tile}>
      <table
        className="descry-tile-list"
        role={openEntry ? 'grid' : 'table'}
        aria-labelledby={titleId}
        style={{
          '--descry-columns': tracks.join(' '),
          '--descry-fewer-columns': tracks.slice(0, columnsWhenNarrow).join(' '),
          '--descry-fewest-columns': tracks.slice(0, columnsWhenVeryNarrow).join(' '),
        }}
      >
        <thead role={rowGroup}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} scope="col" role="columnheader" data-type={column.type}>
                <ColumnName type={column.type} name={t(column.label, scope)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={rowGroup} {...truncation.handlers}>
          <SequenceContext value={sequenceOf}>
            {scopes.map((rowScope, index) => (
              <EntryRow key={index} index={index} columns={columns} scope={rowScope} openEntry={openEntry} />
            ))}
          </SequenceContext>
        </tbody>
      </table>
      {truncation.tip}
    </TileBody>
  );
}

/** The grid track of a column. The first column names the entry and gets more space. */
function gridTrack({ type, width }: Column, index: number): string {
  if (width !== undefined) return `minmax(0, ${width}px)`;
  if (!flexibleTypes.has(type)) return 'minmax(0, max-content)';
  return index === 0 ? 'minmax(96px, 3fr)' : 'minmax(64px, 2fr)';
}

/** The row of one entry. In the scope of its cells the entry is `item`. */
function EntryRow(props: {
  readonly index: number;
  readonly columns: readonly Column[];
  readonly scope: Scope;
  readonly openEntry: ((index: number) => void) | undefined;
}) {
  const { index, columns, scope, openEntry } = props;
  return (
    <tr role="row" data-item={index} {...(openEntry && openingProps(index, openEntry))}>
      {columns.map((column) => (
        <td key={column.id} role={openEntry ? 'gridcell' : 'cell'} data-column={column.id} data-type={column.type}>
          <Cell column={column} scope={scope} />
        </td>
      ))}
    </tr>
  );
}

/**
 * Props of a row that opens its entry on a click outside of links and buttons, or on Enter. Arrow keys move between
 * rows.
 */
function openingProps(index: number, openEntry: (index: number) => void) {
  return {
    // The list is a single tab stop.
    tabIndex: index === 0 ? 0 : -1,
    onClick: (event: MouseEvent): void => {
      if (!isOnControl(event)) openEntry(index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const row = event.currentTarget;
      if (event.target !== row) return;
      const rows = [...(row.parentElement?.children ?? [])];
      const next = {
        ArrowDown: row.nextElementSibling,
        ArrowUp: row.previousElementSibling,
        Home: rows[0],
        End: rows.at(-1),
      }[event.key];
      if (next === undefined && event.key !== 'Enter') return;
      event.preventDefault();
      if (event.key === 'Enter') openEntry(index);
      else if (next instanceof HTMLElement) next.focus();
    },
  };
}
