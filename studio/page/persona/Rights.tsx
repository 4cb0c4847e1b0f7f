import type { Choice, Choices } from '../../persona';
import { useStudio } from '../model/context';
import { textOfSwitches, type Persona, type Switches } from './persona';

/** Every flag and every permission: as the account has it, on or off. */
export function Rights({ persona, choices }: { readonly persona: Persona; readonly choices: Choices }) {
  const { address } = useStudio();
  return (
    <div className="studio-rights">
      <SwitchList
        title="Flags"
        choices={choices.flags}
        switches={persona.flags}
        onChange={(flags) => address.change({ flags: textOfSwitches(flags) })}
      />
      <SwitchList
        title="Permissions"
        choices={choices.permissions}
        switches={persona.permissions}
        onChange={(permissions) => address.change({ permissions: textOfSwitches(permissions) })}
      />
    </div>
  );
}

function SwitchList(props: {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}) {
  const { title, choices, switches } = props;
  const set = (name: string, state: string): void => {
    const { [name]: _, ...others } = switches;
    props.onChange(state === '' ? others : { ...others, [name]: state === 'on' });
  };
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <select value={stateOf(switches[value])} onChange={(event) => set(value, event.currentTarget.value)}>
            <option value="">As it is</option>
            <option value="on">On</option>
            <option value="off">Off</option>
          </select>
          <span>
            <code>{value}</code> {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function stateOf(isOn: boolean | undefined): string {
  return isOn === undefined ? '' : isOn ? 'on' : 'off';
}
