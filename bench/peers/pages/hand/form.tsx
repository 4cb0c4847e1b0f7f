import '@blueprintjs/core/lib/css/blueprint.css';
import '../page.css';
import { Button, Checkbox, FormGroup, HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core';
import { memo, useCallback, useState } from 'react';
import { complaint, formInputs, type FormName, type Input } from '../../model/form';
import { find, firstInput, mount } from '../mount';

/** Shows the page with a form. */
export function showForm(name: FormName): void {
  mount(<Page inputs={formInputs(name)} />, { open: () => find('#open'), input: firstInput });
}

function Page({ inputs }: { readonly inputs: readonly Input[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button id="open" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && <Form inputs={inputs} />}
    </>
  );
}

function Form({ inputs }: { readonly inputs: readonly Input[] }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const set = useCallback((id: string, value: string) => setValues((before) => ({ ...before, [id]: value })), []);
  const isRefused = inputs.some((input) => complaint(input, values[input.id] ?? '') !== '');
  return (
    <form className="scroll">
      {inputs.map((input) => (
        <Field key={input.id} input={input} value={values[input.id] ?? ''} set={set} />
      ))}
      <Button type="submit" disabled={isRefused}>
        Send
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly input: Input;
  readonly value: string;
  readonly set: (id: string, value: string) => void;
}

const Field = memo(function Field({ input, value, set }: FieldProps) {
  const { id, label, kind } = input;
  const error = complaint(input, value);
  if (kind === 'yesNo') {
    const onChange = () => set(id, value === '' ? 'yes' : '');
    return <Checkbox label={label} checked={value !== ''} onChange={onChange} />;
  }
  return (
    <FormGroup label={label} labelFor={id} helperText={error} intent={error ? 'danger' : 'none'}>
      <Control input={input} value={value} onValue={(next) => set(id, next)} />
    </FormGroup>
  );
});

interface ControlProps {
  readonly input: Input;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Control({ input: { id, kind, options = [] }, value, onValue }: ControlProps) {
  switch (kind) {
    case 'choice':
      return <HTMLSelect id={id} options={['', ...options]} value={value} onChange={(e) => onValue(e.target.value)} />;
    case 'lines':
      return <TextArea id={id} value={value} onChange={(event) => onValue(event.target.value)} />;
    default:
      return <InputGroup id={id} value={value} onValueChange={onValue} />;
  }
}
