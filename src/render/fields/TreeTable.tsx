import { useCallback, useMemo } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { listEntries } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import { Pieces } from '../Pieces';
import { useServices } from '../services';
import { useLongList } from '../use-long-list';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { firstEntries } from './CopyTools';
import { Line } from './Line';
import { tableText } from './table-text';
import { TableView } from './TableView';
import { TreeRow } from './TreeRow';
import { useRowChoice } from './use-row-choice';
import { useSteadyColumns } from './use-steady-columns';
import { useTree } from './use-tree';

/** A table whose rows may stand below each other; a plain one while none does. */
export function TreeTable({ field, scope }: FieldProps<TableField>) {
  const { format, settings } = useServices();
  const text = useText();
  const rows = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const { isTree, shown, folded, fold } = useTree(field.tree, rows, scope);
  const list = useLongList(shown.length, settings.limits.listFirst);
  const choice = useRowChoice(field.select, rows);
  const table = useSteadyColumns(list.drawn > settings.limits.drawnAtOnce);
  const reachable = shown.some(({ index }, at) => at < list.drawn && index === choice?.chosen)
    ? choice?.chosen
    : shown[0]?.index;
  const draw = useCallback(
    (at: number) => {
      const place = shown[at];
      if (!place) return null;
      const { index } = place;
      return (
        <TreeRow
          key={index}
          place={place}
          columns={field.columns}
          row={rows[index]}
          scope={scope}
          chosen={choice?.chosen === index}
          folded={folded.has(index)}
          reachable={index === reachable}
          actions={{ fold, toggle: choice?.toggle }}
        />
      );
    },
    [field, scope, rows, shown, folded, fold, choice, reachable],
  );
  const copied = (some: readonly unknown[]): string => tableText(field, some, scope, { text, format });
  if (!isTree) return <TableView field={field} scope={scope} />;
  const label = text(field.label, scope);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      count={field.count ? rows.length : undefined}
      beside={list.button}
      copy={{ first: copied(rows.slice(0, firstEntries)), all: () => copied(rows) }}
    >
      {/* The box scrolls sideways, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="descry-table-box" role="group" aria-label={label} tabIndex={0}>
        {/* A table may take any role; this one tells of rows below rows. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table ref={table} className="descry-table" role="treegrid" aria-label={label}>
          <thead>
            <tr>
              {field.columns.map((column) => (
                <th key={column.id} scope="col">
                  {text(column.label, scope)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Pieces drawn={list.drawn} draw={draw} piece={list.piece} />
          </tbody>
        </table>
      </div>
    </Line>
  );
}
