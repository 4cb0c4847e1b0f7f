import { memo, type PointerEvent } from 'react';
import type { SortOrder } from '~/descriptor/screen-address';
import { useTranslate } from '~/i18n/translate';
import { isRightToLeft } from '~/ui/direction';
import { Icon } from '~/ui/Icon';
import { ColumnName } from '~/view/value/ColumnName';
import { columnLayout } from '~/view/value/formats/column-layout';
import type { NamedColumn } from '../model/list-address';
import type { ListEntry } from '../model/list-pages';
import type { Selection } from '../model/use-selection';
import { sideWidth } from './use-columns';

/** The widths of the columns of a table. */
export const ColumnGroup = memo(function ColumnGroup(props: {
  readonly widths: readonly number[];
  readonly hasMenu: boolean;
}) {
  return (
    <colgroup>
      <col style={{ width: sideWidth }} />
      {props.widths.map((width, index) => (
        <col key={index} style={{ width }} />
      ))}
      {props.hasMenu && <col style={{ width: sideWidth }} />}
    </colgroup>
  );
});

/** The checkbox in the head: selects the visible rows, or deselects them if all of them are selected. */
export function SelectVisible(props: { readonly entries: readonly ListEntry[]; readonly selection: Selection }) {
  const { entries, selection } = props;
  const t = useTranslate();
  const selected = entries.filter(({ id }) => selection.entries.has(id)).length;
  const isAll = entries.length > 0 && selected === entries.length;
  return (
    <input
      type="checkbox"
      data-head=""
      tabIndex={-1}
      aria-label={t('UI.TABLE_SELECT_ALL')}
      checked={isAll}
      disabled={entries.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && !isAll;
      }}
      onChange={() => selection.set(entries, !isAll)}
    />
  );
}

interface HeadingsProps {
  /** Id of the element that describes how keys change widths. */
  readonly describedBy: string;
  readonly columns: readonly NamedColumn[];
  readonly widths: readonly number[];
  readonly sort: SortOrder | undefined;
  readonly onSort: (key: string) => void;
  readonly onResize: (id: string, width: number | undefined) => void;
}

/** The headings of the columns. The Tab key skips them; arrow keys lead to them from the first row. */
export const Headings = memo(function Headings(props: HeadingsProps) {
  const { columns, widths, sort, onResize } = props;
  return columns.map(({ column, name }, index) => {
    const key = column.type === 'button' ? undefined : column.sort;
    const isSorted = key !== undefined && sort?.key === key;
    const order = sort?.descending ? 'descending' : 'ascending';
    return (
      <th
        key={column.id}
        scope="col"
        aria-colindex={index + 2}
        data-column={column.id}
        data-end={columnLayout(column.type).align === 'end' || undefined}
        aria-sort={key === undefined ? undefined : isSorted ? order : 'none'}
      >
        {key === undefined ? (
          <span className="descry-list-heading" data-head="" tabIndex={-1}>
            <HeadingName column={column} name={name} />
          </span>
        ) : (
          <button
            type="button"
            className="descry-list-heading"
            data-head=""
            data-sort={key}
            tabIndex={-1}
            aria-describedby={props.describedBy}
            onClick={() => props.onSort(key)}
          >
            <HeadingName column={column} name={name} />
            {isSorted && <Icon name={sort.descending ? 'chevron-down' : 'chevron-up'} size={14} />}
          </button>
        )}
        <ResizeHandle width={widths[index] ?? 0} onResize={(width) => onResize(column.id, width)} />
      </th>
    );
  });
});

function HeadingName({ column, name }: NamedColumn) {
  return (
    <span className="descry-list-name">
      <ColumnName type={column.type} name={name} />
    </span>
  );
}

/** The edge of a column. Dragging it changes the width; a double click resets it. */
function ResizeHandle(props: { readonly width: number; readonly onResize: (width: number | undefined) => void }) {
  const { width, onResize } = props;
  const onPointerDown = (down: PointerEvent<HTMLElement>): void => {
    if (down.button !== 0) return;
    const handle = down.currentTarget;
    const direction = isRightToLeft(handle) ? -1 : 1;
    down.preventDefault();
    handle.setPointerCapture(down.pointerId);
    const drag = (move: globalThis.PointerEvent): void => onResize(width + (move.clientX - down.clientX) * direction);
    const stop = (): void => handle.removeEventListener('pointermove', drag);
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('lostpointercapture', stop, { once: true });
  };
  return (
    <span
      className="descry-list-edge"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
