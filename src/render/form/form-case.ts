import type { Form, FormCase } from '../../generated/descriptor-types';
import { own } from '../../lib/own';
import type { FormValues } from './validator';

/** The case of a form that its values choose; the first one while they choose none. A form without cases has none. */
export function caseOf({ cases }: Form, values: FormValues): FormCase | undefined {
  return cases && (cases.items.find(({ value }) => value === values[cases.property]) ?? cases.items[0]);
}

/** The rule that a value has broken, in the words of the language: the library knows a narrowing as a pattern. */
export function ruleOf(form: Form, one: FormCase | undefined, property: string, rule: string): string {
  if (rule !== 'pattern') return rule;
  const ask = one?.asks[property];
  if (ask === 'public' || ask === 'private') return ask;
  const schema = own(own(form.schema, 'properties'), property);
  const range = own(own(schema, 'additionalProperties') ?? schema, 'range');
  return range === 'public' || range === 'private' ? range : rule;
}
