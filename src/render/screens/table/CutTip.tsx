import { useId, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Column } from '../../../generated/descriptor-types';
import { Bubble } from '../../../ui/Bubble';
import { head } from '../../../lib/head';
import { cellText } from '../../fields/cell-text';
import { useCellWords } from '../../fields/use-cell-words';
import { useServices } from '../../services';
import type { ListEntry } from './list-page';

/** More is not read in a bubble. */
const longest = 600;

/** Handlers for the body of a table, and the bubble that tells a value whose cell is too narrow for it. */
export function useCutTip(
  columns: readonly Column[],
  entryAt: (index: number) => ListEntry | undefined,
): {
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  readonly tip: ReactNode;
  readonly hide: () => void;
} {
  const { settings } = useServices();
  const words = useCellWords();
  const id = useId();
  const [shown, setShown] = useState<{ readonly target: Element; readonly text: string }>();
  const look = (from: EventTarget): void => {
    const cell = from instanceof Element ? from.closest('.descry-list-cell') : null;
    const isCut = cell !== null && cell.scrollWidth > cell.clientWidth;
    const row = cell?.closest<HTMLElement>('[data-item]')?.dataset['item'];
    const named = cell?.closest<HTMLElement>('[data-column]')?.dataset['column'];
    const column = columns.find((each) => each.id === named);
    const entry = row === undefined ? undefined : entryAt(Number(row));
    const text = isCut && column && entry ? cellText(column, entry.scope, words) : '';
    setShown((now) =>
      text === '' ? undefined : now?.target === cell ? now : cell ? { target: cell, text } : undefined,
    );
  };
  return {
    handlers: {
      onPointerOver: ({ target }) => look(target),
      onPointerLeave: () => setShown(undefined),
      onFocus: ({ target }) => look(target),
    },
    tip:
      shown &&
      createPortal(
        <Bubble id={id} width={settings.widths.tooltip} className="descry-list-tip" target={() => shown.target}>
          <bdi>{head(shown.text, longest)}</bdi>
        </Bubble>,
        document.body,
      ),
    hide: () => setShown(undefined),
  };
}
