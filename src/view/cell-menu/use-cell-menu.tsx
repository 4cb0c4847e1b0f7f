import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Loaded } from '../data/Loaded';
import type { CellPart } from './cell-part';
import type { OpenCell } from './CellMenu';

/** The handlers of a box with values, and the menu of the value that was clicked last. */
export interface CellMenus {
  readonly handlers: {
    readonly onPointerDown: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
  readonly menu: ReactNode;
}

const textFields = 'input, textarea, select, [contenteditable]';

/**
 * Gives the values in a box a menu, which is loaded when the first one opens. The right mouse button, Shift with F10
 * and the command `cell-menu` open it. The menu of the browser opens with Shift, on selected text and in text fields.
 *
 * @param find The value at an element of the box, or at its active row.
 * @param onOpen Called with the value at which the menu opens.
 */
export function useCellMenu<Part extends CellPart>(
  find: (target: Element) => Part | undefined,
  onOpen?: (cell: Part) => void,
): CellMenus {
  const [open, setOpen] = useState<OpenCell>();
  // Some systems select a word before the menu opens: only what was selected before the press counts.
  const selected = useRef(false);
  const onContextMenu = (event: MouseEvent): void => {
    const { target, currentTarget, clientX: x, clientY: y } = event;
    if (event.defaultPrevented || event.shiftKey || !(target instanceof Element) || target.closest(textFields)) return;
    // React passes on the events of dialogs that were opened in the box.
    if (!currentTarget.contains(target)) return;
    const isPointer = event.button === 2;
    if (isPointer && selected.current && window.getSelection()?.containsNode(target, true)) return;
    const cell = find(target);
    if (!cell) return;
    event.preventDefault();
    onOpen?.(cell);
    setOpen({ cell, ...(isPointer && { point: { x, y } }) });
  };
  const move = (element: Element): void => {
    const cell = find(element);
    if (!cell) return;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setOpen({ cell });
  };
  return {
    handlers: {
      onPointerDown: () => void (selected.current = window.getSelection()?.type === 'Range'),
      onContextMenu,
    },
    menu: open && (
      <Loaded name="cell-menu" load={() => import('./CellMenu')}>
        {({ CellMenu }) => <CellMenu open={open} onMove={move} onClose={() => setOpen(undefined)} />}
      </Loaded>
    ),
  };
}
