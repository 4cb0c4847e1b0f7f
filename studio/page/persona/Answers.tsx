import type { AnswerState, SourceCall } from '../../persona';
import { useStudio } from '../model/context';
import { textOfAnswers, type Persona } from './persona';

const states: readonly { readonly value: AnswerState; readonly label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'empty', label: 'Empty' },
  { value: 'unreachable', label: 'Unreachable' },
];

/** How each call of the open file is answered, and those of other files that are not answered with data. */
export function Answers({ persona, calls }: { readonly persona: Persona; readonly calls: readonly SourceCall[] }) {
  const { address } = useStudio();
  const { answers } = persona;
  const set = (operation: string, state: AnswerState): void => {
    const { [operation]: _, ...others } = answers;
    address.change({ answers: textOfAnswers(state === '' ? others : { ...others, [operation]: state }) });
  };
  const listed = new Set(calls.map(({ operation }) => operation));
  const elsewhere = Object.keys(answers).filter((operation) => operation !== '*' && !listed.has(operation));
  const rows: readonly SourceCall[] = [
    ...calls,
    ...elsewhere.map((operation) => ({ operation, names: ['another file'], failures: [] })),
  ];
  return (
    <div className="studio-rights">
      <fieldset>
        <legend>Answers to the calls of this file</legend>
        {calls.length === 0 && <p>The open file calls nothing.</p>}
        {calls.length > 1 && (
          <Row
            name="*"
            text="all of them"
            failures={['500']}
            state={answers['*']}
            onChange={(state) => set('*', state)}
          />
        )}
        {rows.map(({ operation, names, failures }) => (
          <Row
            key={operation}
            name={operation}
            text={names.join(', ')}
            failures={failures}
            state={answers[operation]}
            onChange={(state) => set(operation, state)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function Row(props: {
  readonly name: string;
  readonly text: string;
  readonly failures: readonly AnswerState[];
  readonly state: AnswerState | undefined;
  readonly onChange: (state: AnswerState) => void;
}) {
  const { name, text, failures, state = '' } = props;
  const isListed = state === '' || failures.includes(state) || states.some(({ value }) => value === state);
  return (
    <label>
      <select value={state} onChange={(event) => props.onChange(event.currentTarget.value)}>
        <option value="">With data</option>
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <optgroup label="Failed">
          {(isListed ? failures : [...failures, state]).map((failure) => (
            <option key={failure} value={failure}>
              {failure.replace('-', ', number ')}
            </option>
          ))}
        </optgroup>
      </select>
      <span>
        {name !== '*' && <code>{name}</code>} {text}
      </span>
    </label>
  );
}
