import { Button } from '@blueprintjs/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon';
import { useLayer } from '../../ui/layers';
import { useShell } from '../shell-services';
import { useCommand } from '../use-command';
import { useWords } from '../use-words';
import { Suggestions } from './Suggestions';

/** Where the user types, and the searches made earlier below it. `keyword` is that of the results on the page. */
export function SearchForm(props: { readonly width: number; readonly expanded: boolean; readonly keyword: string }) {
  const { expanded, keyword } = props;
  const { searchBar, searchHistory } = useShell();
  const words = useWords();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ keyword, text: keyword });
  const [isOffered, setOffered] = useState(false);
  const [active, setActive] = useState(-1);
  const [, redraw] = useState(0);
  if (typed.keyword !== keyword) setTyped({ keyword, text: keyword });
  useCommand('search', () => {
    // A bar that has the focus already hears of none.
    if (document.activeElement === input.current) searchBar.used();
    input.current?.focus();
    input.current?.select();
  });

  const { text } = typed;
  const offered = expanded && isOffered ? searchHistory.suggest(text) : [];
  const isOpen = offered.length > 0;
  const close = (): void => {
    setOffered(false);
    setActive(-1);
  };
  useLayer(isOpen, close);

  const submit = (what: string): void => {
    close();
    if (what.trim() !== '') setTyped({ keyword, text: what });
    searchBar.submit(what);
  };
  const remove = (what: string): void => {
    searchHistory.remove(what);
    setActive(-1);
    redraw((count) => count + 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = offered[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== 'Escape' && event.key !== 'Tab' && event.key !== 'Shift') searchBar.used();
    if (event.key === 'Delete' && chosen !== undefined) {
      event.preventDefault();
      remove(chosen);
    } else if (step !== undefined) {
      event.preventDefault();
      setOffered(true);
      // Above the first and below the last stands the text itself.
      setActive(offered.length === 0 ? -1 : cycle(active + step, offered.length));
    }
  };
  return (
    <form
      role="search"
      className="descry-search-bar"
      data-testid="search"
      style={{ width: props.width }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(offered[active] ?? text);
      }}
    >
      <input
        ref={input}
        name="keyword"
        className="descry-search-input"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        placeholder={words('UI.SEARCH.LABEL')}
        aria-label={words('UI.SEARCH.LABEL')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 && isOpen ? `${listId}-${active}` : undefined}
        readOnly={searchBar.mustOptIn()}
        value={text}
        onFocus={searchBar.focused}
        onClick={searchBar.used}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped({ keyword, text: target.value });
          setOffered(true);
          setActive(-1);
        }}
      />
      <Button
        type="submit"
        variant="minimal"
        size="small"
        className="descry-search-button"
        data-action="search"
        aria-label={words('UI.SEARCH.SUBMIT')}
        icon={<Icon name="search" />}
      />
      <span role="status" className="descry-aside">
        {isOpen && words('UI.SEARCH.SUGGESTED', { count: String(offered.length) })}
      </span>
      {isOpen && (
        <Suggestions id={listId} texts={offered} typed={text} active={active} onChoose={submit} onRemove={remove} />
      )}
    </form>
  );
}

/** The next of the places -1 to `count` - 1, going round. */
function cycle(next: number, count: number): number {
  return next >= count ? -1 : next < -1 ? count - 1 : next;
}
