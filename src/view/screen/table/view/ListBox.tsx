import { useCallback, useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { SortOrder } from '~/descriptor/screen-address';
import { useTranslate } from '~/i18n/translate';
import { useMedia } from '~/ui/use-media';
import { useCellMenu } from '~/view/cell-menu/use-cell-menu';
import type { ScreenProps } from '../../screen-props';
import { useTruncationTooltip } from '~/view/value/TruncationTooltip';
import { findListCell } from './list-cell';
import { nextSort, sortForAddress } from '../model/list-address';
import { hasRows } from '../model/list-model';
import type { RowLayout } from './Row';
import { RowActions } from './RowActions';
import { hasRowMenu } from './has-row-menu';
import { TableBody, SkeletonBody } from './TableBody';
import { ColumnGroup, Headings, SelectVisible } from './TableHead';
import type { Table } from './use-table';
import { useColumnRange, type ColumnRange } from './virtualization';

/** The box that scrolls a table both ways. `children` are shown in place of a table without rows. */
export function ListBox(props: {
  readonly table: Table;
  readonly sort: SortOrder | undefined;
  readonly address: ScreenProps['address'];
  readonly change: ScreenProps['change'];
  readonly children: ReactNode;
}) {
  const { table, sort, address, change, children } = props;
  const { screen, list, rows, columns, grid } = table;
  const { box, rowHeight } = rows;
  const id = useId();
  const tooltip = useTruncationTooltip(columns.columns, (index) => list.entryAt(index)?.scope);
  const cellMenu = useCellMenu(
    (target) => findListCell(target, table, { address, change }),
    ({ row }) => grid.activate(row),
  );
  const { range, onScroll } = useColumnRange(columns.widths, rows.width);
  useSideMarks(table);
  const onSort = useCallback(
    (key: string) => change({ sort: sortForAddress(nextSort(sort, key), screen.sort), page: undefined }),
    [change, sort, screen],
  );
  return (
    <div className="descry-list-frame">
      <div
        ref={box}
        className="descry-list-box"
        style={{ '--descry-list-row': `${rowHeight}px` }}
        onScroll={(event) => {
          rows.onScroll(event);
          onScroll(event);
          markSides(event.currentTarget);
          tooltip.hide();
          grid.closeMenu();
        }}
        {...tooltip.handlers}
        {...cellMenu.handlers}
      >
        {(hasRows(list) || list.state === 'loading') && (
          <ListTable id={id} table={table} range={range} sort={sort} onSort={onSort} />
        )}
        {children}
      </div>
      <RowActions table={table} />
      <KeyDescriptions id={id} />
      {tooltip.tip}
      {cellMenu.menu}
    </div>
  );
}

/** Marks on which sides columns are scrolled out of the box. In a right-to-left page `scrollLeft` is negative. */
function markSides(box: HTMLElement): void {
  const scrolled = Math.abs(box.scrollLeft);
  box.toggleAttribute('data-aside', scrolled > 0);
  box.toggleAttribute('data-beyond', scrolled + box.clientWidth < box.scrollWidth - 1);
}

/** Marks the sides of the box of a table whenever one of the two gets another width. */
function useSideMarks({ rows: { box, width }, columns: { tableWidth } }: Table): void {
  useLayoutEffect(() => {
    if (box.current) markSides(box.current);
  }, [box, width, tableWidth]);
}

interface ListTableProps {
  /** Prefix of the ids of the rows and descriptions. */
  readonly id: string;
  readonly table: Table;
  /** The rendered columns. */
  readonly range: ColumnRange;
  readonly sort: SortOrder | undefined;
  readonly onSort: (key: string) => void;
}

function ListTable(props: ListTableProps) {
  const { id, table, range } = props;
  const { screen, list, rows, columns, selection, grid } = table;
  const { tableRef, active, activateLatest, onKeyDown, rowHandlers } = grid;
  const hasMenu = hasRowMenu(screen);
  const layout = useRowLayout(table, range);
  const isLoading = list.state === 'loading';
  const isActiveRendered = active !== undefined && active >= rows.first && active < rows.end;
  return (
    <table
      ref={tableRef}
      role="grid"
      className="descry-list-table"
      aria-label={table.itemLabel}
      aria-describedby={keysId(id)}
      aria-multiselectable="true"
      aria-rowcount={hasRows(list) && !list.hasMore ? list.total + 1 : -1}
      aria-colcount={columns.columns.length + (hasMenu ? 2 : 1)}
      aria-busy={list.isFetching || isLoading}
      aria-activedescendant={isActiveRendered ? `${id}-${active}` : undefined}
      tabIndex={0}
      style={{ width: columns.tableWidth }}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) activateLatest();
      }}
    >
      <ColumnGroup widths={columns.widths} hasMenu={hasMenu} />
      <ListTableHead {...props} />
      {isLoading ? (
        <SkeletonBody rows={rows.visible} layout={layout} />
      ) : (
        <TableBody {...{ id, list, rows, layout, active, selection }} handlers={rowHandlers} />
      )}
    </table>
  );
}

function ListTableHead({ id, table, sort, onSort }: ListTableProps) {
  const { screen, list, rows, columns, selection } = table;
  const t = useTranslate();
  const { top, visible } = rows;
  const visibleEntries = Array.from({ length: visible }, (_, index) => list.entryAt(top + index) ?? []).flat();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="descry-list-select" aria-colindex={1}>
          <SelectVisible entries={visibleEntries} selection={selection} />
        </th>
        <Headings
          describedBy={resizeKeysId(id)}
          columns={columns.named}
          widths={columns.widths}
          sort={sort}
          onSort={onSort}
          onResize={columns.resize}
        />
        {hasRowMenu(screen) && (
          <th scope="col" className="descry-list-end" aria-colindex={columns.columns.length + 2}>
            <span className="descry-aside">{t('UI.TABLE_ACTIONS')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The layout of the rows: the same object until a row has to render again because of it. */
function useRowLayout({ screen, columns: { columns }, grid }: Table, { from, end }: ColumnRange): RowLayout {
  // Without a pointer that hovers, the buttons of a row are always visible.
  const canHover = useMedia('(hover: hover)');
  const opens = screen.open !== undefined;
  const hasMenu = hasRowMenu(screen);
  const { sequenceOf } = grid;
  return useMemo(
    () => ({ columns, range: { from, end }, opens, hasMenu, canHover, sequenceOf }),
    [columns, from, end, opens, hasMenu, canHover, sequenceOf],
  );
}

/** Hidden texts for screen readers about the keys of the table and of its headings. */
function KeyDescriptions({ id }: { readonly id: string }) {
  const t = useTranslate();
  return (
    <>
      <span id={keysId(id)} hidden>
        {t('UI.TABLE_KEYS')}
      </span>
      <span id={resizeKeysId(id)} hidden>
        {t('UI.TABLE_COLUMN_WIDTH')}
      </span>
    </>
  );
}

const keysId = (id: string): string => `${id}-keys`;
const resizeKeysId = (id: string): string => `${id}-width`;
