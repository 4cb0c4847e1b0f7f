import { useRef, useState, type ReactNode } from 'react';
import { Floating } from '../../../ui/Floating';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { OptionWords } from './OptionWords';
import type { NamedOption } from './use-options';

/** A button that opens what a filter can be set to, and tells what it is set to; beside it one that sets it to nothing. */
export function FilterButton(props: {
  readonly id: string;
  readonly label: string;
  readonly chosen: readonly NamedOption[];
  readonly onClear: () => void;
  readonly children: (close: () => void) => ReactNode;
}) {
  const { id, label, chosen, onClear } = props;
  const say = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const [only, ...others] = chosen;
  const value = others.length > 0 ? say('UI.FILTER_CHOSEN', { count: chosen.length }) : only?.words;
  return (
    <span className="descry-filter" data-set={only !== undefined || undefined}>
      <button
        ref={button}
        type="button"
        className="descry-filter-button"
        data-filter={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={value === undefined ? label : say('UI.FILTER_VALUE', { filter: label, value })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="descry-filter-label">{label}</span>{' '}
        {only && others.length === 0 && <OptionWords option={only} />}
        {others.length > 0 && <span className="descry-filter-count">{chosen.length}</span>}
        <Icon name="caret-down" />
      </button>
      {only && (
        <IconButton
          icon="cross"
          label={say('UI.FILTER_CLEAR', { filter: label })}
          action="clear"
          className="descry-filter-clear"
          onClick={() => {
            onClear();
            // The button that was clicked goes.
            button.current?.focus();
          }}
        />
      )}
      {isOpen && (
        <Floating
          label={label}
          target={() => button.current}
          onClose={close}
          first={(box) =>
            box.querySelector<HTMLElement>('input[type="search"], [data-active]') ??
            box.querySelector<HTMLElement>('[data-value]')
          }
        >
          {props.children(close)}
        </Floating>
      )}
    </span>
  );
}
