import { useState, type ReactElement } from 'react';
import {
  AdminContext,
  BooleanInput,
  email,
  maxLength,
  required,
  ResourceContextProvider,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { formInputs, type FormName, type Input } from '../../model/form';
import { find, firstInput, mount } from '../mount';

/** Shows the page with a form that is validated at each key. */
export function showForm(name: FormName): void {
  const inputs = formInputs(name).map(inputElement);
  mount(<Page inputs={inputs} />, { open: () => find('#open'), input: firstInput });
}

function Page({ inputs }: { readonly inputs: readonly ReactElement[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AdminContext>
      <button id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ResourceContextProvider value="objects">
          <SimpleForm mode="onChange">{inputs}</SimpleForm>
        </ResourceContextProvider>
      )}
    </AdminContext>
  );
}

function inputElement(input: Input): ReactElement {
  const { id, label, kind, options = [] } = input;
  const validate = [
    ...(input.required ? [required()] : []),
    ...(input.maxLength === undefined ? [] : [maxLength(input.maxLength)]),
    ...(input.email ? [email()] : []),
  ];
  const named = { source: id, label, validate };
  switch (kind) {
    case 'choice':
      return <SelectInput key={id} {...named} choices={options.map((option) => ({ id: option, name: option }))} />;
    case 'yesNo':
      return <BooleanInput key={id} {...named} />;
    default:
      return <TextInput key={id} {...named} multiline={kind === 'lines'} />;
  }
}
