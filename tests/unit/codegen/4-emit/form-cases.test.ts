import { expect, test } from 'vitest';
import { caseSchema, commonSchema } from '~/codegen/4-emit/form-schema';
import { validatorsModule } from '~/codegen/4-emit/validators';
import type { AuthoredValue } from '~/codegen/language/authored';
import { loadValidator, loadValidators } from '~/tests/harness/codegen/4-emit/load-validators';
import { emitTiny } from '~/tests/harness/codegen/4-emit/tiny';

type Requests = Readonly<Record<string, 'any' | 'public' | 'private' | readonly string[]>>;

const address = { type: 'string', format: 'ipv4' } as const;
const one = (value: string, asks: Requests) => ({ value, text: 'T', asks });
const cases = [
  one('any', { from: 'any' }),
  one('public', { from: 'public' }),
  one('private', { from: 'private' }),
  one('hosts', { hosts: ['x-1', 'y'] }),
  one('more', { from: 'any' }),
];
const form = {
  schema: {
    type: 'object',
    properties: {
      device: { type: 'string' },
      from: address,
      hosts: { type: 'object', additionalProperties: address },
    },
    required: ['device'],
  },
  layout: ['device', 'from', 'hosts'].map((property) => ({
    property,
    label: 'L',
    widget: 'text' as const,
    messages: { any: 'Wrong.' },
  })),
  cases: { property: 'kind', label: 'Kind', widget: 'select', items: cases },
  submit: { id: 'send', label: 'Send', operation: 'send' },
} as const satisfies AuthoredValue<'form'>;

function isAccepted(kind: string, values: object): boolean {
  const schema = caseSchema(form, cases.find(({ value }) => value === kind) ?? {});
  return loadValidator(validatorsModule([schema]))({ kind, device: 'd', ...values });
}

test.each<[string, { readonly given: readonly [kind: string, values: object]; readonly want: boolean }]>([
  ['what a case asks for is required', { given: ['any', {}], want: false }],
  ['any address fits any', { given: ['any', { from: '10.0.0.1' }], want: true }],
  ['what all cases share is required', { given: ['any', { from: '10.0.0.1', device: undefined }], want: false }],
  ['a public address is public', { given: ['public', { from: '11.0.0.1' }], want: true }],
  ['a private one is not', { given: ['public', { from: '172.16.0.1' }], want: false }],
  ['a private address is private', { given: ['private', { from: '192.168.0.1' }], want: true }],
  ['a public one is not', { given: ['private', { from: '172.32.0.1' }], want: false }],
  ['every key has a value', { given: ['hosts', { hosts: { 'x-1': '1.1.1.1' } }], want: false }],
  ['each of the form of its schema', { given: ['hosts', { hosts: { 'x-1': '1.1.1.1', y: '1' } }], want: false }],
  ['a leading zero belongs to no address', { given: ['any', { from: '10.0.0.01' }], want: false }],
  ['then all is well', { given: ['hosts', { hosts: { 'x-1': '1.1.1.1', y: '10.0.0.1' } }], want: true }],
])('%s', (_, { given: [kind, values], want }) => {
  expect(isAccepted(kind, values)).toBe(want);
});

test('what no address is breaks the rule of the format alone', () => {
  const patterns = (['public', 'private'] as const).map((kind) => {
    const { properties } = caseSchema(form, one(kind, { from: kind }));
    return new RegExp(String(Object(Object(properties).from).pattern), 'u');
  });
  for (const text of ['', 'abc', '10.0.0', '256.1.1.1', '010.0.0.1', '10.0.0.1/24', '192.168.1.300', '::1'])
    expect(patterns.map((pattern) => pattern.test(text))).toEqual([true, true]);
});

test('without a case only what all share is asked for', () => {
  expect(Object.keys(Object(commonSchema(form).properties))).toEqual(['device']);
});

test('the cases of a form share a validator where the shape is the same', () => {
  const file = emitTiny({ 'forms/one': form });
  expect(
    [...file('forms/one.ts').matchAll(/validate: (.*?),? \}|validate: (.*),/g)].map((each) => each[1] ?? each[2]),
  ).toEqual([1, 2, 3, 4, 1, 0].map((position) => `oneValidators[${position}]`));
  expect(loadValidators(file('forms/one.validators.ts'))).toHaveLength(5);
});

test('the validators of a form and a form of a similar name are different files', () => {
  const other = { ...form, cases: undefined };
  const file = emitTiny({ 'forms/one': form, 'forms/one-1': JSON.parse(JSON.stringify(other)) });
  expect(loadValidators(file('forms/one.validators.ts'))).toHaveLength(5);
  expect(loadValidators(file('forms/one-1.validators.ts'))).toHaveLength(1);
});
