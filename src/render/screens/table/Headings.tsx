import { memo } from 'react';
import type { SortOrder } from '../../../descriptor/screen-address';
import { Icon } from '../../../ui/Icon';
import { ColumnEdge } from './ColumnEdge';
import type { NamedColumn } from './use-columns';

/**
 * The headings of the columns: a click on one sorts by it, its edge changes its width. The Tab key passes over them; the arrow
 * keys lead here from the first row.
 */
export const Headings = memo(function Headings(props: {
  /** Id of the words about changing widths by keys. */
  readonly about: string;
  readonly columns: readonly NamedColumn[];
  readonly widths: readonly number[];
  readonly sort: SortOrder | undefined;
  readonly onSort: (key: string) => void;
  readonly onResize: (id: string, width: number | undefined) => void;
}) {
  const { about, columns, widths, sort, onSort, onResize } = props;
  return columns.map(({ column, name }, at) => {
    const key = column.type === 'button' ? undefined : column.sort;
    const isSorted = key !== undefined && sort?.key === key;
    const order = sort?.descending ? 'descending' : 'ascending';
    return (
      <th
        key={column.id}
        scope="col"
        aria-colindex={at + 2}
        data-column={column.id}
        data-end={column.type === 'number' || column.type === 'bytes' || undefined}
        aria-sort={key === undefined ? undefined : isSorted ? order : 'none'}
      >
        {key === undefined ? (
          <span className="descry-list-heading" data-head="" tabIndex={-1}>
            <span className="descry-list-name">{name}</span>
          </span>
        ) : (
          <button
            type="button"
            className="descry-list-heading"
            data-head=""
            data-sort={key}
            tabIndex={-1}
            aria-describedby={about}
            onClick={() => onSort(key)}
          >
            <span className="descry-list-name">{name}</span>
            {isSorted && <Icon name={sort.descending ? 'chevron-down' : 'chevron-up'} size={14} />}
          </button>
        )}
        <ColumnEdge width={widths[at] ?? 0} onResize={(width) => onResize(column.id, width)} />
      </th>
    );
  });
});
