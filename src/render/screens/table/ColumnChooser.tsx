import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import type { Column } from '../../../generated/descriptor-types';
import { focusable } from '../../../ui/focusable';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useLayer } from '../../../ui/layers';
import { useFocusReturn } from '../../../ui/use-focus-return';
import { useUiText } from '../../../ui/ui-text';
import '../../../ui/drop-menu.css';
import type { NamedColumn } from './use-columns';

/** What the reader says of the columns; nothing puts them back as they were at first. */
type OnChoose = (ids: readonly string[] | undefined) => void;

/** A button that opens the choice of the columns and of their order. */
export function ColumnChooser(props: {
  /** Those shown, in their order, then all others. */
  readonly all: readonly NamedColumn[];
  readonly shown: readonly Column[];
  readonly onChoose: OnChoose;
}) {
  const [open, setOpen] = useState(false);
  const say = useUiText();
  return (
    <div
      className="descry-drop"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        size="small"
        variant="minimal"
        data-action="columns"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<Icon name="column-layout" />}
        text={say('UI.TABLE_COLUMNS')}
        onClick={() => setOpen(!open)}
      />
      {open && <Chooser {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Chooser(props: {
  readonly all: readonly NamedColumn[];
  readonly shown: readonly Column[];
  readonly onChoose: OnChoose;
  readonly onClose: () => void;
}) {
  const { all, shown, onChoose, onClose } = props;
  const say = useUiText();
  const box = useRef<HTMLDivElement>(null);
  useLayer(true, onClose);
  useFocusReturn(box, (element) => focusable(element)[0]);
  const ids = shown.map(({ id }) => id);
  const toggle = (id: string): void => onChoose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  const move = (id: string, by: -1 | 1): void => {
    const at = ids.indexOf(id);
    const other = ids[at + by];
    if (other !== undefined) onChoose(ids.with(at, other).with(at + by, id));
  };
  return (
    <>
      <div className="descry-drop-beside" aria-hidden="true" onPointerDown={onClose} />
      <div ref={box} role="dialog" tabIndex={-1} aria-label={say('UI.TABLE_COLUMNS')} className="descry-list-chooser">
        <ul>
          {all.map(({ column: { id }, name }) => {
            const at = ids.indexOf(id);
            return (
              <li key={id} data-column={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={at >= 0}
                    // Without a column there is no table.
                    disabled={at >= 0 && ids.length === 1}
                    onChange={() => toggle(id)}
                  />
                  <span>{name}</span>
                </label>
                {at >= 0 && (
                  <>
                    <IconButton
                      icon="chevron-up"
                      action="move-up"
                      label={say('UI.TABLE_COLUMN_UP', { name })}
                      disabled={at === 0}
                      onClick={() => move(id, -1)}
                    />
                    <IconButton
                      icon="chevron-down"
                      action="move-down"
                      label={say('UI.TABLE_COLUMN_DOWN', { name })}
                      disabled={at === ids.length - 1}
                      onClick={() => move(id, 1)}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <Button size="small" variant="minimal" data-action="reset" onClick={() => onChoose(undefined)}>
          {say('UI.TABLE_COLUMNS_RESET')}
        </Button>
      </div>
    </>
  );
}
