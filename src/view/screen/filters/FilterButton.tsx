import { useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Boundary, BrokenButton } from '~/ui/Boundary';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { Popover } from '~/ui/popover/Popover';
import { OptionLabel, type LabelledOption } from './OptionList';

/**
 * The button of a filter with its current value. It opens a popover with the options; a second button clears the
 * filter.
 */
export function FilterButton(props: {
  readonly id: string;
  readonly label: string;
  readonly selected: readonly LabelledOption[];
  readonly onClear: () => void;
  /** Renders the content of the popover. */
  readonly children: (close: () => void) => ReactNode;
}) {
  const { id, label, selected, onClear } = props;
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const [first, ...others] = selected;
  const value = others.length > 0 ? t('UI.FILTER_CHOSEN', { count: selected.length }) : first?.label;
  return (
    <span className="descry-filter" data-set={first !== undefined || undefined}>
      <button
        ref={button}
        type="button"
        className="descry-filter-button"
        data-filter={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={value === undefined ? label : t('UI.FILTER_VALUE', { filter: label, value })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="descry-filter-label">{label}</span> <SelectedValues selected={selected} />
        <Icon name="caret-down" />
      </button>
      {first && (
        <ClearFilterButton
          label={label}
          onClear={() => {
            onClear();
            // The clear button disappears and would take the focus with it.
            button.current?.focus();
          }}
        />
      )}
      <Boundary fallback={(part) => <BrokenButton part={part} />}>
        {isOpen && (
          <Popover label={label} target={() => button.current} onClose={close} first={firstFocus}>
            {props.children(close)}
          </Popover>
        )}
      </Boundary>
    </span>
  );
}

/** The selected value; of several their number, and on paper all of them. */
function SelectedValues({ selected }: { readonly selected: readonly LabelledOption[] }) {
  const values = selected.map((option) => <OptionLabel key={option.value} option={option} />);
  if (values.length < 2) return values;
  return (
    <>
      <span className="descry-filter-count">{values.length}</span>
      <span className="descry-filter-values">{values}</span>
    </>
  );
}

/** The button that clears one filter. */
export function ClearFilterButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  const t = useTranslate();
  return (
    <IconButton
      icon="cross"
      label={t('UI.FILTER_CLEAR', { filter: label })}
      action="clear"
      className="descry-filter-clear"
      onClick={onClear}
    />
  );
}

/**
 * The control that gets the focus when the popover opens: the search field or the selected option, else the first
 * option or field.
 */
function firstFocus(box: HTMLElement): HTMLElement | null {
  return (
    box.querySelector<HTMLElement>('input[type="search"], [data-active]') ??
    box.querySelector<HTMLElement>('[data-value], input')
  );
}
