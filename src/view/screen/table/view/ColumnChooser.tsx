import columnLayout from '@blueprintjs/icons/lib/esm/generated/16px/paths/column-layout';
import { Button } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import type { Column } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { Popover } from '~/ui/popover/Popover';
import type { NamedColumn } from '../model/list-address';
import { densities, type Density } from '../model/list-layout';

/** The properties of the column chooser. */
export interface ColumnChooserProps {
  /** The displayed columns in their order, then all others. */
  readonly all: readonly NamedColumn[];
  readonly displayed: readonly Column[];
  /** Called with the ids of the displayed columns in their order; `undefined` resets them. */
  readonly onChange: (ids: readonly string[] | undefined) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** Makes columns and rows as the descriptor has them. */
  readonly onReset: () => void;
}

/** A button that opens the list of the columns, where they are displayed, hidden and moved, and the row heights. */
export function ColumnChooser(props: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="minimal"
        data-action="columns"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<Icon name={columnLayout} />}
        text={t('UI.TABLE_COLUMNS')}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover
          label={t('UI.TABLE_COLUMNS')}
          className="descry-list-chooser"
          target={() => button.current}
          onClose={() => setOpen(false)}
        >
          <ColumnList {...props} />
          <DensityChoice {...props} />
          <Button size="small" variant="minimal" data-action="reset" onClick={props.onReset}>
            {t('UI.TABLE_COLUMNS_RESET')}
          </Button>
        </Popover>
      )}
    </>
  );
}

function ColumnList({ all, displayed, onChange }: ColumnChooserProps) {
  const ids = displayed.map(({ id }) => id);
  const toggle = (id: string): void => onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return (
    <ul>
      {all.map(({ column: { id }, name }) => {
        const isDisplayed = ids.includes(id);
        return (
          <li key={id} data-column={id}>
            <label>
              <input
                type="checkbox"
                checked={isDisplayed}
                // A table has at least one column.
                disabled={isDisplayed && ids.length === 1}
                onChange={() => toggle(id)}
              />
              <span>{name}</span>
            </label>
            {isDisplayed && <MoveButtons id={id} name={name} ids={ids} onMove={onChange} />}
          </li>
        );
      })}
    </ul>
  );
}

const densityTexts = { normal: 'UI.TABLE_DENSITY_NORMAL', compact: 'UI.TABLE_DENSITY_COMPACT' } as const;

function DensityChoice({ density, onDensity }: Pick<ColumnChooserProps, 'density' | 'onDensity'>) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className="descry-list-density">
      <legend>{t('UI.TABLE_DENSITY')}</legend>
      {densities.map((each) => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={each === density} onChange={() => onDensity(each)} />
          <span>{t(densityTexts[each])}</span>
        </label>
      ))}
    </fieldset>
  );
}

function MoveButtons(props: {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly onMove: (ids: readonly string[]) => void;
}) {
  const { id, name, ids, onMove } = props;
  const t = useTranslate();
  const index = ids.indexOf(id);
  const swapWith = (other: number): void => {
    const neighbour = ids[other];
    if (neighbour !== undefined) onMove(ids.with(index, neighbour).with(other, id));
  };
  return (
    <>
      <IconButton
        icon="chevron-up"
        action="move-up"
        label={t('UI.TABLE_COLUMN_UP', { name })}
        disabled={index === 0}
        onClick={() => swapWith(index - 1)}
      />
      <IconButton
        icon="chevron-down"
        action="move-down"
        label={t('UI.TABLE_COLUMN_DOWN', { name })}
        disabled={index === ids.length - 1}
        onClick={() => swapWith(index + 1)}
      />
    </>
  );
}
