import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { useRun } from '~/view/action/action-host';
import { useCommand } from '~/view/action/use-command';
import { useStableCallback } from '~/view/data/use-stable';
import { useCellSequence } from '~/view/value/table-sequence';
import type { ListModel } from '../model/list-model';
import type { ListEntry } from '../model/list-pages';
import type { Exporter } from '../model/use-export';
import { useListSequence } from '../model/use-list-sequence';
import { usePageSequence } from '../model/use-page-sequence';
import type { Selection } from '../model/use-selection';
import { onListKey, type KeyHandlers } from './list-keys';
import type { RowSequenceOf } from './Row';
import type { RowHandlers } from './TableBody';
import type { TableColumns } from './use-columns';
import type { VirtualRows } from '~/ui/use-virtual-rows';

/** The interaction with the rows of a table: the active row, clicks, keys and the menu of a row. */
export interface Grid {
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly active: number | undefined;
  /** The active row as of the last click or key, without waiting for the next render. */
  readonly latest: RefObject<number | undefined>;
  /** Makes a row the active one without scrolling. */
  readonly activate: (row: number) => void;
  /** Makes the last active row active again, else the row at the top. */
  readonly activateLatest: () => void;
  readonly focus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly rowHandlers: RowHandlers;
  /** The drawer sequence of an object in a row: always the same function. */
  readonly sequenceOf: RowSequenceOf;
  /** The entry whose menu is open, and the button that opened it. */
  readonly menu: { readonly entry: ListEntry; readonly button: Element } | undefined;
  readonly closeMenu: () => void;
}

/** The parts of a table on which clicks and keys act. */
export interface GridOptions {
  readonly screen: TableScreen;
  readonly list: ListModel;
  readonly rows: VirtualRows;
  readonly columns: TableColumns;
  readonly selection: Selection;
  readonly exporter: Exporter;
  /** The name of the list in the drawer. */
  readonly itemLabel: string;
  readonly identity: string;
  readonly pageSize: number;
  /** Identifies the list with its filters and order. */
  readonly name: string;
}

/** Connects clicks, keys and the drawer with the rows of a table. */
export function useGrid(options: GridOptions): Grid {
  const { rows, columns } = options;
  const tableRef = useRef<HTMLTableElement>(null);
  const { active, latest, activate } = useActiveRow();
  useActiveEntry(options, { active, activate });
  const { menu, openMenu, closeMenu } = useRowMenu(options.list);
  const moveTo = (row: number): void => {
    activate(row);
    rows.reveal(row);
  };
  const { open, sequenceOf } = useOpenRow(options, moveTo);
  useRowCommands(rows, latest, (row) => {
    moveTo(row);
    tableRef.current?.focus({ preventScroll: true });
  });
  const openRow = (row: number): void => {
    activate(row);
    open(row);
  };
  const selectionKeys = selectionHandlers(options);
  const { toggle, selectRangeTo } = selectionKeys;
  const resize = (column: string, by: number): void => columns.resize(column, widthOf(columns, column) + by);
  const rowHandlers: RowHandlers = {
    open: openRow,
    select(row, isRange) {
      activate(row);
      if (isRange) selectRangeTo(row);
      else toggle(row);
    },
    clickControl: activate,
    openMenu(row, button) {
      activate(row);
      openMenu(row, button);
    },
  };
  return {
    tableRef,
    active,
    latest,
    activate,
    activateLatest: () => activate(latest.current ?? rows.top),
    focus: () => tableRef.current?.focus({ preventScroll: true }),
    onKeyDown: (event) => onListKey(event, { tableRef, rows, active, moveTo, open: openRow, ...selectionKeys, resize }),
    rowHandlers,
    sequenceOf,
    menu,
    closeMenu,
  };
}

/** The commands that lead to the next and to the previous row; without an active row, to the one at the top. */
function useRowCommands(rows: VirtualRows, latest: Grid['latest'], goTo: (row: number) => void): void {
  const step = (by: -1 | 1): void => {
    const next = latest.current === undefined ? rows.top : latest.current + by;
    if (next >= 0 && next < rows.count) goTo(next);
  };
  useCommand('next', () => step(1));
  useCommand('previous', () => step(-1));
}

function useActiveRow(): Pick<Grid, 'active' | 'latest' | 'activate'> {
  const [active, setActive] = useState<number>();
  const latest = useRef<number>(undefined);
  const activate = (row: number): void => {
    latest.current = row;
    setActive(row);
  };
  return { active, latest, activate };
}

/** Keeps the same entry active if a refresh moves it to another row among the loaded ones around it. */
function useActiveEntry(
  { list, identity, pageSize }: GridOptions,
  { active, activate }: Pick<Grid, 'active' | 'activate'>,
): void {
  const seen = useRef<{ readonly identity: string; readonly row: number; readonly id: string }>(undefined);
  useLayoutEffect(() => {
    const id = active === undefined ? undefined : list.entryAt(active)?.id;
    if (active === undefined || id === undefined) return;
    const before = seen.current;
    seen.current = { identity, row: active, id };
    if (before?.row !== active || before.id === id || before.identity !== identity) return;
    const moved = Array.from({ length: 2 * pageSize }, (_, index) => Math.max(0, active - pageSize) + index).find(
      (row) => list.entryAt(row)?.id === before.id,
    );
    if (moved === undefined) return;
    seen.current = { identity, row: moved, id: before.id };
    activate(moved);
  });
}

function useRowMenu(list: ListModel): Pick<Grid, 'menu' | 'closeMenu'> & Pick<RowHandlers, 'openMenu'> {
  const [menu, setMenu] = useState<Grid['menu']>();
  return {
    menu,
    openMenu(row, button) {
      const entry = list.entryAt(row);
      if (entry) setMenu({ entry, button });
    },
    closeMenu: () => setMenu(undefined),
  };
}

/** Opens rows, and gives the drawer sequences of the objects in them. */
function useOpenRow(options: GridOptions, onFollow: (row: number) => void) {
  const { screen, list, itemLabel, identity, name } = options;
  const run = useRun();
  const beginPages = usePageSequence({ screen, list, title: itemLabel, name });
  const sequenceAt = useListSequence({ screen, list, title: itemLabel, identity, onFollow });
  const sequenceOfCell = useCellSequence();
  const sequenceOf = useStableCallback<Parameters<RowSequenceOf>, ReturnType<RowSequenceOf>>(
    (row, input, reference) => {
      const column = screen.columns.find((candidate) => candidate === reference);
      const entry = list.entryAt(row);
      return column?.type === 'objects' && entry
        ? sequenceOfCell(column, entry.scope)(input)
        : sequenceAt(row, column?.id);
    },
  );
  return {
    open(row: number): void {
      const entry = list.entryAt(row);
      if (!entry || !screen.open) return;
      beginPages(row);
      void run([screen.open], entry.scope, { sequenceOf: () => sequenceAt(row) });
    },
    sequenceOf,
  };
}

function selectionHandlers(
  options: GridOptions,
): Pick<KeyHandlers, 'toggle' | 'selectRangeTo' | 'clearSelection' | 'copySelection'> {
  const { list, selection, exporter } = options;
  return {
    toggle(row) {
      const entry = list.entryAt(row);
      if (entry) selection.toggle(entry);
    },
    selectRangeTo: (row) => selection.selectRangeTo(row, list.entryAt),
    clearSelection() {
      const hadEntries = selection.entries.size > 0;
      selection.clear();
      return hadEntries;
    },
    copySelection() {
      const entries = [...selection.entries.values()];
      const canCopy = entries.length > 0 && window.getSelection()?.type !== 'Range';
      if (canCopy) exporter.start('clipboard', entries);
      return canCopy;
    },
  };
}

function widthOf({ columns, widths }: TableColumns, id: string): number {
  return widths[columns.findIndex((column) => column.id === id)] ?? 0;
}
