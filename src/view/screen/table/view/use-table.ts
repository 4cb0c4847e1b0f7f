import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { defaultDensity } from '~/generated/console/theme';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Text } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import type { ScreenProps } from '../../screen-props';
import { hasRows } from '../model/list-model';
import { useExport } from '../model/use-export';
import { useSelectAll, type SelectAll } from '../model/use-select-all';
import { useSelection } from '../model/use-selection';
import { useSelectionAfterChange } from '../model/use-selection-after-change';
import type { TableData } from '../model/use-table-data';
import type { StoredLayout } from '../model/use-list-layout';
import { hasRowMenu } from './has-row-menu';
import { useColumns } from './use-columns';
import { useGrid, type Grid, type GridOptions } from './use-grid';
import { useListReturn, usePageInAddress, useReturnPosition } from './use-list-position';
import { isPrintAddress } from '~/state/print-address';
import { useVirtualRows, type VirtualRows } from '~/ui/use-virtual-rows';

/** The state of a table: its list, its rendered rows and columns, the selection, the export and the active row. */
export interface Table extends GridOptions {
  readonly grid: Grid;
  readonly layout: StoredLayout;
  readonly selectAll: SelectAll;
  /** The name of the entries for a number of them, or of the list as a whole. */
  readonly nameItems: (count?: number) => string;
}

/** Creates the state of a table, and keeps its scroll position equal to the address. */
export function useTable(
  props: Pick<ScreenProps<TableScreen>, 'screen' | 'address' | 'change'> & { readonly layout: StoredLayout },
  data: TableData,
): Table {
  const { screen, address, change, layout } = props;
  const { list, identity, filterKey, pageSize, initialPage } = data;
  const { settings, page: browserPage } = useServices();
  const nameItems = useItemName(screen.itemLabel);
  const itemLabel = nameItems();
  const { rowHeight, compactRowHeight } = settings.screens;
  const isCompact = (layout.layout.density ?? defaultDensity) === 'compact';
  const visibleRows = useVirtualRows(hasRows(list) ? list.total : 0, isCompact ? compactRowHeight : rowHeight);
  const rows = isPrintAddress(browserPage.hashPath()) ? printedRows(visibleRows) : visibleRows;
  const displayed = hasRows(list) && !list.isPlaceholder ? identity : undefined;
  const name = hashKey([screen.id, filterKey, data.sort]);
  const position = useReturnPosition(name);
  const { page } = address;
  const hasNumbers = screen.next === undefined;
  usePageInAddress({ rows, initialPage, pageSize, hasNumbers, displayed, page, returnTo: position?.top, change });
  const { setVisibleRange } = list;
  const { top, visible } = rows;
  useEffect(() => {
    if (displayed !== undefined) setVisibleRange(top, top + visible);
  }, [setVisibleRange, displayed, top, visible]);

  const selection = useSelection(filterKey);
  useSelectionAfterChange({ screen, list, selection, identity });
  const selectAll = useSelectAll(list, { selection, pageSize, filterKey });
  const columns = useColumns(screen.columns, address.columns, {
    scope: list.scope,
    boxWidth: rows.width,
    hasMenu: hasRowMenu(screen),
    stored: layout,
  });
  const exporter = useExport(list, { columns: columns.named, pageSize, name: screen.id });
  const parts = { screen, list, rows, columns, selection, exporter, itemLabel, identity, pageSize, name };
  const grid = useGrid(parts);
  useListReturn({ name, position, isDisplayed: displayed !== undefined, list, rows, grid });
  return { ...parts, grid, layout, selectAll, nameItems };
}

/** Most rows of a printed list; its foot tells how many there are. */
const maxPrinted = 500;

/** The rows of a page that prints itself: all of them, as if the box were that high. */
function printedRows(rows: VirtualRows): VirtualRows {
  const end = Math.min(rows.count, maxPrinted);
  return { ...rows, top: 0, visible: end, first: 0, end };
}

function useItemName(label: Text | undefined): Table['nameItems'] {
  const t = useTranslate();
  const { key, text }: Text = label ?? { key: 'UI.TABLE_ENTRIES' };
  return (count) => t({ key, ...(text !== undefined && { text }), ...(count !== undefined && { values: { count } }) });
}
