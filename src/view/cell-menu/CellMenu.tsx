import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { visibleText } from '~/lib/visible-text';
import { isRightToLeft } from '~/ui/direction';
import { Icon } from '~/ui/Icon';
import { Menu } from '~/ui/menu/Menu';
import { MenuItem } from '~/ui/menu/MenuItem';
import { useServices } from '../context/services';
import { useFormatContext } from '../value/formats/use-format-context';
import { cellEntries } from './cell-entries';
import type { CellEntry } from './cell-entry';
import type { CellPart } from './cell-part';
import { readCell } from './cell-value';
import './cell-menu.css';

/** Longest value in the heading of the menu, in characters. */
const maxHeading = 120;

/** A value whose menu is open, and where it opens. */
export interface OpenCell {
  readonly cell: CellPart;
  /** Pixels from the top left of the window; without it the menu is below the value. */
  readonly point?: { readonly x: number; readonly y: number };
}

/**
 * The menu of a value: its name, and what can be done with it. In a table the arrow keys to the sides lead to the menus
 * of the neighbouring cells. When it closes, the focus goes back to where it was.
 */
export function CellMenu(props: {
  readonly open: OpenCell;
  /** Opens the menu of another cell of the same row. */
  readonly onMove: (cell: Element) => void;
  readonly onClose: () => void;
}) {
  const { cell, point } = props.open;
  const services = useServices();
  const t = useTranslate();
  const value = readCell(cell, useFormatContext());
  const [focusBefore] = useState(() => document.activeElement);
  const anchor = useRef<HTMLSpanElement>(null);
  if (!value) return null;
  const label = t('UI.CELL.MENU', { label: value.label });
  const close = (): void => {
    props.onClose();
    // From here Tab goes on.
    if (focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const neighbour = neighbourOf(cell.element, event.key);
    if (neighbour) props.onMove(neighbour);
    // What the menu was opened from has the same keys.
    if (event.key !== 'Escape') event.stopPropagation();
  };
  return (
    <CellMenuRoot label={label} onKeyDown={onKeyDown}>
      {point && (
        <span ref={anchor} aria-hidden="true" className="descry-cell-point" style={{ left: point.x, top: point.y }} />
      )}
      <Menu
        key={`${cell.part.id} ${cell.entry}`}
        label={label}
        className="descry-cell-menu"
        side="below-start"
        target={() => anchor.current ?? cell.element}
        onClose={close}
      >
        <div aria-hidden="true" className="descry-cell-heading">
          <span>{value.label}</span>
          <bdi>{visibleText(truncate(value.text, maxHeading))}</bdi>
        </div>
        {cellEntries(value, { services, t, cell }).map((group, index) => (
          <EntryGroup key={index} entries={group} />
        ))}
      </Menu>
    </CellMenuRoot>
  );
}

/** A landmark at the end of the document, whose events do not reach the React parents of the value. */
function CellMenuRoot(props: {
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}) {
  return createPortal(
    // Nothing here is a control: the entries have the keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={props.label}
      onClick={(event) => event.stopPropagation()}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={props.onKeyDown}
    >
      {props.children}
    </section>,
    document.body,
  );
}

function EntryGroup({ entries }: { readonly entries: readonly CellEntry[] }) {
  return (
    <div role="group" className="descry-cell-group">
      {entries.map((entry) => (
        <Entry key={`${entry.id} ${entry.label} ${entry.href}`} entry={entry} />
      ))}
    </div>
  );
}

function Entry({ entry: { id, label, icon, run, href } }: { readonly entry: CellEntry }) {
  const name = <bdi>{visibleText(label)}</bdi>;
  return href === undefined ? (
    <MenuItem icon={icon} text={name} action={id} onChoose={run} />
  ) : (
    <a role="menuitem" tabIndex={-1} data-action={id} href={href} target="_blank" rel="noopener noreferrer">
      {icon && <Icon name={icon} />}
      {name}
    </a>
  );
}

/** The cell before or after one in its row, to which an arrow key leads. */
function neighbourOf(cell: Element, key: string): Element | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const cells = [...(cell.parentElement?.querySelectorAll(':scope > [data-column]') ?? [])];
  const index = cells.indexOf(cell);
  return index < 0 ? undefined : cells[index + ((key === 'ArrowRight') === isRightToLeft(cell) ? -1 : 1)];
}
