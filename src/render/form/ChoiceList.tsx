import { useEffect } from 'react';
import { useUiText } from '../../ui/ui-text';
import type { MatchingChoices } from './matching-choices';
import './choice.css';

/** The list of a choice, in its groups; the focus stays in the field above, whose keys choose. */
export function ChoiceList(props: {
  readonly id: string;
  readonly label: string;
  readonly found: MatchingChoices;
  /** Position of the choice that Enter takes. */
  readonly active: number;
  readonly empty: string | undefined;
  readonly onChoose: (value: string) => void;
}) {
  const { id, found, active } = props;
  const say = useUiText();
  const activeId = `${id}-${active}`;
  useEffect(() => document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' }), [activeId]);
  const starts = found.groups.map((_, index) =>
    found.groups.slice(0, index).reduce((sum, { choices }) => sum + choices.length, 0),
  );
  return (
    <div className="descry-choices">
      <ul id={id} role="listbox" aria-label={props.label}>
        {found.groups.map((group, index) => (
          <li key={group.id} role="presentation">
            <p className="descry-choices-group" aria-hidden="true">
              {group.label}
            </p>
            <ul role="group" aria-label={group.label}>
              {group.choices.map((choice, at) => {
                const position = (starts[index] ?? 0) + at;
                return (
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                  <li
                    key={choice.value}
                    id={`${id}-${position}`}
                    role="option"
                    aria-selected={position === active}
                    data-value={choice.value}
                    className="descry-choices-option"
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => props.onChoose(choice.value)}
                  >
                    <bdi>{choice.text}</bdi>
                    {choice.about && <bdi className="descry-choices-about">{choice.about}</bdi>}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <p role="status" className="descry-choices-more">
        {found.groups.length === 0 && say('UI.CHOICES_NONE')}
        {found.more > 0 && say('UI.CHOICES_MORE', { count: String(found.more) })}
      </p>
    </div>
  );
}
