import { evaluate } from '../../descriptor/evaluate';
import type { Form } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { keysOf } from './form-case';

/**
 * The values of a form on opening; what cannot be decided is left empty. Values by key are there from the beginning, as
 * each of them, and not all of them together, is what can be missing.
 */
export function initialValues(form: Form, scope: Scope): Readonly<Record<string, unknown>> {
  const first = form.cases && ([form.cases.property, form.cases.items[0]?.value] as const);
  const values = form.layout.map(({ property, initial }) => {
    if (keysOf(form, property).length > 0) return [property, {}] as const;
    return [property, initial && evaluate(initial, scope)] as const;
  });
  return Object.fromEntries(
    [...(first ? [first] : []), ...values].filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
