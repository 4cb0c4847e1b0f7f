import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TableScreen } from '../../../generated/descriptor-types';
import { useHandObjects } from '../../fields/use-hand-objects';
import { useRun } from '../../place';
import type { ListEntry } from './list-page';
import { onListKey } from './list-keys';
import { placeBeside, type MenuPlace } from './menu-place';
import type { ShownList } from './shown-list';
import type { RowClicks } from './TableBody';
import type { ShownColumns } from './use-columns';
import { useDrawerWalk } from './use-drawer-walk';
import type { Export } from './use-export';
import type { ListView } from './use-list-view';
import type { Selection } from './use-selection';

/** What happens in the rows of a table: which one is active, what clicks and keys do. */
export interface Grid {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly active: number | undefined;
  /** The table has got the focus: some row is active from now on. */
  readonly begin: () => void;
  readonly focus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly clicks: RowClicks;
  /** The entry whose menu is open, and where that stands. */
  readonly menu: { readonly entry: ListEntry; readonly place: MenuPlace } | undefined;
  readonly closeMenu: () => void;
}

/** What the rows of a table work with. */
export interface GridOptions {
  readonly screen: TableScreen;
  readonly list: ShownList;
  readonly view: ListView;
  readonly shown: ShownColumns;
  readonly selection: Selection;
  readonly taking: Export;
  readonly noun: string;
  readonly place: string;
}

/** Puts together what clicks, keys and the drawer do with the rows. */
export function useGrid(options: GridOptions): Grid {
  const { screen, list, view, shown, selection, taking } = options;
  const run = useRun();
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const [menu, setMenu] = useState<Grid['menu']>();
  const moveTo = (row: number): void => {
    setActive(row);
    view.reveal(row);
  };
  const hand = useDrawerWalk({
    open: screen.open,
    list,
    title: options.noun,
    place: options.place,
    onFollow: moveTo,
  });
  const handCell = useHandObjects();
  const focus = (): void => table.current?.focus({ preventScroll: true });

  const open = (row: number): void => {
    const entry = list.entryAt(row);
    setActive(row);
    if (!entry || !screen.open) return;
    hand(row);
    void run([screen.open], entry.scope);
  };
  const toggle = (row: number): void => {
    const entry = list.entryAt(row);
    if (entry) selection.toggle(entry);
  };
  const reach = (row: number): void => selection.reach(row, list.entryAt);

  const onKeyDown: Grid['onKeyDown'] = (event) =>
    onListKey(event, {
      grid: table,
      view,
      active,
      moveTo,
      open,
      toggle,
      reach,
      clear() {
        const had = selection.entries.size > 0;
        selection.clear();
        return had;
      },
      copy() {
        const entries = [...selection.entries.values()];
        const copies = entries.length > 0 && window.getSelection()?.type !== 'Range';
        if (copies) taking.take('clipboard', entries);
        return copies;
      },
      resize(column, by) {
        const at = shown.columns.findIndex(({ id }) => id === column);
        shown.resize(column, (shown.widths[at] ?? 0) + by);
      },
    });
  const clicks: RowClicks = {
    open,
    choose(row, reaches) {
      setActive(row);
      if (reaches) reach(row);
      else toggle(row);
    },
    use(row, name) {
      const column = screen.columns.find(({ id }) => id === name);
      const entry = list.entryAt(row);
      setActive(row);
      if (column?.type === 'objects' && entry) handCell(column, entry.scope);
      else hand(row, column?.type === 'object' ? column : undefined);
    },
    menu(row, button) {
      const entry = list.entryAt(row);
      setActive(row);
      if (entry && frame.current) setMenu({ entry, place: placeBeside(button, frame.current) });
    },
  };
  return {
    table,
    frame,
    active,
    begin: () => setActive((now) => now ?? view.top),
    focus,
    onKeyDown,
    clicks,
    menu,
    closeMenu: () => setMenu(undefined),
  };
}
