import table from '@blueprintjs/icons/lib/esm/generated/16px/paths/th';
import { useCallback, useState, type ReactNode } from 'react';
import type { Tile } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { IconButton } from '~/ui/IconButton';
import { useServices } from '~/view/context/services';
import { IncrementalList, useIncrementalList } from '~/view/data/use-incremental-list';
import { TileBody } from './TileBody';

/** A chart, and a button that replaces it with a table of its values. */
export function ChartCard(props: {
  readonly tile: Tile;
  readonly table: () => ReactNode;
  /** The content below the chart and below the table. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  const [isTable, setTable] = useState(false);
  return (
    <>
      <IconButton
        className="descry-tile-turn"
        icon={isTable ? 'chart' : table}
        label={t(isTable ? 'UI.CHART_VALUES_HIDE' : 'UI.CHART_VALUES')}
        action="values"
        onClick={() => setTable(!isTable)}
      />
      <TileBody tile={props.tile}>
        {isTable ? props.table() : props.children}
        {props.note}
      </TileBody>
    </>
  );
}

/** The values of a chart as a table, which scrolls in the box of the chart. */
export function ChartTable(props: {
  readonly label: string;
  readonly heads: readonly ReactNode[];
  readonly count: number;
  /** Returns the cells of a row. The function must change only if the rows change. */
  readonly row: (index: number) => readonly ReactNode[];
}) {
  const { label, heads, row } = props;
  const { settings } = useServices();
  const list = useIncrementalList(props.count, settings.limits.renderBatch);
  const draw = useCallback(
    (index: number) => (
      <tr key={index} data-item={index}>
        {row(index).map((cell, column) =>
          column === 0 ? (
            <th key={column} scope="row">
              {cell}
            </th>
          ) : (
            <td key={column}>{cell}</td>
          ),
        )}
      </tr>
    ),
    [row],
  );
  return (
    // The box scrolls, so it must be focusable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="descry-chart-table" role="group" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <IncrementalList drawn={list.drawn} draw={draw} />
        </tbody>
      </table>
      {list.button}
    </div>
  );
}
