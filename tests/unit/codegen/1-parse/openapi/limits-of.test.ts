import { describe, expect, test } from 'vitest';
import { typeOfSchema } from '~/codegen/1-parse/openapi/schema-type';
import type { Limits } from '~/codegen/language/type';

/** The limits of a property that a schema describes. */
function limitsIn(schema: { readonly [keyword: string]: unknown }): Limits | undefined {
  const type = typeOfSchema(JSON.parse(JSON.stringify({ type: 'object', properties: { value: schema } })));
  return type.is === 'object' ? type.members.get('value')?.limits : undefined;
}

describe('the limits of a value', () => {
  const cases: readonly (readonly [string, { readonly given: object; readonly want: Limits | undefined }])[] = [
    ['bounds that are values', { given: { type: 'number', minimum: 1 }, want: { minimum: 1 } }],
    [
      'bounds that are no values',
      {
        given: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9.5 },
        want: { exclusiveMinimum: 0, exclusiveMaximum: 9.5 },
      },
    ],
    [
      'bounds of OpenAPI 3.0 that are no values',
      {
        given: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 2 },
        want: { exclusiveMinimum: 0, maximum: 2 },
      },
    ],
    [
      'the next whole number',
      {
        given: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9.5 },
        want: { minimum: 1, maximum: 9, isWhole: true },
      },
    ],
    [
      'of two bounds the narrower one',
      { given: { type: 'integer', minimum: 5, exclusiveMinimum: 1 }, want: { minimum: 5, isWhole: true } },
    ],
    [
      'those of the one shape beside null',
      { given: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }, want: { maxLength: 9 } },
    ],
    [
      'not those of one shape of several',
      { given: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'number' }] }, want: undefined },
    ],
    [
      'those of all parts',
      { given: { allOf: [{ type: 'string', maxLength: 9 }, { minLength: 2 }] }, want: { maxLength: 9, minLength: 2 } },
    ],
  ];
  test.each(cases)('%s', (_, { given, want }) => expect(limitsIn({ ...given })).toEqual(want));
});
