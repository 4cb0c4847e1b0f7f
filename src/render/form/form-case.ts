import type { Form, FormCase, FormLine } from '../../generated/descriptor-types';
import { isList } from '../../lib/json';
import type { FormValues } from './validator';

/** The case of a form that its values choose; the first one while they choose none. A form without cases has none. */
export function caseOf({ cases }: Form, values: FormValues): FormCase | undefined {
  return cases && (cases.items.find(({ value }) => value === values[cases.property]) ?? cases.items[0]);
}

/** The keys that the cases name for a property; a property that is one value has none. */
export function keysOf({ cases }: Form, property: string): readonly string[] {
  return (cases?.items ?? []).flatMap(({ asks }) => {
    const ask = asks[property];
    return isList(ask) ? ask : [];
  });
}

/** The rule that a value has broken, in the words of the language; the library knows a narrowing as a pattern. */
export function ruleOf(line: FormLine | undefined, one: FormCase | undefined, rule: string): string {
  const ask = line && one?.asks[line.property];
  return rule === 'pattern' && (ask === 'public' || ask === 'private') ? ask : rule;
}
