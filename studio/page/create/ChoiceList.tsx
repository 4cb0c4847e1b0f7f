import { useId, useState } from 'react';
import type { AdditionChoice } from '~/codegen/service/additions/addition';
import { Icon } from '~/ui/Icon';

/** Choices with a search: several are checked, or one is chosen. */
export function ChoiceList(props: {
  readonly label: string;
  readonly choices: readonly AdditionChoice[];
  readonly chosen: readonly string[];
  readonly takesSeveral: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const { label, choices, chosen, takesSeveral, onChange } = props;
  const [text, setText] = useState('');
  const id = useId();
  const wanted = text.trim().toLowerCase();
  const listed = choices.filter(({ text: name, about = '' }) => `${name} ${about}`.toLowerCase().includes(wanted));
  const toggle = (choice: string): void => {
    if (!takesSeveral) onChange([choice]);
    else onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  };
  return (
    <fieldset className="studio-choices">
      <legend id={id}>
        {label}
        {chosen.length > 0 && takesSeveral && <span className="descry-count">{chosen.length}</span>}
      </legend>
      <input
        type="search"
        className="bp6-input bp6-small"
        placeholder="Search names and descriptions …"
        aria-label="Search the choices"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul aria-labelledby={id}>
        {listed.map((choice) => (
          <Choice
            key={choice.id}
            choice={choice}
            control={{ type: takesSeveral ? 'checkbox' : 'radio', name: id }}
            isChosen={chosen.includes(choice.id)}
            onChoose={() => toggle(choice.id)}
          />
        ))}
      </ul>
      {listed.length === 0 && <p className="studio-none">Nothing has this name.</p>}
    </fieldset>
  );
}

function Choice(props: {
  readonly choice: AdditionChoice;
  readonly control: { readonly type: 'checkbox' | 'radio'; readonly name: string };
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { text, about, isUsed } = props.choice;
  return (
    <li>
      <label>
        <input {...props.control} checked={props.isChosen} onChange={props.onChoose} />
        <span>
          {text}
          {about !== undefined && <span className="studio-about">{about}</span>}
        </span>
        {isUsed && <Icon name="tick" label="In this descriptor already" />}
      </label>
    </li>
  );
}
