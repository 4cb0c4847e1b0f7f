import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLayer } from '../layers';
import { moveFocus } from '../listbox/move-focus';
import type { Side } from '../popover/position-options';
import { usePosition } from '../popover/use-position';
import './menu.css';

/** The reason why a menu closes. */
export type MenuEnd = 'chosen' | 'escape' | 'outside' | 'tab';

const gap = 4;

/** Selector of the entries. */
const entries = '[role^="menuitem"]';

/**
 * A menu beside its target. Its entries have the role `menuitem` or `menuitemradio`. The first one gets the focus;
 * arrow keys, Home and End move it. Escape, Tab, a press outside the menu and choosing an enabled entry close the menu.
 */
export function Menu(props: {
  readonly id?: string;
  readonly label: string;
  readonly className?: string;
  readonly side?: Side;
  readonly target: () => Element | null | undefined;
  /** Called after the action of a chosen entry: a menu that is removed before loses the click. */
  readonly onClose: (end: MenuEnd) => void;
  readonly children: ReactNode;
}) {
  const { className, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  usePosition(menu, props.target, { side: props.side ?? 'below-end', gap, shrinks: true });
  useLayer(true, () => onClose('escape'));
  useLayoutEffect(() => void menu.current?.querySelector<HTMLElement>(entries)?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Tab') onClose('tab');
    moveFocus(event, entries);
  };
  return (
    <>
      <div className="descry-menu-shield" aria-hidden="true" onPointerDown={() => onClose('outside')} />
      <div
        ref={menu}
        id={props.id}
        role="menu"
        tabIndex={-1}
        aria-label={props.label}
        className={className === undefined ? 'descry-menu-box' : `descry-menu-box ${className}`}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest(`${entries}:not([aria-disabled])`)) onClose('chosen');
        }}
      >
        {props.children}
      </div>
    </>
  );
}
