import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLayer } from '../../ui/layers';
import { Tooltip } from '../../ui/Tooltip';
import { walkTo } from '../../ui/walk';

/**
 * A button that opens a menu below it. Arrow keys, Home and End walk over the entries; choosing one that can be used
 * closes it.
 */
export function MenuButton(props: {
  readonly label: string;
  /** Name of the button where it says more than that of the menu. */
  readonly buttonLabel?: string;
  /** Whether what was chosen is still under way. */
  readonly busy?: boolean;
  readonly testId: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
}) {
  const name = props.buttonLabel ?? props.label;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useLayer(isOpen, close);
  useLayoutEffect(() => {
    if (isOpen) entriesOf(menu.current)[0]?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') setOpen(false);
    const next = walkTo(entriesOf(menu.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={box}
      className="descry-menu-button"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Tooltip text={isOpen ? undefined : name}>
        {() => (
          <button
            ref={button}
            type="button"
            className="descry-header-menu"
            data-testid={props.testId}
            aria-label={name}
            aria-busy={props.busy || undefined}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setOpen(true);
            }}
          >
            {props.button}
          </button>
        )}
      </Tooltip>
      {isOpen && (
        <>
          <div className="descry-menu-beside" aria-hidden="true" onPointerDown={() => setOpen(false)} />
          <div
            ref={menu}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={props.label}
            className="descry-menu-popup"
            onKeyDown={onKeyDown}
            onClick={(event) => {
              const usable = '[role^="menuitem"]:not([aria-disabled])';
              if (event.target instanceof Element && event.target.closest(usable)) close();
            }}
          >
            {props.children}
          </div>
        </>
      )}
    </div>
  );
}

function entriesOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
