import type { KeyboardEvent, MouseEvent } from 'react';
import type { Column } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { Cell } from '../../fields/Cell';

/** One entry of a list; the entry is `item` in its cells. */
export function ListTileRow(props: {
  readonly index: number;
  readonly columns: readonly Column[];
  readonly scope: Scope;
  readonly open: ((index: number) => void) | undefined;
}) {
  const { index, columns, scope, open } = props;
  return (
    <tr role="row" data-item={index} {...(open && access(index, open))}>
      {columns.map((column) => (
        <td key={column.id} role={open ? 'gridcell' : 'cell'} data-column={column.id} data-type={column.type}>
          <Cell column={column} scope={scope} />
        </td>
      ))}
    </tr>
  );
}

/** How an entry is opened: by a click beside what can be used in it, or Enter; the arrow keys walk over the rows. */
function access(index: number, open: (index: number) => void) {
  return {
    // The Tab key reaches the list once.
    tabIndex: index === 0 ? 0 : -1,
    onClick: ({ target }: MouseEvent): void => {
      const isUsed = target instanceof Element && target.closest('a, button') !== null;
      // Who marks text in a row wants to copy it.
      const isMarked = window.getSelection()?.type === 'Range';
      if (!isUsed && !isMarked) open(index);
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
      if (event.key === 'Enter') open(index);
      else if (next instanceof HTMLElement) next.focus();
    },
  };
}
