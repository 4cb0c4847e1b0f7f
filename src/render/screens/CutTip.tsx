import { useEffect, useId, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Column } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { head } from '../../lib/head';
import { Bubble } from '../../ui/Bubble';
import { cellText } from '../fields/cell-text';
import { useCellWords } from '../fields/use-cell-words';
import { useServices } from '../services';
import './cut-tip.css';

/** More is not read in a bubble. */
const longest = 600;

/** Handlers for the body of a table, and the bubble that tells a value whose cell is too narrow for it. */
export function useCutTip(
  columns: readonly Column[],
  /** What the cells of a row read. */
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
  const { settings } = useServices();
  const words = useCellWords();
  const id = useId();
  const [shown, setShown] = useState<{ readonly target: Element; readonly text: string }>();
  const look = (from: EventTarget): void => {
    const cell = from instanceof Element ? from.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest<HTMLElement>('[data-item]')?.dataset['item'];
    const column = columns.find((each) => each.id === cell?.dataset['column']);
    const scope = row === undefined ? undefined : scopeAt(Number(row));
    const text = cell && column && scope && isCut(cell) ? cellText(column, scope, words) : '';
    setShown((now) => (!cell || text === '' ? undefined : now?.target === cell ? now : { target: cell, text }));
  };
  const hide = (): void => setShown(undefined);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    // It is no layer: the same Escape also closes what lies on top.
    const onKeyDown = ({ key }: KeyboardEvent): void => (key === 'Escape' ? setShown(undefined) : undefined);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);
  return {
    handlers: {
      onPointerOver: ({ target }) => look(target),
      onPointerLeave: hide,
      onFocus: ({ target }) => look(target),
      onBlur: hide,
    },
    tip:
      shown &&
      createPortal(
        <Bubble id={id} width={settings.widths.tooltip} className="descry-cut-tip" target={() => shown.target}>
          <bdi>{head(shown.text, longest)}</bdi>
        </Bubble>,
        document.body,
      ),
    hide,
  };
}

/** Whether a cell, or something in it, ends before its text does. */
function isCut(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('*')].some(
    // What only a screen reader is told is a pixel wide.
    ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  );
}
