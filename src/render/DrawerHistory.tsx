import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { TrailStop } from '../actions/drawer-trail';
import { IconButton } from '../ui/IconButton';
import { useLayer } from '../ui/layers';
import { useUiText } from '../ui/ui-text';
import { useMessage } from './use-text';
import type { TrailWay } from './use-trail';

/** The opened objects as a menu, the newest first. */
export function DrawerHistory({ trail }: { readonly trail: TrailWay }) {
  const say = useUiText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={box}
      className="descry-drawer-history"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        icon="history"
        action="history"
        label={say('UI.DRAWER_HISTORY')}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <Menu trail={trail} onClose={close} />}
    </div>
  );
}

function Menu({ trail, onClose }: { readonly trail: TrailWay; readonly onClose: () => void }) {
  const say = useUiText();
  const message = useMessage();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useLayer(true, onClose);
  useLayoutEffect(() => entriesOf(menu.current)[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const entries = entriesOf(menu.current);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };
  return (
    <>
      <div className="descry-drawer-beside" aria-hidden="true" onPointerDown={onClose} />
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={say('UI.DRAWER_HISTORY')}
        className="descry-drawer-menu"
        onKeyDown={onKeyDown}
      >
        {trail.stops
          .map((stop, index) => (
            <button
              key={`${id}-${index}`}
              type="button"
              role="menuitemradio"
              aria-checked={index === trail.at}
              tabIndex={-1}
              className="descry-drawer-stop"
              onClick={() => {
                onClose();
                trail.go(index);
              }}
            >
              <bdi>{nameOf(stop) ?? message('DRAWER.TITLE')}</bdi>
            </button>
          ))
          .reverse()}
      </div>
    </>
  );
}

function nameOf({ request }: TrailStop): string | undefined {
  if (request.kind === 'group') return request.input.title;
  return request.input.name ?? (request.input.id || undefined);
}

function entriesOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
}
