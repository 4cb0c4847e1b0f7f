import { useRef, useState } from 'react';
import { visibleText } from '~/lib/visible-text';
import { Boundary, BrokenButton } from '../Boundary';
import { Icon, type IconSource } from '../Icon';
import { IconButton } from '../IconButton';
import { Menu, type MenuEnd } from './Menu';

/** An entry of a menu in which one entry is checked. */
export interface MenuEntry {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconSource;
  readonly chosen: boolean;
}

/** A button that opens a menu below itself. The entries are computed when it opens. */
export function DropMenu(props: {
  readonly icon: IconSource;
  readonly label: string;
  readonly action: string;
  readonly entries: () => readonly MenuEntry[];
  /** Called when the menu is closed and its button has the focus. */
  readonly onChoose: (id: string) => void;
}) {
  const { label } = props;
  const [entries, setEntries] = useState<readonly MenuEntry[]>();
  const box = useRef<HTMLDivElement>(null);
  const close = (end: MenuEnd): void => {
    setEntries(undefined);
    if (end !== 'tab') box.current?.querySelector('button')?.focus();
  };
  const choose = (id: string): void => {
    close('chosen');
    props.onChoose(id);
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
      <Boundary fallback={(part) => <BrokenButton part={part} />}>
        {entries && (
          <Menu
            label={label}
            target={() => box.current?.querySelector('button')}
            onClose={(end) => end !== 'chosen' && close(end)}
          >
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onChoose={() => choose(entry.id)} />
            ))}
          </Menu>
        )}
      </Boundary>
    </div>
  );
}

function Entry(props: { readonly entry: MenuEntry; readonly onChoose: () => void }) {
  const { text, icon, chosen } = props.entry;
  return (
    <button type="button" role="menuitemradio" aria-checked={chosen} tabIndex={-1} onClick={props.onChoose}>
      {icon && <Icon name={icon} />}
      <bdi>{visibleText(text)}</bdi>
    </button>
  );
}
