import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { Diagnostic } from '~/codegen/language/model';
import type { FormProperty, PartForm } from '~/codegen/service/service';
import type { TextTranslation } from '~/codegen/service/translate';
import { labelFor } from '~/lib/humanize-identifier';
import { onOneLine } from '../../document/edits';

/** The values of a form by property. A value that has no control of its own is its JSON text. */
export type Values = Readonly<Record<string, unknown>>;

/** What the templates of the form need besides. */
export interface FormContext {
  readonly properties: ReadonlyMap<string, FormProperty>;
  /** What the compiler says, by property. Data, because the form library takes any two functions for the same. */
  readonly problems: Readonly<Record<string, readonly Diagnostic[]>>;
  /** What may be written in place of an expression; asked when its control gets the focus. */
  readonly suggest: (property: string) => Promise<readonly string[]>;
  /** Writes a translation of a text. */
  readonly translate: (translation: TextTranslation, text: string) => void;
}

/** The schema that the form library draws for a part. */
export function schemaOf({ properties }: PartForm): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map((property) => [property.name, propertySchema(property)])),
    required: properties.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
  };
}

function propertySchema({ name, control, choices = [] }: FormProperty): RJSFSchema {
  const title = labelFor(name);
  if (control === 'choice') return { title, enum: [...choices] };
  if (control === 'boolean' || control === 'number') return { title, type: control };
  return { title, type: 'string' };
}

/** The controls: an expression has suggestions, a flag can be absent besides. */
export function controlsOf({ properties }: PartForm): UiSchema<Values, RJSFSchema, FormContext> {
  return Object.fromEntries(
    properties.map(({ name, control }) => [
      name,
      {
        ...(control === 'expression' && { 'ui:widget': 'expression' }),
        ...(control === 'boolean' && { 'ui:widget': 'flag' }),
        'ui:options': { emptyValue: undefined },
      },
    ]),
  );
}

/** The values of a part as its form shows them. */
export function shownValues({ properties }: PartForm, part: Values): Values {
  return Object.fromEntries(
    properties.flatMap(({ name, control }): (readonly [string, unknown])[] => {
      const value = part[name];
      if (value === undefined) return [];
      return [[name, control === 'json' || typeof value === 'object' ? onOneLine(value) : value]];
    }),
  );
}

/**
 * What somebody changed in a form, as the descriptor writes it. What is no JSON yet is left out. A text that was
 * emptied stays as an empty one, so that what is typed next is where it was.
 */
export function changesBetween({ properties }: PartForm, before: Values, after: Values): Values {
  return Object.fromEntries(
    properties.flatMap(({ name, control, allowsNumber }): (readonly [string, unknown])[] => {
      const isText = control === 'text' || control === 'expression';
      const isEmptied = isText && before[name] !== undefined;
      const value = after[name] === '' && !isEmptied ? undefined : after[name];
      if (after[name] === before[name] || value === before[name]) return [];
      if (allowsNumber && isNumeric(value) && !isNumeric(before[name])) return [[name, Number(value)]];
      if (control !== 'json' || typeof value !== 'string') return [[name, value]];
      try {
        return [[name, JSON.parse(value)]];
      } catch {
        return [];
      }
    }),
  );
}

/** Whether a value is a text that is a number as JSON writes it. */
function isNumeric(value: unknown): boolean {
  return typeof value === 'string' && String(Number(value)) === value && Number.isFinite(Number(value));
}

/** The compiler judges a descriptor, not the form. */
export const noValidator: ValidatorType<Values, RJSFSchema, FormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
