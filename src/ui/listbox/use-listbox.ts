import { useId, useRef, type KeyboardEvent } from 'react';
import { nextPosition, type ListKeys } from './next-position';

/** A list of options and what its keys do. The caller owns the position of the active option. */
export interface ListboxOptions {
  /** Number of options; 0 while the list is closed. */
  readonly count: number;
  /** Position of the active option, -1 for none. */
  readonly active: number;
  readonly onActive: (position: number) => void;
  /** Called instead of `onActive` when a key that moves is pressed while there is no option. */
  readonly onOpen?: () => void;
  /** Called for Enter on the active option. Without it Enter keeps its meaning, e.g. to submit a form. */
  readonly onChoose?: (position: number) => void;
  /**
   * When Enter chooses. A list that leaves the page with the choice must wait for the release: the focus returns to
   * another control, and a button of Blueprint that has the focus takes the release of Enter for a click.
   */
  readonly choosesOn?: 'press' | 'release';
  readonly keys?: ListKeys;
}

/** Attributes of a combobox: a text field that keeps the focus and names the active option of its listbox. */
export interface ComboboxAttributes {
  readonly role: 'combobox';
  readonly 'aria-autocomplete': 'list';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-activedescendant': string | undefined;
}

/** Handlers for the keys that are pressed in the field of a listbox. */
export interface ListboxHandlers {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

/** The ids of a listbox and its options, and the attributes and handlers of its field. */
export interface Listbox extends ListboxHandlers {
  /** Id of the element with the role `listbox`. */
  readonly id: string;
  /** Id of the option at a position. */
  readonly optionId: (position: number) => string;
  readonly field: ComboboxAttributes;
}

/** Attributes of the field while no option of the list is known. */
export const closedCombobox: ComboboxAttributes = comboboxAttributes(undefined, undefined);

function comboboxAttributes(list: string | undefined, option: string | undefined): ComboboxAttributes {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list !== undefined,
    'aria-controls': list,
    'aria-activedescendant': option,
  };
}

/**
 * Gives a list of options its keys: arrow keys, PageUp, PageDown, Home and End move the active option, and Enter
 * chooses it. Keys that compose a character belong to the input method.
 */
export function useListbox(options: ListboxOptions): Listbox {
  const { count, active, keys, choosesOn = 'press' } = options;
  const id = useId();
  const isEnterDown = useRef(false);
  const optionId = (position: number): string => `${id}-${position}`;
  const hasActive = active >= 0 && active < count;
  const isOpen = count > 0;
  return {
    id,
    optionId,
    field: comboboxAttributes(isOpen ? id : undefined, hasActive ? optionId(active) : undefined),
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return;
      const next = nextPosition(event.key, active, count, keys);
      if (next !== undefined) {
        event.preventDefault();
        if (isOpen) options.onActive(next);
        else options.onOpen?.();
      } else if (event.key === 'Enter' && hasActive && options.onChoose) {
        event.preventDefault();
        if (choosesOn === 'press') options.onChoose(active);
        else isEnterDown.current = true;
      }
    },
    onKeyUp(event) {
      const isRelease = event.key === 'Enter' && isEnterDown.current;
      if (event.key === 'Enter') isEnterDown.current = false;
      if (isRelease && hasActive) options.onChoose?.(active);
    },
  };
}
