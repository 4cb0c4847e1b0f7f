import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { validatorsModule } from '../../../codegen/emit/validators';
import { evaluate } from './tiny';

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    mail: { type: 'string', format: 'email', maxLength: 6 },
    tags: { type: 'array', uniqueItems: true },
  },
  required: ['mail'],
};

describe('form validators', () => {
  const text = validatorsModule(schema);
  let judge: (value: unknown) => unknown;

  beforeAll(async () => {
    const validators: Readonly<Record<string, unknown>> = Object((await evaluate(text)).default);
    const main = validators[hashForSchema(schema)];
    judge = (value) => (typeof main === 'function' ? main(value) : undefined);
  });

  test('are plain code: nothing is compiled or required when they run', () => {
    expect(text).not.toMatch(/require\(|new Function|\beval\(/);
  });

  test.each<[string, { readonly given: unknown; readonly want: boolean }]>([
    ['what fits passes', { given: { mail: 'a@b.c', tags: [{ a: 1 }, { a: 2 }] }, want: true }],
    ['a missing property fails', { given: {}, want: false }],
    ['a wrong format fails', { given: { mail: 'a' }, want: false }],
    ['what is too long fails', { given: { mail: 'ab@cd.ef' }, want: false }],
    ['equal entries fail', { given: { mail: 'a@b.c', tags: [{ a: 1 }, { a: 1 }] }, want: false }],
  ])('%s', (_, { given, want }) => {
    expect(judge(given)).toBe(want);
  });

  test('length counts characters, not units', async () => {
    const short: RJSFSchema = { type: 'string', maxLength: 1 };
    const validators = Object((await evaluate(validatorsModule(short))).default);
    const validate: unknown = validators[hashForSchema(short)];
    expect(typeof validate === 'function' && validate('😀')).toBe(true);
  });

  test('a format that is a function is imported by name', () => {
    const when = { type: 'string', format: 'date-time' };
    expect(validatorsModule(when)).toMatch(/import \{ fullFormats as (\w+) \} from 'ajv-formats\/dist\/formats';/);
  });
});
