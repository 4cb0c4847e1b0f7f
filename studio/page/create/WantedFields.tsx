import { useId } from 'react';
import type { FittingOperation } from '~/codegen/service/new/fitting-operations';
import type { Wanted } from '../../protocol';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import type { Chosen } from './wanted';

/** The kinds of descriptor that can be made, with what they are made of. */
const kinds: Readonly<Record<Wanted['kind'], string>> = {
  drawer: 'Drawer: the answer for one object',
  screen: 'Screen: a list, with its address',
  dialog: 'Dialog: a form or a confirmation',
  form: 'Form: the body of a call',
  scale: 'Scale: words for the values of a property',
};

/** The controls for what is to be made. */
export function WantedFields(props: {
  readonly chosen: Chosen;
  readonly wanted: Wanted | undefined;
  /** The operations that fit the kind and the search. */
  readonly listed: readonly FittingOperation[];
  readonly onChange: (change: Partial<Chosen>) => void;
}) {
  const { chosen, wanted, listed, onChange } = props;
  const { operation = '', property, name = chosen.name ?? '' } = wanted ?? {};
  const { properties = [], usedBy = [] } = listed.find(({ id }) => id === operation) ?? {};
  return (
    <>
      <Choice
        label="What"
        choices={Object.entries(kinds)}
        value={chosen.kind}
        onChange={(value) => isKind(value) && onChange({ kind: value })}
      />
      <Text
        label="Operation of the contract"
        placeholder="Search names and what they do …"
        value={chosen.search}
        onChange={(search) => onChange({ search })}
      />
      <OperationList listed={listed} chosen={operation} onChoose={(id) => onChange({ operation: id })} />
      <p className="studio-about" role="status">
        {operation !== '' && (usedBy.length === 0 ? 'Nothing uses it yet.' : `Used by ${usedBy.join(', ')}.`)}
      </p>
      {property !== undefined && (
        <Choice
          label="Property"
          choices={properties.map((one) => [one, one])}
          value={property}
          onChange={(path) => onChange({ property: path })}
        />
      )}
      <Team chosen={chosen.root} onChoose={(root) => onChange({ root })} />
      <Text
        label="Name of the file"
        placeholder="lower-case-with-hyphens"
        value={name}
        onChange={(typed) => onChange({ name: typed })}
      />
    </>
  );
}

/** The team whose root gets the files, where there are several. */
function Team(props: { readonly chosen: string | undefined; readonly onChoose: (root: string) => void }) {
  const { roots } = useStore(useStudio().project);
  const [usual, ...others] = roots;
  if (!usual || others.length === 0) return null;
  return (
    <Choice
      label="Team"
      choices={roots.map(({ name, owner }) => [name, owner])}
      value={props.chosen ?? usual.name}
      onChange={props.onChoose}
    />
  );
}

function isKind(value: string): value is Wanted['kind'] {
  return Object.hasOwn(kinds, value);
}

/** Operations that are seen at a time. One that something uses already has a mark. */
const rows = 9;

function OperationList(props: {
  readonly listed: readonly FittingOperation[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const { listed, chosen, onChoose } = props;
  return (
    <select
      aria-label="Operations"
      size={rows}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {listed.map(({ id, about, usedBy }) => (
        <option key={id} value={id} title={about}>
          {usedBy.length > 0 && '✓ '}
          {id} – {about}
        </option>
      ))}
    </select>
  );
}

function Text(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, onChange, ...given } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="bp6-input"
        spellCheck={false}
        {...given}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** A choice of one word, each with what people read. */
function Choice(props: {
  readonly label: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
