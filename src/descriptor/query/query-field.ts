import type { RangeRules } from '../number-range';

/** A value that a field can have, with its name in the language of the reader. */
export interface QueryValue {
  readonly value: string;
  readonly label: string;
}

interface CommonField {
  /** The id of the filter. */
  readonly id: string;
  /** Further names of the field. */
  readonly aliases: readonly string[];
  /** The name of the filter for the reader. It is not a word of the language, but helps to find the field. */
  readonly label: string;
}

/** A field whose value is any text. */
export interface TextField extends CommonField {
  readonly kind: 'text';
}

/** A field with one of several values (`choice`), or any number of them (`choices`). */
export interface ChoiceField extends CommonField {
  readonly kind: 'choice' | 'choices';
  /** The values, `undefined` until they are loaded: then every value is right. */
  readonly values: readonly QueryValue[] | undefined;
}

/** A field that can be true. */
export interface SwitchField extends CommonField {
  readonly kind: 'switch';
}

/** A field whose value is a day: `2025-02-01`. */
export interface DateField extends CommonField {
  readonly kind: 'date';
}

/** A field whose value is a number, or numbers from one to another. */
export interface RangeField extends CommonField {
  readonly kind: 'range';
  readonly rules: RangeRules;
}

/** A field of a query: a filter of the list. */
export type QueryField = TextField | ChoiceField | SwitchField | DateField | RangeField;

/** The field that text without a field is for: the first with any text. */
export function freeTextField(fields: readonly QueryField[]): TextField | undefined {
  return fields.find((field) => field.kind === 'text');
}

/** The field with a name, in upper or lower case. */
export function fieldNamed(fields: readonly QueryField[], name: string): QueryField | undefined {
  const wanted = name.toLowerCase();
  return fields.find(({ id, aliases }) => [id, ...aliases].some((each) => each.toLowerCase() === wanted));
}
