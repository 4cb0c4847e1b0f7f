import { Ajv2020 } from 'ajv/dist/2020.js';

/** The validation of JSON by a schema. */
export interface JsonCheck<T> {
  is(value: unknown): value is T;
  problems(value: unknown): string[];
}

const ajv = new Ajv2020({ allErrors: true, strict: false });

/** Makes the validation of values of a type by the schema that describes it. */
export function jsonCheck<T>(schema: object): JsonCheck<T> {
  const validate = ajv.compile<T>(schema);
  return {
    is: (value): value is T => validate(value),
    problems: (value) => (validate(value) ? [] : [ajv.errorsText(validate.errors)]),
  };
}
