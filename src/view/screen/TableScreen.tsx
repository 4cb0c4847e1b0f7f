import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { withoutFilters } from '~/descriptor/screen-address';
import { defaultDensity } from '~/generated/console/theme';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { ActionHostContext } from '../action/action-host';
import { RefreshControls } from './refresh/RefreshControls';
import { useAutoRefresh } from './refresh/use-auto-refresh';
import { RespondToSelection } from './table/view/RespondToSelection';
import { ScreenHead } from './ScreenHead';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { columnsForAddress, useCleanedChange } from './table/model/list-address';
import { hasRows } from './table/model/list-model';
import type { StoredLayout } from './table/model/use-list-layout';
import { useTableData, type TableData } from './table/model/use-table-data';
import { LeftOutNote } from './table/saved-views/LeftOutNote';
import { SavedViewsButton } from './table/saved-views/SavedViewsButton';
import { useSavedViews, type ScreenViews } from './table/saved-views/use-saved-views';
import { BulkActions } from './table/view/BulkActions';
import { ColumnChooser } from './table/view/ColumnChooser';
import { EmptyList, FailedList, RefusedNote } from './table/view/list-states';
import { ListBox } from './table/view/ListBox';
import { ExportButtons, ExportNote, SelectionBar, TableFoot } from './table/view/TableFoot';
import { useTable, type Table } from './table/view/use-table';
import { WaitingScreen } from './WaitingScreen';
import './table/view/table.css';
import '~/view/value/one-line-cells.css';
import './table/view/cells.css';
import './table/view/list-parts.css';

/** A screen with a list below its head. While its default view is not known, the list waits for it. */
export function TableScreenView(props: ScreenProps<TableScreen>) {
  const change = useCleanedChange(props);
  const { isWaiting, ...views } = useSavedViews({ ...props, change });
  return isWaiting ? <WaitingScreen /> : <TableContent {...props} change={change} {...views} />;
}

function TableContent(props: ScreenProps<TableScreen> & Omit<ScreenViews, 'isWaiting'>) {
  const { screen, address, change, views, layout } = props;
  const { renewPeriod } = useScreenContext();
  const data = useTableData(props);
  const { list, sources } = data;
  const onRefresh = (): void => {
    if (screen.period) renewPeriod();
    list.refresh();
  };
  return (
    <ActionHostContext value={{ close: () => undefined, refresh: sources.requestSource }}>
      <ScreenHead screen={screen} address={address} change={change} scope={list.scope} sources={sources}>
        {views && <SavedViewsButton views={views} />}
      </ScreenHead>
      <TableList {...{ screen, data, address, change, layout, onRefresh }}>
        {views && <LeftOutNote views={views} />}
      </TableList>
    </ActionHostContext>
  );
}

/**
 * A list with its controls: notes above it, the table in a scrolling box, and below it the selection, the export and
 * the foot, so that notes about these do not move the rows.
 */
function TableList(props: {
  readonly screen: TableScreen;
  readonly data: TableData;
  readonly address: ScreenProps['address'];
  readonly change: ScreenProps['change'];
  readonly layout: StoredLayout;
  readonly onRefresh: () => void;
  /** Further notes above the table. */
  readonly children: ReactNode;
}) {
  const { screen, data, address, change, onRefresh, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useFillHeight(box);
  const table = useTable(props, data);
  const { list, selection, exporter, grid, nameItems } = table;
  const filters = withoutFilters(screen, address);
  return (
    <div ref={box} className="descry-list" data-testid="list" data-list={screen.id} data-state={list.state}>
      <RefusedNote refused={address.refused} />
      {children}
      <ListBox table={table} sort={data.sort} address={address} change={change}>
        {list.state === 'empty' && (
          <EmptyList
            whenEmpty={screen.whenEmpty}
            list={list}
            itemLabel={nameItems(0)}
            onClear={filters && (() => change({ filters, page: undefined }))}
          />
        )}
        {list.state === 'failed' && <FailedList list={list} />}
      </ListBox>
      <SelectionBar
        list={list}
        selection={selection}
        selectAll={table.selectAll}
        exporter={exporter}
        focusList={grid.focus}
      >
        <BulkActions table={table} />
        {screen.target && <RespondToSelection target={screen.target} selection={selection} />}
      </SelectionBar>
      <ExportNote exporter={exporter} />
      <ListFoot table={table} change={change} onRefresh={onRefresh} />
    </div>
  );
}

/** The foot of a list. A refresh waits while rows are selected. */
function ListFoot(props: {
  readonly table: Table;
  readonly change: ScreenProps['change'];
  readonly onRefresh: () => void;
}) {
  const { table, change, onRefresh } = props;
  const { screen, list, rows, selection, exporter, nameItems } = table;
  const { updatedAt, isFetching } = list;
  const isInUse = selection.entries.size > 0;
  const interval = useAutoRefresh({ screen: screen.id, updatedAt, isFetching, isInUse, onRefresh });
  return (
    <TableFoot
      list={list}
      rows={rows}
      itemLabel={nameItems(list.total)}
      refresh={<RefreshControls interval={interval} onRefresh={onRefresh} />}
    >
      {hasRows(list) && list.total > 0 && (
        <ExportButtons total={list.hasMore ? Infinity : list.total} exporter={exporter} />
      )}
      <TableColumnChooser table={table} change={change} />
    </TableFoot>
  );
}

/**
 * The column chooser of a table. The address gets the chosen columns, so that a link leads to them; the browser stores
 * them, so that they are displayed when the address does not name any.
 */
function TableColumnChooser({ table, change }: { readonly table: Table; readonly change: ScreenProps['change'] }) {
  const { screen, list, columns, layout } = table;
  const t = useTranslate();
  const hidden = screen.columns.filter((column) => !columns.columns.includes(column));
  const display = (ids: readonly string[] | undefined): void => {
    const chosen = ids && columnsForAddress(screen.columns, ids);
    layout.change({ columns: chosen });
    change({ columns: chosen }, { replace: true });
  };
  return (
    <ColumnChooser
      all={[...columns.named, ...hidden.map((column) => ({ column, name: t(column.label, list.scope) }))]}
      displayed={columns.columns}
      density={layout.layout.density ?? defaultDensity}
      onChange={display}
      onDensity={(density) => layout.change({ density: density === defaultDensity ? undefined : density })}
      onReset={() => {
        layout.change({ widths: undefined, density: undefined });
        display(undefined);
      }}
    />
  );
}

/**
 * Marks the elements between a list and its screen, so that the list can take the height that is left. A CSS rule with
 * `:has` would take more than half of the time that scrolling takes.
 */
function useFillHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const ancestors: HTMLElement[] = [];
    for (let element = list.current?.parentElement; element; element = element.parentElement) {
      ancestors.push(element);
      if (element.matches('.descry-screen')) break;
    }
    if (!ancestors.at(-1)?.matches('.descry-screen')) return;
    for (const element of ancestors) element.dataset['fills'] = '';
    return () => {
      for (const element of ancestors) delete element.dataset['fills'];
    };
  }, [list]);
}
