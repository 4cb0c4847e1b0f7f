import { useState, type KeyboardEvent } from 'react';
import { completeQuery, type Suggestion } from '~/descriptor/query/complete-query';
import { useLayer } from '~/ui/layers';
import { useListbox, type Listbox } from '~/ui/listbox/use-listbox';
import type { SearchHistory } from '~/state/search/search-history';
import type { ShownField } from './use-query-fields';

/** A suggestion at the caret, or a past query in place of all. */
export type QueryOption = Suggestion | { readonly kind: 'earlier'; readonly word: string };

/** The suggestions for a query, and the keys of its field that choose among them. */
export interface Completion extends Pick<Listbox, 'id' | 'optionId' | 'field'> {
  readonly options: readonly QueryOption[];
  readonly active: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Writes what an option has. */
  readonly choose: (option: QueryOption) => void;
  readonly remove: (earlier: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The suggestions at the caret of a query; before anything is typed, past queries too. */
export function useCompletion(given: {
  readonly text: string;
  readonly caret: number;
  readonly fields: readonly ShownField[];
  readonly history: SearchHistory;
  /** Replaces the text, with the caret at a position. */
  readonly write: (text: string, caret: number) => void;
}): Completion {
  const { text, caret, fields, history, write } = given;
  const [isRequested, setRequested] = useState(false);
  const [position, setPosition] = useState(-1);
  const [, redraw] = useState(0);
  const options = isRequested ? optionsAt(text, caret, fields, history) : [];
  const show = (isOpen: boolean): void => {
    setRequested(isOpen);
    setPosition(-1);
  };
  const choose = (option: QueryOption): void => {
    show(option.kind !== 'earlier');
    if (option.kind === 'earlier') return write(option.word, option.word.length);
    write(text.slice(0, option.from) + option.text + text.slice(option.to), option.from + option.text.length);
  };
  const remove = (earlier: string): void => {
    history.remove(earlier);
    setPosition(-1);
    redraw((count) => count + 1);
  };
  const active = options[position];
  const { id, optionId, field, onKeyDown } = useListbox({
    count: options.length,
    active: position,
    onActive: setPosition,
    onOpen: () => show(true),
    onChoose: () => active && choose(active),
    keys: { canBeNone: true },
  });
  useLayer(options.length > 0, () => show(false));
  return {
    ...{ id, optionId, field, options, active: position, choose, remove },
    isOpen: options.length > 0,
    open: () => show(true),
    close: () => show(false),
    onKeyDown(event) {
      if (event.key !== 'Delete' || active?.kind !== 'earlier') return onKeyDown(event);
      event.preventDefault();
      remove(active.word);
    },
  };
}

function optionsAt(
  text: string,
  caret: number,
  fields: readonly ShownField[],
  history: SearchHistory,
): readonly QueryOption[] {
  const earlier = text.trim() === '' ? history.suggest('') : [];
  return [...earlier.map((word) => ({ kind: 'earlier', word }) as const), ...completeQuery(text, caret, fields)];
}
