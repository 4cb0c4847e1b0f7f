import { describe, expect, test } from 'vitest';
import type { Type } from '~/codegen/language/type';
import { answering, documentWith, loaded } from '~/tests/harness/codegen/contract-document';

/** A type as text, to some depth: `{ a, b?: Node }`, `*` for further members, plain texts by their name alone. */
function written(type: Type, depth = 2): string {
  if (type.is === 'union') return type.of.map((one) => written(one, depth)).join(' | ');
  if (type.is === 'list') return `[${written(type.item, depth)}]`;
  if (type.is !== 'object') return 'values' in type && type.values ? type.values.join('/') : type.is;
  if (depth === 0) return type.name ?? '{}';
  const members = [...type.members].map(([name, member]) => {
    const inside = written(member.type, depth - 1);
    return `${name}${member.optional ? '?' : ''}${inside === 'string' ? '' : `: ${inside}`}`;
  });
  return `{${[...members, ...(type.rest ? ['*'] : [])].join(', ')}}`;
}

function answerOf(schema: string, schemas: readonly string[]): Type | undefined {
  const { contract, diagnostics } = loaded({ 'a.yaml': documentWith(answering(schema), schemas) });
  expect(diagnostics).toEqual([]);
  return contract.operations.get('thing')?.answer;
}

const text = '{ type: string }';
const shapes = [`A: { type: object, properties: { a: ${text} } }`, `B: { type: object, properties: { b: ${text} } }`];
const either = "oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]";
const base = `{ type: object, properties: { id: ${text} }, required: [id] }`;

describe('schemas that hold together', () => {
  test.each<[string, { schema: string; want: string }]>([
    [
      'properties beside shapes',
      { schema: `{ properties: { id: ${text} }, ${either} }`, want: '{a?, id?} | {b?, id?}' },
    ],
    ['shapes in a part', { schema: `{ allOf: [${base}, { ${either} }] }`, want: '{id, a?} | {id, b?}' }],
    [
      'shapes in two parts',
      { schema: `{ allOf: [{ ${either} }, { anyOf: [${base}] }] }`, want: '{a?, id} | {b?, id}' },
    ],
    ['the mark of an object beside shapes', { schema: `{ type: object, ${either} }`, want: '{a?} | {b?}' }],
    ['shapes of which one is null', { schema: `{ oneOf: [${base}, { type: 'null' }] }`, want: '{id} | null' }],
    [
      'shapes that only require members',
      { schema: `{ properties: { a: ${text} }, oneOf: [{ required: [a] }, { required: [b] }] }`, want: '{a?}' },
    ],
    [
      'a shape of which nothing is known',
      { schema: `{ allOf: [${base}, { oneOf: [{ $ref: '#/components/schemas/A' }, {}] }] }`, want: '{id, *}' },
    ],
    [
      'a member that another part requires',
      { schema: `{ allOf: [${base}, { required: [n] }, { properties: { n: {} } }] }`, want: '{id, n: any}' },
    ],
    [
      'a member of two parts',
      {
        schema: '{ allOf: [{ properties: { k: { enum: [x, y] } } }, { properties: { k: { type: string } } }] }',
        want: '{k?: x/y}',
      },
    ],
    ['a text and a part of its values', { schema: `{ allOf: [${text}, { enum: [x] }] }`, want: 'x' }],
    ['lists', { schema: `{ allOf: [{ type: array, items: ${base} }, { items: {} }] }`, want: '[{id}]' }],
    ['what no value can be', { schema: `{ allOf: [${text}, ${base}] }`, want: 'any' }],
    ['an object of any members and a part', { schema: `{ allOf: [${base}, { type: object }] }`, want: '{id, *}' }],
    [
      'shapes that a discriminator tells apart by a member beside them',
      {
        schema: `{ properties: { kind: ${text} }, ${either}, discriminator: { propertyName: kind, mapping: { one: A } } }`,
        want: '{a?, kind?: one} | {b?, kind?: B}',
      },
    ],
  ])('%s', (_, { schema, want }) => {
    expect(written(answerOf(schema, shapes) ?? { is: 'null' })).toBe(want);
  });
});

describe('a schema that contains itself', () => {
  const of = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
  const tree = `Tree: { allOf: [${base}, { properties: { parent: ${of('Tree')} } }] }`;

  test('does so by its parts, too', () => {
    expect(written(answerOf(of('Tree'), [tree]) ?? { is: 'null' }, 3)).toBe(
      '{id, parent?: {id, parent?: {id, parent?: Tree}}}',
    );
  });

  test.each([
    ['Group', '{members?: [{members?: [Group | User], title?, since?} | {user?, since?}], title?}'],
    [
      'Member',
      '{members?: [{members?: [Group | User], title?, since?} | {user?, since?}], title?, since?} | {user?, since?}',
    ],
  ])('has all members where one of its members is one of several shapes: %s', (name, want) => {
    const type = answerOf(of(name), [
      `Group: { type: object, properties: { members: { type: array, items: ${of('Member')} }, title: ${text} } }`,
      `User: { type: object, properties: { user: ${text} } }`,
      `Member: { properties: { since: ${text} }, oneOf: [${of('Group')}, ${of('User')}] }`,
    ]);
    expect(written(type ?? { is: 'null' })).toBe(want);
  });

  const all = `All: { type: object, properties: { all: { type: array, items: ${of('Filter')} } } }`;
  const not = `Not: { type: object, properties: { not: ${of('Filter')} }, required: [not] }`;
  const filter = `Filter: { oneOf: [${of('All')}, ${of('Not')}, ${text}] }`;

  test.each<[string, { schemas: readonly string[]; schema?: string; want: string }]>([
    [
      'in a list and as a member',
      {
        schemas: [all, not, filter],
        want: '{all?: [{all?: [All | Not | string]} | {not: All | Not | string} | string]} | {not: {all?: [All | Not | string]} | {not: All | Not | string} | string} | string',
      },
    ],
    [
      'or null',
      {
        schemas: [
          `Filter: { anyOf: [{ properties: { next: { anyOf: [${of('Filter')}, { type: 'null' }] } } }, ${text}] }`,
        ],
        want: '{next?: {next?: {} | string | null} | string | null} | string',
      },
    ],
    [
      'or null, as OpenAPI 3.0 writes it',
      {
        schemas: [
          `Filter: { anyOf: [{ properties: { next: { allOf: [${of('Filter')}], nullable: true } } }, ${text}] }`,
        ],
        want: '{next?: {next?: {} | string | null} | string | null} | string',
      },
    ],
    [
      'as a further member',
      {
        schemas: [`Filter: { anyOf: [{ type: object, additionalProperties: ${of('Filter')} }, { type: number }] }`],
        want: '{*} | number',
      },
    ],
    [
      'in lists of lists alone, of which nothing more is known',
      { schemas: [`Filter: { anyOf: [{ type: array, items: ${of('Filter')} }, ${text}] }`], want: '[any] | string' },
    ],
    ['as itself', { schemas: [`Filter: { oneOf: [${of('Filter')}, ${text}] }`], want: 'any' }],
  ])('is known inside of a choice of shapes: %s', (_, { schemas, want }) => {
    expect(written(answerOf(of('Filter'), schemas) ?? { is: 'null' }, 2)).toBe(want);
  });

  test.each(['Cat', 'Pet'])('has the members of what it is a shape of: %s', (name) => {
    const type = answerOf(of(name), [
      `Pet: { type: object, properties: { kind: ${text} }, oneOf: [${of('Cat')}, ${of('Dog')}], discriminator: { propertyName: kind } }`,
      `Cat: { allOf: [${of('Pet')}, { properties: { claws: ${text}, mother: ${of('Cat')} } }] }`,
      `Dog: { allOf: [${of('Pet')}, { properties: { bark: ${text} } }] }`,
    ]);
    expect(written(type ?? { is: 'null' }, 1)).toBe(
      name === 'Cat' ? '{kind?, claws?, mother?: Cat}' : '{kind?: Cat, claws?, mother?: Cat} | {kind?: Dog, bark?}',
    );
  });
});

test('what only answers have says so itself, beside a reference, or in what it refers to', () => {
  const schemas = [`Name: ${text}`, 'Id: { type: string, readOnly: true }'];
  const thing = answerOf(
    `{ type: object, properties: { own: { type: string, readOnly: true }, beside: { $ref: '#/components/schemas/Name', readOnly: true }, referred: { $ref: '#/components/schemas/Id' }, name: { $ref: '#/components/schemas/Name' }, open: { type: string, readOnly: false } } }`,
    schemas,
  );
  const members = thing?.is === 'object' ? [...thing.members] : [];
  expect(members.flatMap(([name, { readOnly }]) => (readOnly ? [name] : []))).toEqual(['own', 'beside', 'referred']);
});
