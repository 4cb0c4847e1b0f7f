import { describe, expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { schemaChanges } from '~/tools/release/schema-changes';

const compare = (before: Json, after: Json, others: Readonly<Record<string, Json>> = {}) =>
  schemaChanges({ ...others, 'a.schema.json': before }, { ...others, 'a.schema.json': after }).map(
    ({ effect, text }) => `${effect}: ${text}`,
  );

const closed = (properties: Json, more: { readonly [name: string]: Json } = {}): Json => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});

const kinds = (...names: readonly string[]): Json => ({
  discriminator: { propertyName: 'kind' },
  oneOf: names.map((name) => closed({ kind: { const: name } })),
});

test.each<[string, Json, Json, readonly string[]]>([
  ['a property that is gone', closed({ b: {} }), closed({}), ['breaking: a.b is gone']],
  ['a property that is new', closed({}), closed({ b: {} }), ['addition: a.b is new']],
  [
    'a new property that must be given',
    closed({}),
    closed({ b: {} }, { required: ['b'] }),
    ['addition: a.b is new', 'breaking: a.b must be given now'],
  ],
  [
    'a property that may be left out',
    closed({ b: {} }, { required: ['b'] }),
    closed({ b: {} }),
    ['addition: a.b may be left out now'],
  ],
  ['a type that is gone', { type: ['string', 'null'] }, { type: 'string' }, ['breaking: a: cannot be null any more']],
  ['fractions beside whole numbers', { type: 'integer' }, { type: 'number' }, ['addition: a: may be fraction now']],
  [
    'values',
    { enum: ['x', 'y'] },
    { enum: ['y', 'z'] },
    ['breaking: a: the value "x" is gone', 'addition: a: the value "z" is new'],
  ],
  ['a constant among other values', { const: 'x' }, { enum: ['x', 'y'] }, ['addition: a: the value "y" is new']],
  ['only some values', {}, { enum: ['x'] }, ['breaking: a: only "x" now']],
  ['a higher minimum', { minimum: 1 }, { minimum: 2 }, ['breaking: a: "minimum" was 1 and is 2']],
  ['a first maximum', {}, { maxItems: 4 }, ['breaking: a: "maxItems" was absent and is 4']],
  ['a higher maximum', { maxLength: 4 }, { maxLength: 8 }, ['addition: a: "maxLength" was 4 and is 8']],
  ['other properties refused', { type: 'object' }, closed({}, {}), ['breaking: a refuses other properties now']],
  [
    'what one property needs beside it',
    { dependentRequired: { x: ['y'] } },
    { dependentRequired: { x: ['z'] } },
    ['breaking: a: demands "z" beside "x" now', 'addition: a: demands "y" beside "x" no more'],
  ],
  ['another default', { default: 1 }, { default: 2 }, ['breaking: a: the default was 1 and is 2']],
  ['a first default', {}, { default: 2 }, ['undecided: a: the default was absent and is 2']],
  ['another pattern', { pattern: '^a' }, { pattern: '^b' }, ['undecided: a: "pattern" is another']],
  ['another scope', { 'x-scope': { item: 'b' } }, {}, ['undecided: a: "x-scope" is another']],
  [
    'entries of lists',
    { items: { type: 'string' } },
    { items: { type: 'null' } },
    ['breaking: a[]: cannot be string any more', 'addition: a[]: may be null now'],
  ],
  ['a kind that is gone', kinds('list', 'tiles'), kinds('tiles'), ['breaking: a (kind "list") is gone']],
  ['a kind that is new', kinds('tiles'), kinds('list', 'tiles'), ['addition: a (kind "list") is new']],
  [
    'branches that nothing tells apart',
    { oneOf: [{ type: 'string' }, { type: 'number' }] },
    { oneOf: [{ type: 'string' }, { type: 'object' }] },
    ['undecided: a is one of other things now'],
  ],
  [
    'texts for people, the order of properties and of branches',
    { ...Object(kinds('list', 'tiles')), description: 'Before' },
    { oneOf: Object(kinds('tiles', 'list')).oneOf, discriminator: { propertyName: 'kind' }, description: 'Before' },
    [],
  ],
])('%s', (_, before, after, want) => expect(compare(before, after)).toEqual(want));

describe('references', () => {
  const shared = {
    $defs: { text: { type: 'string', minLength: 1 }, node: closed({ below: { $ref: '#/$defs/node' } }) },
  };

  test('change nothing where they lead to the same', () => {
    const before = closed({ b: { type: 'string', minLength: 1 }, c: { $ref: 'shared.json#/$defs/node' } });
    const after = closed({ b: { $ref: 'shared.json#/$defs/text' }, c: { $ref: '#/$defs/local' } });
    const local = { $defs: { local: { allOf: [{ $ref: 'shared.json#/$defs/node' }] } } };
    expect(compare(before, { ...Object(after), ...local }, { 'shared.json': shared })).toEqual([]);
  });

  test('to what has changed are reported once, also where it contains itself', () => {
    const schema = (node: Json): Json => ({
      ...Object(closed({ b: { $ref: '#/$defs/node' }, c: { $ref: '#/$defs/node' } })),
      $defs: { node },
    });
    const node = (more: object): Json => closed({ below: { $ref: '#/$defs/node' }, ...more });
    expect(compare(schema(node({ x: {} })), schema(node({})))).toEqual(['breaking: a.b.x is gone']);
  });
});

test('a whole schema that is gone breaks, and one that is new adds', () => {
  expect(schemaChanges({ 'a.schema.json': {} }, { 'b.schema.json': {} })).toEqual([
    { effect: 'breaking', text: 'the schema a.schema.json is gone' },
    { effect: 'addition', text: 'the schema b.schema.json is new' },
  ]);
});
