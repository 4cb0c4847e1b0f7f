import { memo } from 'react';
import type { Column } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { Cell } from '../../fields/Cell';

const atEnd: ReadonlySet<Column['type']> = new Set(['number', 'bytes']);

/** What an entry has in a column. It stays as it is when other columns of its row come into sight. */
export const EntryCell = memo(function EntryCell(props: {
  readonly column: Column;
  /** From 1, among all columns of the table. */
  readonly position: number;
  readonly scope: Scope;
  /** Nobody has come to the row yet. */
  readonly isAtRest: boolean;
}) {
  const { column, position, scope, isAtRest } = props;
  return (
    <td aria-colindex={position} data-column={column.id} data-end={atEnd.has(column.type) || undefined}>
      <div className="descry-list-cell">
        <Cell column={column} scope={scope} isAtRest={isAtRest} />
      </div>
    </td>
  );
});
