import type { KeyboardEvent, MouseEvent } from 'react';
import { itemScope } from '../../descriptor/list';
import type { Column } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { Cell } from './Cell';
import type { RowChoice } from './use-row-choice';

/** One row of a table; the entry is `item` in its cells. */
export function Row(props: {
  readonly index: number;
  readonly columns: readonly Column[];
  readonly row: unknown;
  readonly scope: Scope;
  readonly choice: RowChoice | undefined;
  /** Names of the columns, where the row may be drawn as a card. */
  readonly names?: readonly string[] | undefined;
}) {
  const { index, choice, names } = props;
  const scope = itemScope(props.scope, props.row);
  return (
    // Drawn as a card, elements of a table lose the roles that they have by themselves.
    <tr data-item={index} role={names && 'row'} {...(choice && access(index, choice))}>
      {props.columns.map((column, at) => (
        <td
          key={column.id}
          data-column={column.id}
          data-button={column.type === 'button' || undefined}
          data-name={names?.[at]}
          role={names && (choice ? 'gridcell' : 'cell')}
        >
          <Cell column={column} scope={scope} />
        </td>
      ))}
    </tr>
  );
}

/** How a row is chosen: by a click beside what can be used in it, Enter or Space; the arrow keys walk over the rows. */
function access(index: number, { chosen, toggle }: RowChoice) {
  return {
    'aria-selected': index === chosen,
    tabIndex: index === Math.max(chosen, 0) ? 0 : -1,
    onClick: ({ target }: MouseEvent): void => {
      const isUsed = target instanceof Element && target.closest('a, button') !== null;
      // Who marks text in a row wants to copy it.
      const isMarked = window.getSelection()?.type === 'Range';
      if (!isUsed && !isMarked) toggle(index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const row = event.currentTarget;
      if (event.target !== row) return;
      const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
      const chooses = event.key === 'Enter' || event.key === ' ';
      if (next === undefined && !chooses) return;
      event.preventDefault();
      if (chooses) toggle(index);
      else if (next instanceof HTMLElement) next.focus();
    },
  };
}
