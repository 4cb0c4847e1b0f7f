import { Button } from '@blueprintjs/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isString } from '~/lib/json';
import { useServices } from '~/view/context/services';
import { useDraft } from '~/view/data/drafts';
import { Icon } from '~/ui/Icon';
import { useCommand } from '~/view/action/use-command';
import { Loaded } from '~/view/data/Loaded';
import { useSuggestions, type Suggestions } from './use-suggestions';

/**
 * The search bar: a text field with its button, and a list of suggestions. `keyword` is that of the results on the
 * page.
 */
export function SearchForm(props: { readonly width: number; readonly expanded: boolean; readonly keyword: string }) {
  const { searchBar } = useServices();
  const t = useTranslate();
  const [text, setText] = useSearchText(props.keyword);
  const suggestions = useSuggestions(props.expanded, text);
  const submit = (searched: string): void => {
    suggestions.close();
    if (searched.trim() !== '') setText(searched);
    searchBar.submit(searched);
  };
  return (
    <form
      role="search"
      className="descry-search-bar"
      data-testid="search"
      style={{ width: props.width }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(suggestions.active ?? text);
      }}
    >
      <SearchField text={text} onText={setText} suggestions={suggestions} />
      <Button
        type="submit"
        variant="minimal"
        size="small"
        className="descry-search-button"
        data-action="search"
        aria-label={t('UI.SEARCH.SUBMIT')}
        icon={<Icon name="search" />}
      />
      <span role="status" className="descry-aside">
        {suggestions.isOpen && t('UI.SEARCH.SUGGESTED', { count: suggestions.texts.length })}
      </span>
      {suggestions.isOpen && (
        <Loaded name="suggestions" load={() => import('./SuggestionList')} failed={() => null}>
          {({ SuggestionList }) => <SuggestionList suggestions={suggestions} typed={text} onChoose={submit} />}
        </Loaded>
      )}
    </form>
  );
}

/**
 * The text of the search field: a draft from before a reload, else the keyword of the results, which replaces it when
 * it changes.
 */
function useSearchText(keyword: string) {
  const { drafts } = useServices();
  const [state, setState] = useState(() => {
    const draft = drafts.restored('search');
    return { keyword, text: isString(draft) && draft !== '' ? draft : keyword };
  });
  useDraft('search', () => state.text);
  if (state.keyword !== keyword) setState({ keyword, text: keyword });
  return [state.text, (text: string) => setState({ keyword, text })] as const;
}

function SearchField(props: {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly suggestions: Suggestions;
}) {
  const { suggestions } = props;
  const { searchBar } = useServices();
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useCommand('search', () => {
    // A field that has the focus already gets no focus event.
    if (document.activeElement === input.current) searchBar.used();
    input.current?.focus();
    input.current?.select();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'Escape' && event.key !== 'Tab' && event.key !== 'Shift') searchBar.used();
    suggestions.onKeyDown(event);
  };
  return (
    <input
      {...suggestions.field}
      ref={input}
      name="keyword"
      className="descry-search-input"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      dir="auto"
      placeholder={t('UI.SEARCH.LABEL')}
      aria-label={t('UI.SEARCH.LABEL')}
      readOnly={searchBar.mustOptIn()}
      value={props.text}
      onFocus={searchBar.focused}
      onClick={searchBar.used}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        props.onText(target.value);
        suggestions.open();
      }}
    />
  );
}
