import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import './drop-menu.css';
import type { AnyIconName } from './Icon';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { walkTo } from './walk';

/** One entry of a menu of which one entry counts as chosen. */
export interface MenuEntry {
  readonly id: string;
  readonly text: string;
  readonly chosen: boolean;
}

/** A button that opens a menu below itself. What stands in it is asked for when it opens. */
export function DropMenu(props: {
  readonly icon: AnyIconName;
  readonly label: string;
  readonly action: string;
  readonly entries: () => readonly MenuEntry[];
  /** The menu has closed, and its button has the focus. */
  readonly onChoose: (id: string) => void;
}) {
  const { label } = props;
  const [entries, setEntries] = useState<readonly MenuEntry[]>();
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setEntries(undefined);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={box}
      className="descry-drop"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setEntries(undefined);
      }}
    >
      <IconButton
        icon={props.icon}
        action={props.action}
        label={label}
        expanded={entries !== undefined}
        onClick={() => setEntries(entries ? undefined : props.entries())}
      />
      {entries && (
        <Menu
          label={label}
          entries={entries}
          onClose={close}
          onChoose={(id) => {
            close();
            props.onChoose(id);
          }}
        />
      )}
    </div>
  );
}

function Menu(props: {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  useLayer(true, props.onClose);
  useLayoutEffect(() => entriesOf(menu.current)[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = walkTo(entriesOf(menu.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <div className="descry-drop-beside" aria-hidden="true" onPointerDown={props.onClose} />
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={props.label}
        className="descry-drop-menu"
        onKeyDown={onKeyDown}
      >
        {props.entries.map(({ id, text, chosen }) => (
          <button
            key={id}
            type="button"
            role="menuitemradio"
            aria-checked={chosen}
            tabIndex={-1}
            className="descry-drop-entry"
            onClick={() => props.onChoose(id)}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
    </>
  );
}

function entriesOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
}
