import { Icon } from '../../ui/Icon';
import { MarkedText, rangeOf } from '../../ui/MarkedText';
import { useWords } from '../use-words';

/** Searches made earlier that fit what is typed. The focus stays in the bar, whose arrow keys walk over them. */
export function Suggestions(props: {
  readonly id: string;
  readonly texts: readonly string[];
  readonly typed: string;
  /** Position of the one that Enter takes; -1 for none. */
  readonly active: number;
  readonly onChoose: (text: string) => void;
  readonly onRemove: (text: string) => void;
}) {
  const { id, texts, active } = props;
  const words = useWords();
  return (
    <div className="descry-suggestions" onPointerDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label={words('UI.SEARCH.HISTORY')}>
        {texts.map((text, index) => (
          // The keys of the bar do what a click does.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={text}
            id={`${id}-${index}`}
            role="option"
            aria-label={text}
            aria-selected={index === active}
            aria-keyshortcuts="Delete"
            data-value={text}
            onClick={() => props.onChoose(text)}
          >
            <Icon name="history" />
            <span className="descry-suggestion-text">
              <MarkedText text={text} ranges={rangeOf(text, props.typed.trim())} />
            </span>
            {/* For the pointer alone: an option holds no buttons, and the keyboard has Delete. */}
            <span
              aria-hidden="true"
              className="descry-suggestion-remove"
              onClick={(event) => {
                event.stopPropagation();
                props.onRemove(text);
              }}
            >
              <Icon name="cross" size={12} />
            </span>
          </li>
        ))}
      </ul>
      <p className="descry-suggestions-hint" aria-hidden="true">
        <kbd>Delete</kbd> {words('UI.SEARCH.REMOVE')}
      </p>
    </div>
  );
}
