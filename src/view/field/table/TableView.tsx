import { useCallback, useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Column, TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { isOnControl } from '~/ui/is-on-control';
import { useServices } from '~/view/context/services';
import { useIncrementalList, IncrementalList } from '~/view/data/use-incremental-list';
import { Cell } from '~/view/value/Cell';
import { useColumnHeading } from '~/view/value/ColumnName';
import type { FieldProps } from '../field-component';
import { TableFrame } from './TableFrame';
import { useRowChoice, type RowChoice } from '../use-row-choice';

/** A table with one row for each entry. Its rows can be selected if the descriptor names the selection. */
export function TableView({ field, scope }: FieldProps<TableField>) {
  const { settings } = useServices();
  const rows = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const list = useIncrementalList(rows.length, settings.limits.listFirst);
  const choice = useRowChoice(field.select, rows);
  const cardLabels = useCardLabels(field, scope);
  const draw = useCallback(
    (index: number) => (
      <Row
        key={index}
        index={index}
        columns={field.columns}
        scope={scope}
        row={rows[index]}
        choice={choice}
        cardLabels={cardLabels}
      />
    ),
    [field, scope, rows, choice, cardLabels],
  );
  const isStackable = field.stackWhenNarrow === true;
  return (
    <TableFrame
      field={field}
      scope={scope}
      rows={rows}
      list={list}
      attributes={{
        role: choice ? 'grid' : isStackable ? 'table' : undefined,
        'data-stacks': field.stackWhenNarrow,
      }}
      explicitRoles={isStackable}
    >
      <tbody role={isStackable ? 'rowgroup' : undefined}>
        <IncrementalList drawn={list.drawn} draw={draw} />
      </tbody>
    </TableFrame>
  );
}

/** The column names of a table whose rows become cards in a narrow window; `undefined` for any other table. */
function useCardLabels(field: TableField, scope: Scope): readonly string[] | undefined {
  const t = useTranslate();
  const headingOf = useColumnHeading();
  return useMemo(
    () =>
      field.stackWhenNarrow === true
        ? field.columns.map(({ type, label }) => headingOf(type, t(label, scope)))
        : undefined,
    [field, scope, t, headingOf],
  );
}

/** A row of a table. In the scope of its cells the entry is `item`. */
function Row(props: {
  readonly index: number;
  readonly columns: readonly Column[];
  readonly row: unknown;
  readonly scope: Scope;
  readonly choice: RowChoice | undefined;
  readonly cardLabels: readonly string[] | undefined;
}) {
  const { index, choice, cardLabels } = props;
  const scope = itemScope(props.scope, props.row);
  return (
    // As a card, the elements of a table lose their implicit roles.
    <tr data-item={index} role={cardLabels && 'row'} {...(choice && selectionProps(index, choice))}>
      {props.columns.map((column, columnIndex) => (
        <td
          key={column.id}
          data-column={column.id}
          data-type={column.type}
          data-name={cardLabels?.[columnIndex]}
          role={cardLabels && (choice ? 'gridcell' : 'cell')}
        >
          <Cell column={column} scope={scope} />
        </td>
      ))}
    </tr>
  );
}

/**
 * Props of a row that is selected by a click outside of links and buttons, Enter or Space. Arrow keys move between
 * rows.
 */
function selectionProps(index: number, { chosen, toggle }: RowChoice) {
  return {
    'aria-selected': index === chosen,
    tabIndex: index === Math.max(chosen, 0) ? 0 : -1,
    onClick: (event: MouseEvent): void => {
      if (!isOnControl(event)) toggle(index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const row = event.currentTarget;
      if (event.target !== row) return;
      const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
      const selects = event.key === 'Enter' || event.key === ' ';
      if (next === undefined && !selects) return;
      event.preventDefault();
      if (selects) toggle(index);
      else if (next instanceof HTMLElement) next.focus();
    },
  };
}
