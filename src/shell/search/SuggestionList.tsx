import history from '@blueprintjs/icons/lib/esm/generated/16px/paths/history';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { MarkedText, rangeOf } from '~/ui/MarkedText';
import type { Suggestions } from './use-suggestions';

/** The list of suggestions. The focus stays in the field, whose keys do what a click does. */
export function SuggestionList(props: {
  readonly suggestions: Suggestions;
  readonly typed: string;
  readonly onChoose: (text: string) => void;
}) {
  const { suggestions, typed } = props;
  const t = useTranslate();
  return (
    <div className="descry-suggestions" onPointerDown={(event) => event.preventDefault()}>
      <ul id={suggestions.id} role="listbox" aria-label={t('UI.SEARCH.HISTORY')}>
        {suggestions.texts.map((text, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={text}
            id={suggestions.optionId(index)}
            role="option"
            aria-label={visibleText(text)}
            aria-selected={text === suggestions.active}
            aria-keyshortcuts="Delete"
            data-value={text}
            onClick={() => props.onChoose(text)}
          >
            <Icon name={history} />
            <span className="descry-suggestion-text">
              <MarkedText text={text} ranges={rangeOf(text, typed.trim())} />
            </span>
            {/* For the pointer alone: an option contains no buttons, and the keyboard has Delete. */}
            <span
              aria-hidden="true"
              className="descry-suggestion-remove"
              onClick={(event) => {
                event.stopPropagation();
                suggestions.remove(text);
              }}
            >
              <Icon name="cross" size={12} />
            </span>
          </li>
        ))}
      </ul>
      <p className="descry-suggestions-hint" aria-hidden="true">
        <kbd>Delete</kbd> {t('UI.SEARCH.REMOVE')}
      </p>
    </div>
  );
}
