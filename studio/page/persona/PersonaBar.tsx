import { Button, HTMLSelect } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Icon } from '~/ui/Icon';
import { useStudio } from '../model/context';
import type { Choice } from './choices';
import { Rights } from './Rights';
import type { PersonaState } from './use-persona';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const widths = ['1440', '1024', '768', '390'].map((value) => ({ value, label: `${value} px` }));

const answers = [
  { value: 'slow', label: 'Slow' },
  { value: 'empty', label: 'Empty' },
  { value: 'failed', label: 'Failed' },
  { value: 'unreachable', label: 'Unreachable' },
];

/** As whom the console is seen. The address of the Studio carries all of it. */
export function PersonaBar({ persona, choices, accounts }: PersonaState) {
  const { address } = useStudio();
  const [areRightsOpen, setRightsOpen] = useState(false);
  const people = accounts.map(({ id, user, label }) => ({ value: id, label: `${user}: ${label}` }));
  const changed = Object.keys(persona.flags).length + Object.keys(persona.permissions).length;
  const select = (name: 'account' | 'region' | 'view' | 'userType' | 'language' | 'theme' | 'width' | 'answers') => ({
    value: persona[name],
    onChange: (value: string) => address.change({ [name]: value }),
  });
  return (
    <div className="studio-persona" role="group" aria-label="Seen as">
      <Select label="Account" none="As signed in" choices={people} {...select('account')} />
      <Select label="View" none="Of the account" choices={choices.view} {...select('view')} />
      <Select label="Region" none="None" choices={choices.region} {...select('region')} />
      <Select label="User type" none="Of the account" choices={choices.userType} {...select('userType')} />
      <Select label="Language" none="Default" choices={choices.language} {...select('language')} />
      <Select label="Theme" none="System" choices={themes} {...select('theme')} />
      <Select label="Width" none="Fits" choices={widths} {...select('width')} />
      <Select label="Answers" none="With data" choices={answers} {...select('answers')} />
      <Button
        size="small"
        variant="minimal"
        icon={<Icon name="shield" />}
        endIcon={<Icon name={areRightsOpen ? 'chevron-up' : 'chevron-down'} size={12} />}
        aria-expanded={areRightsOpen}
        onClick={() => setRightsOpen(!areRightsOpen)}
      >
        {changed === 0 ? 'Flags and permissions' : `Flags and permissions (${changed})`}
      </Button>
      {areRightsOpen && <Rights persona={persona} choices={choices} />}
    </div>
  );
}

function Select(props: {
  readonly label: string;
  /** The choice of nothing. */
  readonly none: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="studio-select">
      <label htmlFor={id}>{props.label}</label>
      <HTMLSelect id={id} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        <option value="">{props.none}</option>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </HTMLSelect>
    </div>
  );
}
