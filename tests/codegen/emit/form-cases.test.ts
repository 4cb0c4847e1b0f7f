import { hashForSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { caseSchema, commonSchema } from '../../../codegen/emit/form-schema';
import { validatorsModule } from '../../../codegen/emit/validators';
import { emitTiny, evaluate } from './tiny';

const address = { type: 'string', format: 'ipv4' };
const one = (value: string, asks: Readonly<Record<string, string | readonly string[]>>) => ({
  value,
  text: 'T',
  asks,
});
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
    widget: 'text',
    messages: { any: 'Wrong.' },
  })),
  cases: { property: 'kind', label: 'Kind', widget: 'select', items: cases },
  submit: { id: 'send', label: 'Send', operation: 'send' },
};

async function judge(kind: string, values: object): Promise<boolean> {
  const schema = { ...caseSchema(form, cases.find(({ value }) => value === kind) ?? null), type: 'object' } as const;
  const validators: Readonly<Record<string, unknown>> = Object((await evaluate(validatorsModule(schema))).default);
  const validate = validators[hashForSchema(schema)];
  return typeof validate === 'function' && validate({ kind, device: 'd', ...values }) === true;
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
])('%s', async (_, { given: [kind, values], want }) => {
  expect(await judge(kind, values)).toBe(want);
});

test('what no address is breaks the rule of the format alone', () => {
  const patterns = ['public', 'private'].map((kind) => {
    const { properties } = caseSchema(form, one(kind, { from: kind }));
    return new RegExp(String(Object(Object(properties).from).pattern), 'u');
  });
  for (const text of ['', 'abc', '10.0.0', '256.1.1.1', '010.0.0.1', '10.0.0.1/24', '192.168.1.300', '::1'])
    expect(patterns.map((pattern) => pattern.test(text))).toEqual([true, true]);
});

test('without a case only what all share is asked for', () => {
  expect(Object.keys(Object(commonSchema(form).properties))).toEqual(['device']);
});

test('the modules of a form share validators where the shape is the same', () => {
  const file = emitTiny({ 'forms/one': form });
  const modules = [...file('forms/one.ts').matchAll(/from '\.\/(one[\w.-]*)'/g)].map(([, name]) => name);
  expect(modules).toEqual([
    'one-1.validators',
    'one-2.validators',
    'one-3.validators',
    'one-4.validators',
    'one.validators',
  ]);
});
