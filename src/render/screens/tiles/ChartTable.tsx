import { useCallback, type ReactNode } from 'react';
import { Pieces } from '../../Pieces';
import { useServices } from '../../services';
import { useLongList } from '../../use-long-list';

/** What a chart shows, as a table. It scrolls in the room of the picture. */
export function ChartTable(props: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly count: number;
  /** The cells of a row; the same function as long as the rows are the same. */
  readonly row: (index: number) => readonly ReactNode[];
}) {
  const { label, heads, row } = props;
  const { settings } = useServices();
  const list = useLongList(props.count, settings.limits.drawnAtOnce);
  const draw = useCallback(
    (index: number) => (
      <tr key={index} data-item={index}>
        {row(index).map((cell, at) =>
          at === 0 ? (
            <th key={at} scope="row">
              {cell}
            </th>
          ) : (
            <td key={at}>{cell}</td>
          ),
        )}
      </tr>
    ),
    [row],
  );
  return (
    // The box scrolls, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="descry-chart-table" role="group" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Pieces drawn={list.drawn} draw={draw} />
        </tbody>
      </table>
      {list.button}
    </div>
  );
}
