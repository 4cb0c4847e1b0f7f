import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Icon, type AnyIconName } from '~/ui/Icon';
import type { Choice } from '../../persona';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { Answers } from './Answers';
import { Rights } from './Rights';
import type { PersonaState } from './use-persona';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const widths = ['1440', '1024', '768', '390'].map((value) => ({ value, label: `${value} px` }));

/**
 * As whom the console is seen. The address of the Studio carries all of it. What the console has no names for, or what
 * cannot be changed in its answers, is no choice.
 */
export function PersonaBar({ persona, choices, accounts, calls }: PersonaState) {
  const { address, open, project } = useStudio();
  const [panel, setPanel] = useState<'answers' | 'rights' | undefined>();
  const file = useStore(open)?.file;
  const isDrawer = useStore(project).files.some((entry) => entry.file === file && entry.group === 'Drawers');
  const hasRights = choices.flags.length + choices.permissions.length > 0;
  const people = accounts.map(({ id, user, label }) => ({ value: id, label: `${user}: ${label}` }));
  const changed = Object.keys(persona.flags).length + Object.keys(persona.permissions).length;
  const select = (name: 'account' | 'region' | 'view' | 'userType' | 'language' | 'theme' | 'width') => ({
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
      {isDrawer && <ObjectField key={persona.object} object={persona.object} />}
      <PanelButton
        icon="download"
        title="Answers"
        count={Object.keys(persona.answers).length}
        isOpen={panel === 'answers'}
        onChange={(isOpen) => setPanel(isOpen ? 'answers' : undefined)}
      />
      {hasRights && (
        <PanelButton
          icon="shield"
          title="Flags and permissions"
          count={changed}
          isOpen={panel === 'rights'}
          onChange={(isOpen) => setPanel(isOpen ? 'rights' : undefined)}
        />
      )}
      {panel === 'answers' && <Answers persona={persona} calls={calls} />}
      {panel === 'rights' && <Rights persona={persona} choices={choices} />}
    </div>
  );
}

/** The id of the object that a drawer is opened for; an empty one is an object of the demo backend. */
function ObjectField({ object }: { readonly object: string }) {
  const { address } = useStudio();
  const id = useId();
  const take = (value: string): void => address.change({ object: value.trim() });
  return (
    <div className="studio-select">
      <label htmlFor={id}>Object</label>
      <InputGroup
        id={id}
        size="small"
        placeholder="Its id"
        defaultValue={object}
        onBlur={({ currentTarget }) => take(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
    </div>
  );
}

function PanelButton(props: {
  readonly icon: AnyIconName;
  readonly title: string;
  /** How many choices in the panel are not those of the backend. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}) {
  const { icon, title, count, isOpen } = props;
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<Icon name={icon} />}
      endIcon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={12} />}
      aria-expanded={isOpen}
      onClick={() => props.onChange(!isOpen)}
    >
      {count === 0 ? title : `${title} (${count})`}
    </Button>
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
  if (props.choices.length === 0) return null;
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
