import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ipv4 } from '~/codegen/4-emit/form-schema';
import { validatorsModule } from '~/codegen/4-emit/validators';
import type { Json } from '~/codegen/language/model';
import { loadValidator, loadValidators, type Validator } from '~/tests/harness/codegen/4-emit/load-validators';

type Schema = { readonly [name: string]: Json };

const form = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
addFormats(ajv);
ajv.addFormat('ipv4', ipv4);

/** Whether some values are valid, and what is wrong at which path. */
function verdict(validator: Validator, values: unknown): object {
  const valid = validator(values);
  const { errors } = validator;
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return {
    valid,
    errors: list.map((error) => {
      const { instancePath, schemaPath, keyword, params } = Object(error);
      return { instancePath, schemaPath, keyword, params };
    }),
  };
}

/** Compares the emitted validator of a schema with the validator library itself. */
function expectTheSame(schema: Schema, validator: Validator, values: readonly unknown[]): void {
  const plain = ajv.compile({ ...schema });
  for (const value of values) expect(verdict(validator, value)).toEqual(verdict(plain, value));
}

describe('form validators', () => {
  test.each<[string, { readonly rule: Schema; readonly valid: Json; readonly invalid: Json }]>([
    ['a format', { rule: { type: 'string', format: 'email' }, valid: 'a@b.c', invalid: 'a' }],
    [
      'a format that is a function',
      { rule: { type: 'string', format: 'date' }, valid: '2024-02-29', invalid: '2023-02-29' },
    ],
    [
      'an address without leading zeros',
      { rule: { type: 'string', format: 'ipv4' }, valid: '10.0.0.1', invalid: '10.0.0.01' },
    ],
    ['a length in characters, not in units', { rule: { type: 'string', maxLength: 1 }, valid: '😀', invalid: 'ab' }],
    [
      'different entries',
      { rule: { type: 'array', uniqueItems: true }, valid: [{ a: 1 }, { a: 2 }], invalid: [{ a: 1 }, { a: 1 }] },
    ],
    [
      'a text that says require',
      { rule: { type: 'string', enum: ['require("x")'] }, valid: 'require("x")', invalid: 'x' },
    ],
  ])('ask for %s', (_, { rule, valid, invalid }) => {
    const validate = loadValidator(validatorsModule([form({ value: rule }, ['value'])]));
    expect([valid, invalid].map((value) => validate({ value }))).toEqual([true, false]);
  });

  test('are plain code: nothing is compiled or required when they run', () => {
    const text = validatorsModule([form({ at: { type: 'string', format: 'date-time', maxLength: 60, minLength: 1 } })]);
    expect(text).not.toMatch(/require\(|exports|new Function|\beval\(/);
    expect(text).toContain("import { fullFormats } from 'ajv-formats/dist/formats.js';");
  });

  test('import no formats where none is a function', () => {
    expect(validatorsModule([form({ mail: { type: 'string', format: 'email' } })])).not.toContain('import');
  });

  test('of several schemas stand in one module, in their order', () => {
    const schemas = [form({ a: { type: 'string', maxLength: 1 } }), form({ a: { type: 'string', maxLength: 2 } })];
    const validators = loadValidators(validatorsModule(schemas));
    expect(validators.map((validate) => validate({ a: 'xx' }))).toEqual([false, true]);
  });
});

/** The rules that a property of a form may have, of every type. */
const rules = fc.oneof(
  fc.record({ type: fc.constant('string'), minLength: fc.nat(3), maxLength: fc.integer({ min: 3, max: 900 }) }),
  fc.record({
    type: fc.constant('string'),
    format: fc.constantFrom('email', 'uri', 'date', 'date-time', 'ipv4', 'ipv6'),
  }),
  fc.record({ type: fc.constant('string'), enum: fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('string'), const: fc.string() }),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^a+$', '^[\'"`]', '\\*/', '^\\p{L}$', '\u2028') }),
  fc.record({ type: fc.constantFrom('number', 'integer'), minimum: fc.integer(), maximum: fc.integer() }),
  fc.record({ type: fc.constant('boolean') }),
  fc.record({ type: fc.constant('boolean'), const: fc.boolean() }),
);

/** Values of a form: right and wrong ones, of every type. */
const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom('a@b.c', 'https://a.b', '2024-02-29', '2024-02-29T10:00:00Z', '10.0.0.1', '::1', 'aaa', '*/', 'é'),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constantFrom(null, [], {}),
);

/** Names that the compiler takes: it refuses those that every object inherits. */
const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,11}$/).filter((name) => !(name in {}));

/** A schema of a form, and some values for it. */
const formWithValues = fc
  .dictionary(names, rules, {
    minKeys: 1,
    maxKeys: 12,
  })
  .chain((properties) => {
    const keys = Object.keys(properties);
    const values = fc.record(Object.fromEntries(keys.map((key) => [key, anyValue])), { requiredKeys: [] });
    return fc.record({
      schema: fc.subarray(keys).map((required) => form(properties, required)),
      values: fc.array(fc.oneof(values, anyValue), { minLength: 4, maxLength: 4 }),
    });
  });

describe('form validators say what the validator library says, with the same paths', () => {
  test('for any schema and any values', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(formWithValues, ({ schema, values }) => {
        expectTheSame(schema, loadValidator(validatorsModule([schema])), values);
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  // The hash of a schema was a name in the module: one in forty was an identifier, and the module broken.
  test('for 800 variants of one form', { timeout: 120_000 }, () => {
    const lengths = Array.from(
      { length: 800 },
      (_, index) => [41 + (index % 40), 470 + Math.floor(index / 40)] as const,
    );
    expect(lengths).toContainEqual([64, 482]);
    for (const [name, memo] of lengths) {
      const properties = { name: { type: 'string', maxLength: name }, memo: { type: 'string', maxLength: memo } };
      const values = [{}, { name: 'x'.repeat(name) }, { name: 'x'.repeat(name + 1), memo: 'x'.repeat(memo + 1) }];
      const schema = form(properties, ['name']);
      expectTheSame(schema, loadValidator(validatorsModule([schema])), values);
    }
  });

  test.each([1, 2, 20, 100, 200, 500])('for a form of %i properties', (count) => {
    const samples = fc.sample(rules, { numRuns: count, seed: count });
    const properties = Object.fromEntries(samples.map((rule, index) => [`p${index}`, rule]));
    const schema = form(
      properties,
      Object.keys(properties).filter((_, index) => index % 10 === 0),
    );
    const values = fc.record(Object.fromEntries(Object.keys(properties).map((key) => [key, anyValue])), {
      requiredKeys: [],
    });
    expectTheSame(schema, loadValidator(validatorsModule([schema])), fc.sample(values, { numRuns: 10, seed: count }));
  });
});
