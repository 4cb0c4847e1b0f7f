import { evaluate } from '../../descriptor/evaluate';
import type { Form } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';

/** The values of a form on opening; what cannot be decided is left empty. */
export function initialValues(form: Form, scope: Scope): Readonly<Record<string, unknown>> {
  const first = form.cases && ([form.cases.property, form.cases.items[0]?.value] as const);
  const values = form.layout.map(({ property, initial }) => [property, initial && evaluate(initial, scope)] as const);
  return Object.fromEntries(
    [...(first ? [first] : []), ...values].filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
