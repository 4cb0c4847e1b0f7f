import '../page.css';
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useState, type ReactNode } from 'react';
import { formInputs, type FormName } from '../../model/form';
import { formSchema } from '../../model/schemas';
import { find, firstInput, mount } from '../mount';
import type { Validators } from './drawer';

/** Shows the page with a form that is validated at each key. */
export function showForm(name: FormName, validators: Validators): void {
  const inputs = formInputs(name);
  const schema: RJSFSchema = formSchema(inputs);
  const lines = inputs.filter(({ kind }) => kind === 'lines');
  const form = {
    schema,
    uiSchema: Object.fromEntries(lines.map(({ id }) => [id, { 'ui:widget': 'textarea' }])),
    validator: createPrecompiledValidator(validators, schema),
  };
  mount(<Page form={<Form {...form} liveValidate />} />, { open: () => find('#open'), input: firstInput });
}

function Page({ form }: { readonly form: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && form}
    </>
  );
}
