import type { KeyboardEvent, RefObject } from 'react';
import { isRightToLeft } from '~/ui/direction';
import type { VirtualRows } from '~/ui/use-virtual-rows';

/** Pixels by which an arrow key scrolls sideways. */
const scrollStep = 80;

/** Pixels by which an arrow key changes the width of a column. */
const resizeStep = 16;

/** The table on which keys act, and what they do. */
export interface KeyHandlers {
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly rows: VirtualRows;
  readonly active: number | undefined;
  readonly moveTo: (row: number) => void;
  readonly open: (row: number) => void;
  readonly toggle: (row: number) => void;
  /** Selects all rows from the last toggled one to this one. */
  readonly selectRangeTo: (row: number) => void;
  /** Returns false if nothing was selected. */
  readonly clearSelection: () => boolean;
  /** Returns false if there is nothing to copy. */
  readonly copySelection: () => boolean;
  readonly resize: (column: string, by: number) => void;
}

/**
 * The keys of a table. The table is one stop of the Tab key. From there the arrow keys lead up and down to the rows,
 * sideways to the controls of a row, and from the first row up to the headings.
 */
export function onListKey(event: KeyboardEvent<HTMLTableElement>, handlers: KeyHandlers): void {
  if (event.altKey || !(event.target instanceof HTMLElement)) return;
  const { target } = event;
  // Keys in a popover bubble here although the popover is elsewhere in the document.
  if (!event.currentTarget.contains(target)) return;
  const isHandled = target.closest('thead') ? onHeadKey(handlers, event, target) : onRowKey(handlers, event, target);
  if (isHandled) event.preventDefault();
}

/** The direction of a horizontal arrow key: 1 in reading direction, -1 against it. */
function directionOf(event: KeyboardEvent, element: Element): -1 | 1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  return (event.key === 'ArrowRight') === isRightToLeft(element) ? -1 : 1;
}

/** Handles a key in the headings. Returns false if the key means nothing there. */
function onHeadKey(handlers: KeyHandlers, event: KeyboardEvent, target: HTMLElement): boolean {
  const table = handlers.tableRef.current;
  if (!table) return false;
  if (event.key === 'ArrowDown' || event.key === 'Escape') {
    table.focus();
    return true;
  }
  const direction = directionOf(event, table);
  const stops = [...table.querySelectorAll<HTMLElement>('[data-head]')];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (direction !== undefined && event.shiftKey && column !== undefined)
    handlers.resize(column, direction * resizeStep);
  else if (direction !== undefined) focusStop(stops[stops.indexOf(target) + direction]);
  else if (event.key === 'Home') focusStop(stops[0]);
  else if (event.key === 'End') focusStop(stops.at(-1));
  else return false;
  return true;
}

/** Handles a key in the rows or on the table. Returns false if the key means nothing there. */
function onRowKey(handlers: KeyHandlers, event: KeyboardEvent, target: HTMLElement): boolean {
  const { rows, active = rows.top } = handlers;
  const table = handlers.tableRef.current;
  const isOnTable = target === table;
  const direction = directionOf(event, target);
  if (direction !== undefined) return moveSideways(handlers, target, direction, isOnTable);
  const next = rowAfterKey(event, active, rows);
  if (next === 'head') {
    const head = table?.tHead;
    focusStop(head?.querySelector<HTMLElement>('[data-sort]') ?? head?.querySelector<HTMLElement>('[data-head]'));
    return true;
  }
  if (next !== undefined) {
    table?.focus({ preventScroll: true });
    handlers.moveTo(next);
    if (event.shiftKey) handlers.selectRangeTo(next);
    return true;
  }
  if (event.key === 'Escape' && !isOnTable) {
    table?.focus({ preventScroll: true });
    return true;
  }
  if (event.key === 'Escape') return handlers.clearSelection();
  // Space does nothing on a link, and the browser would scroll the focused row away: it selects the row instead.
  if (event.key === ' ' && (isOnTable || target.closest('a'))) {
    (event.shiftKey ? handlers.selectRangeTo : handlers.toggle)(active);
    return true;
  }
  // A focused control handles all other keys itself.
  if (!isOnTable) return false;
  if (event.key === 'Enter') handlers.open(active);
  else if ((event.ctrlKey || event.metaKey) && event.key === 'c') return handlers.copySelection();
  else return false;
  return true;
}

/** The row to which a key leads; `head` above the first row. */
function rowAfterKey(
  event: KeyboardEvent,
  active: number,
  { visible, count }: VirtualRows,
): number | 'head' | undefined {
  const page = Math.max(1, visible - 1);
  const next = {
    ArrowUp: active - 1,
    ArrowDown: active + 1,
    PageUp: active - page,
    PageDown: active + page,
    Home: 0,
    End: count - 1,
  }[event.key];
  if (next === undefined) return undefined;
  if (event.key === 'ArrowUp' && active === 0) return 'head';
  return Math.max(0, Math.min(count - 1, next));
}

/** Moves the focus to the next control of the active row; without one it scrolls the table. */
function moveSideways(
  { tableRef, rows, active = rows.top }: KeyHandlers,
  target: HTMLElement,
  direction: -1 | 1,
  isOnTable: boolean,
): true {
  const row = tableRef.current?.querySelector(`tr[data-item="${active}"]`);
  const controls = [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const index = (isOnTable ? -1 : controls.indexOf(target)) + direction;
  const next = index < 0 ? undefined : controls[index];
  if (next) focusStop(next);
  else if (index === -1 && !isOnTable) tableRef.current?.focus({ preventScroll: true });
  else rows.box.current?.scrollBy({ left: direction * (isRightToLeft(target) ? -scrollStep : scrollStep) });
  return true;
}

function focusStop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
