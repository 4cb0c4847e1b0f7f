import type { KeyboardEvent, RefObject } from 'react';
import { isRightToLeft } from '../../../ui/direction';
import type { ListView } from './use-list-view';

/** Pixels of one step to the side, and of one change of a width. */
const step = 80;
const widthStep = 16;

/** What the keys of a table work on. */
export interface KeyedList {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly view: ListView;
  readonly active: number | undefined;
  readonly moveTo: (row: number) => void;
  readonly open: (row: number) => void;
  readonly toggle: (row: number) => void;
  /** Chooses all from the last chosen row to this one. */
  readonly reach: (row: number) => void;
  /** Gives the choice up; false if there was none. */
  readonly clear: () => boolean;
  readonly copy: () => boolean;
  readonly resize: (column: string, by: number) => void;
}

/**
 * The keys of a table: one stop for the Tab key, from which the arrow keys walk over the rows, into the controls of a row to the
 * side, and from the first row up to the headings.
 */
export function onListKey(event: KeyboardEvent<HTMLTableElement>, list: KeyedList): void {
  if (event.altKey || !(event.target instanceof HTMLElement)) return;
  const { target } = event;
  // What is opened from here is no part of it in the page, yet its events come along.
  if (!event.currentTarget.contains(target)) return;
  const used = target.closest('thead') ? inHead(list, event, target) : inRows(list, event, target);
  if (used) event.preventDefault();
}

/** The side an arrow key points to: onward in the direction of the lines or back. */
function sideOf(event: KeyboardEvent, element: Element): -1 | 1 | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  return (event.key === 'ArrowRight') === isRightToLeft(element) ? -1 : 1;
}

function inHead(list: KeyedList, event: KeyboardEvent, target: HTMLElement): boolean {
  const grid = list.grid.current;
  if (!grid) return false;
  if (event.key === 'ArrowDown' || event.key === 'Escape') {
    grid.focus();
    return true;
  }
  const side = sideOf(event, grid);
  const stops = [...grid.querySelectorAll<HTMLElement>('[data-head]')];
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (side !== undefined && event.shiftKey && column !== undefined) list.resize(column, side * widthStep);
  else if (side !== undefined) focusStop(stops[stops.indexOf(target) + side]);
  else if (event.key === 'Home') focusStop(stops[0]);
  else if (event.key === 'End') focusStop(stops.at(-1));
  else return false;
  return true;
}

function inRows(list: KeyedList, event: KeyboardEvent, target: HTMLElement): boolean {
  const { grid, view, active = view.top } = list;
  const isOnGrid = target === grid.current;
  const side = sideOf(event, target);
  if (side !== undefined) return toSide(list, target, side, isOnGrid);
  const next = movedTo(event, active, view);
  if (next === 'head') {
    const head = grid.current?.tHead;
    focusStop(head?.querySelector<HTMLElement>('[data-sort]') ?? head?.querySelector<HTMLElement>('[data-head]'));
    return true;
  }
  if (next !== undefined) {
    grid.current?.focus({ preventScroll: true });
    list.moveTo(next);
    if (event.shiftKey) list.reach(next);
    return true;
  }
  if (event.key === 'Escape' && !isOnGrid) {
    grid.current?.focus({ preventScroll: true });
    return true;
  }
  if (event.key === 'Escape') return list.clear();
  // A control that has the focus takes these keys itself.
  if (!isOnGrid) return false;
  if (event.key === 'Enter') list.open(active);
  else if (event.key === ' ') (event.shiftKey ? list.reach : list.toggle)(active);
  else if ((event.ctrlKey || event.metaKey) && event.key === 'c') return list.copy();
  else return false;
  return true;
}

function movedTo(event: KeyboardEvent, active: number, { visible, count }: ListView): number | 'head' | undefined {
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

/** Walks over what can be used in the row; beside it the table scrolls. */
function toSide({ grid, view, active }: KeyedList, target: HTMLElement, side: -1 | 1, isOnGrid: boolean): boolean {
  const row = grid.current?.querySelector(`tr[data-item="${active ?? view.top}"]`);
  const controls = [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const at = isOnGrid ? -1 : controls.indexOf(target);
  const next = controls[at + side];
  if (at + side >= 0 && next) focusStop(next);
  else if (at + side === -1 && !isOnGrid) grid.current?.focus({ preventScroll: true });
  else view.box.current?.scrollBy({ left: side * (isRightToLeft(target) ? -step : step) });
  return true;
}

function focusStop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
