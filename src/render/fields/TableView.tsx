import { useCallback, useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { listEntries } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import { Pieces } from '../Pieces';
import { useServices } from '../services';
import { useLongList } from '../use-long-list';
import { useText } from '../use-text';
import { firstEntries } from './CopyTools';
import type { FieldProps } from './field-component';
import { Line } from './Line';
import { Row } from './Row';
import { tableText } from './table-text';
import { useHandOver } from './use-hand-over';
import { useRowChoice } from './use-row-choice';
import { useSteadyColumns } from './use-steady-columns';

/** One row per entry, one column per value. A row can be chosen where the descriptor gives that a name. */
export function TableView({ field, scope }: FieldProps<TableField>) {
  const { format, settings } = useServices();
  const text = useText();
  const rows = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const list = useLongList(rows.length, settings.limits.listFirst);
  const choice = useRowChoice(field.select, rows);
  const handOver = useHandOver(field, rows, scope, text(field.label, scope));
  const table = useSteadyColumns(list.drawn > settings.limits.drawnAtOnce);
  const stacks = field.stacks === true;
  const names = useMemo(
    () => (stacks ? field.columns.map((column) => text(column.label, scope)) : undefined),
    [stacks, field, scope, text],
  );
  const draw = useCallback(
    (index: number) => (
      <Row
        key={index}
        index={index}
        columns={field.columns}
        scope={scope}
        row={rows[index]}
        choice={choice}
        names={names}
      />
    ),
    [field, scope, rows, choice, names],
  );
  const role = (name: string): string | undefined => (stacks ? name : undefined);
  const copied = (some: readonly unknown[]): string => tableText(field, some, scope, { text, format });
  return (
    <Line
      field={field}
      scope={scope}
      wide
      count={field.count ? rows.length : undefined}
      beside={list.button}
      copy={{ first: copied(rows.slice(0, firstEntries)), all: () => copied(rows) }}
    >
      {rows.length > 0 && (
        // The box scrolls sideways, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="descry-table-box" role="group" aria-label={text(field.label, scope)} tabIndex={0}>
          <table ref={table} className="descry-table" role={choice ? 'grid' : role('table')} data-stacks={field.stacks}>
            <thead role={role('rowgroup')}>
              <tr role={role('row')}>
                {field.columns.map((column) => (
                  <th key={column.id} scope="col" role={role('columnheader')}>
                    {text(column.label, scope)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role={role('rowgroup')} onClickCapture={handOver}>
              <Pieces drawn={list.drawn} draw={draw} />
            </tbody>
          </table>
        </div>
      )}
    </Line>
  );
}
