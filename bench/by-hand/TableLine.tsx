import type { ReactNode } from 'react';
import { firstEntries } from '~/view/value/CopyTools';
import { useServices } from '~/view/context/services';
import { useIncrementalList } from '~/view/data/use-incremental-list';
import { Dash } from '~/ui/Dash';
import { UntrustedText } from '~/ui/UntrustedText';
import { Line, type LineProps } from './Line';

interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What is copied of it. */
  readonly copy: (row: Row) => string;
}

/** A line with a table below its label. */
export function TableLine<Row>(
  props: LineProps & {
    readonly rows: readonly Row[] | null | undefined;
    readonly columns: readonly Column<Row>[];
    readonly quiet?: boolean;
  },
) {
  const { columns } = props;
  const rows = props.rows ?? [];
  const { settings } = useServices();
  const list = useIncrementalList(rows.length, settings.limits.listFirst);
  const sheet = (some: readonly Row[]): string =>
    [columns.map(({ label }) => label), ...some.map((row) => columns.map(({ copy }) => copy(row)))]
      .map((cells) => cells.join('\t'))
      .join('\n');
  return (
    <Line
      {...props}
      wide
      beside={list.button}
      copy={{ first: sheet(rows.slice(0, firstEntries)), all: () => sheet(rows) }}
    >
      {rows.length > 0 && (
        // The box scrolls sideways, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="descry-table-box" role="group" aria-label={props.label} tabIndex={0}>
          <table className="descry-table">
            <thead>
              <tr>
                {columns.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, list.drawn).map((row, index) => (
                <tr key={index}>
                  {columns.map(({ label, cell }) => (
                    <td key={label}>{cell(row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Line>
  );
}

/** A column of text. */
export function textColumn<Row>(
  label: string,
  read: (row: Row) => string | null | undefined,
  mono = false,
): Column<Row> {
  return {
    label,
    cell: (row) => {
      const text = read(row) ?? '';
      return text === '' ? <Dash /> : <UntrustedText text={text} mono={mono} />;
    },
    copy: (row) => read(row) ?? '',
  };
}
