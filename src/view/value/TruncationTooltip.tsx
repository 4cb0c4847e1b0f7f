import { useEffect, useId, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { truncate } from '~/lib/truncate';
import { Bubble } from '~/ui/Tooltip';
import { visibleText } from '~/lib/visible-text';
import { useServices } from '../context/services';
import { cellText } from './cell-text';
import { useFormatContext } from './formats/use-format-context';
import './truncation-tooltip.css';

/** Maximum number of characters in the tooltip. */
const maxLength = 600;

/** A cell whose text does not fit, with its full text. */
interface TruncatedCell {
  readonly cell: Element;
  readonly text: string;
}

/** Handlers for the body of a table, and the tooltip that has the full text of a truncated cell. */
export function useTruncationTooltip(
  columns: readonly Column[],
  /** Returns the scope of the cells of a row. */
  scopeAt: (index: number) => Scope | undefined,
): {
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
  readonly tip: ReactNode;
  readonly hide: () => void;
} {
  const context = useFormatContext();
  const id = useId();
  const [open, setOpen] = useState<TruncatedCell>();
  const textOf = (cell: HTMLElement): string => {
    const row = cell.closest<HTMLElement>('[data-item]')?.dataset['item'];
    const column = columns.find((candidate) => candidate.id === cell.dataset['column']);
    const scope = row === undefined ? undefined : scopeAt(Number(row));
    return column && scope ? cellText(column, scope, context) : '';
  };
  const openIfTruncated = ({ target }: { readonly target: EventTarget }): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const text = cell && isTruncated(cell) && !hasTooltip(cell) ? textOf(cell) : '';
    setOpen((before) => (!cell || text === '' ? undefined : before?.cell === cell ? before : { cell, text }));
  };
  const hide = (): void => setOpen(undefined);
  useCloseOnEscape(open !== undefined, setOpen);
  return {
    handlers: { onPointerOver: openIfTruncated, onPointerLeave: hide, onFocus: openIfTruncated, onBlur: hide },
    tip: open && <TruncationBubble id={id} {...open} />,
    hide,
  };
}

/** Closes the tooltip on Escape. It is not a layer: the same Escape also closes the topmost layer. */
function useCloseOnEscape(isOpen: boolean, setOpen: (cell: undefined) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => (key === 'Escape' ? setOpen(undefined) : undefined);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, setOpen]);
}

function TruncationBubble({ id, cell, text }: TruncatedCell & { readonly id: string }) {
  const { settings } = useServices();
  return createPortal(
    <Bubble id={id} width={settings.widths.tooltip} className="descry-truncation-tooltip" target={() => cell}>
      <bdi>{visibleText(truncate(text, maxLength))}</bdi>
    </Bubble>,
    document.body,
  );
}

/** True if the cell has a time or a shortened value, whose own tooltip has the full text. */
function hasTooltip(cell: Element): boolean {
  return cell.querySelector('time, [data-exact]') !== null;
}

/** True if the text of a cell, or of an element in it, overflows. */
function isTruncated(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('*')].some(
    // Elements for screen readers alone are one pixel wide.
    ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  );
}
