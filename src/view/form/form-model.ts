import { evaluate } from '~/descriptor/evaluate';
import type { Form, FormCase, FormLine } from '~/generated/contract/descriptor-types';
import type { JsonSchema, Scope, Text } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isList, isRecord, isString } from '~/lib/json';

/** Values of a form by property. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The case that the values choose, by default the first one; `undefined` for a form without cases. */
export function caseOf({ cases }: Form, values: FormValues): FormCase | undefined {
  return cases && (cases.items.find(({ value }) => value === values[cases.property]) ?? cases.items[0]);
}

/** Whether anything is shown about one of the cases of a form: sentences, lists, a picture, or its value. */
export function hasCaseView({ cases }: Form): boolean {
  return cases?.showValue === true || (cases?.items ?? []).some(({ about, picture }) => about ?? picture);
}

/** The keys that the cases define for a property that holds values by key; none for a property with one value. */
export function keysOf({ cases }: Form, property: string): readonly string[] {
  return (cases?.items ?? []).flatMap(({ asks }) => {
    const keys = asks[property];
    return isList(keys) ? keys : [];
  });
}

/** Whether a property of a form is a list, which each case that has it declares alike. */
export function hasSeveral({ schema, cases }: Form, property: string): boolean {
  const schemas = [schema, ...(cases?.items ?? []).map((one) => one.schema)];
  return schemas.some(({ properties }) => getOwn(getOwn(properties, property), 'items') !== undefined);
}

/** The values of a form on opening. Expressions that cannot be evaluated leave their value empty. */
export function initialValues(form: Form, scope: Scope): FormValues {
  const firstCase = form.cases && ([form.cases.property, form.cases.items[0]?.value] as const);
  const values = form.layout.map(({ property, initial }) => {
    // Each key can be missing, but never the object of all keys: it exists from the beginning.
    if (keysOf(form, property).length > 0) return [property, {}] as const;
    return [property, initial && evaluate(initial, scope)] as const;
  });
  return Object.fromEntries(
    [...(firstCase ? [firstCase] : []), ...values].filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
}

/** The values without texts that consist of blanks and without empty lists: both count as missing. */
export function filledValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => (isString(value) ? value.trim() !== '' : !isList(value) || value.length > 0))
      .map(([name, value]) => [name, isRecord(value) && !isFile(value) ? filledValues(value) : value]),
  );
}

/** The values that a schema declares, without those that were entered for another case. */
export function requestedValues(values: FormValues, schema: JsonSchema): FormValues {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const requested = Object.entries(properties).flatMap(([name, property]) => {
    const value = values[name];
    if (value === undefined) return [];
    const isGroup = isRecord(value) && !isFile(value) && isRecord(property);
    return [[name, isGroup ? requestedValues(value, property) : value] as const];
  });
  return Object.fromEntries(requested);
}

/** Whether a value is a file. */
export function isFile(value: unknown): value is File {
  return value instanceof File;
}

/**
 * The values as the form library gets them. It clones values, which a file does not survive: in its position is its
 * name.
 */
export function withoutFiles(values: FormValues): FormValues {
  const nameOf = (value: unknown): unknown => (isFile(value) ? value.name : value);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isList(value) ? value.map(nameOf) : nameOf(value)]),
  );
}

/** The values of the form library with the files of a form, which it does not know. */
export function withFiles(changed: FormValues, values: FormValues, { layout }: Form): FormValues {
  const all: Record<string, unknown> = { ...changed };
  for (const { property, widget } of layout) {
    if (widget === 'file') all[property] = values[property];
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The values that may be stored in the browser: all but files, passwords and write-only values. */
export function withoutSecrets(values: FormValues, { schema: { properties } }: Form): FormValues {
  const isSecret = (name: string): boolean =>
    getOwn(getOwn(properties, name), 'format') === 'password' || getOwn(getOwn(properties, name), 'writeOnly') === true;
  const hasFile = (value: unknown): boolean => (isList(value) ? value.some(isFile) : isFile(value));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSecret(name) && !hasFile(value)));
}

/**
 * The name of a broken rule in the descriptor language. The form library reports a narrowing of a case as `pattern`.
 */
export function ruleOf(line: FormLine | undefined, formCase: FormCase | undefined, rule: string): string {
  const narrowing = line && formCase?.asks[line.property];
  return rule === 'pattern' && (narrowing === 'public' || narrowing === 'private') ? narrowing : rule;
}

/** The message for a rule that has none in its line. */
const requiredMessage: Text = { key: 'FORM.REQUIRED' };

/** The message of a broken rule: the message of the line for this rule, or else the one for any rule. */
export function messageOf(line: FormLine | undefined, rule: string): Text {
  const messages = line?.messages ?? {};
  const message = Object.hasOwn(messages, rule) ? messages[rule] : undefined;
  return message ?? messages.any ?? requiredMessage;
}
