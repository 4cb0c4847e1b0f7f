import { useState, type KeyboardEvent } from 'react';
import { useLayer } from '~/ui/layers';
import { useListbox, type Listbox } from '~/ui/listbox/use-listbox';
import { useServices } from '~/view/context/services';

/** Earlier searches that match the text in the search field, and the keys of the field that choose among them. */
export interface Suggestions extends Pick<Listbox, 'id' | 'optionId' | 'field'> {
  readonly texts: readonly string[];
  /** The suggestion that Enter submits; `undefined` for the text of the field itself. */
  readonly active: string | undefined;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Removes a search from the history. */
  readonly remove: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The suggestions for a text. They are closed until something is typed or an arrow key is pressed. */
export function useSuggestions(expanded: boolean, text: string): Suggestions {
  const { searchHistory } = useServices();
  const [isRequested, setRequested] = useState(false);
  const [position, setPosition] = useState(-1);
  const [, redraw] = useState(0);
  const texts = expanded && isRequested ? searchHistory.suggest(text) : [];
  const active = texts[position];
  const show = (isOpen: boolean): void => {
    setRequested(isOpen);
    setPosition(-1);
  };
  const remove = (removed: string): void => {
    searchHistory.remove(removed);
    setPosition(-1);
    redraw((count) => count + 1);
  };
  const { id, optionId, field, onKeyDown } = useListbox({
    count: texts.length,
    active: position,
    onActive: setPosition,
    onOpen: () => show(true),
    keys: { canBeNone: true },
  });
  useLayer(texts.length > 0, () => show(false));
  return {
    ...{ id, optionId, field, texts, active, remove },
    isOpen: texts.length > 0,
    open: () => show(true),
    close: () => show(false),
    onKeyDown(event) {
      if (event.key !== 'Delete' || active === undefined) return onKeyDown(event);
      event.preventDefault();
      remove(active);
    },
  };
}
