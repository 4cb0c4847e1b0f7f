import { describe, expect, test } from 'vitest';
import { isList, isRecord } from '~/lib/json';
import { withDefaults } from '~/codegen/1-parse/defaults';
import { loadSchemas } from '~/codegen/1-parse/load-schemas';
import { parseJson } from '~/codegen/1-parse/json';
import type { Schema } from '~/codegen/1-parse/schema';
import { validate } from '~/codegen/1-parse/validate';
import { sourceFile } from '~/codegen/diagnostics/locate';
import { shippedKinds } from '~/codegen/language/kind-table';
import type { Json } from '~/codegen/language/model';
import { shipped } from '~/tests/harness/codegen/shipped-sources';

const { schemas } = loadSchemas(shipped);

/** The schema of the settings with these properties in place of its own. */
function schemaWith(properties: Json): Schema {
  const text = JSON.stringify({ type: 'object', properties, additionalProperties: false });
  const sources = new Map([...shipped, ['schemas/console.schema.json', new TextEncoder().encode(text)]] as const);
  const schema = loadSchemas(sources, shippedKinds).schemas.get('console');
  if (!schema) throw new Error('The schema of the test is broken.');
  return schema;
}

const number = { type: 'integer', default: 5 };
const group = { type: 'object', properties: { wait: number, name: { type: 'string' } }, default: {} };
const pair = { type: 'object', properties: { id: { type: 'string' }, size: number } };

test.each<[what: string, properties: Json, given: Json, want: Json]>([
  ['a property that is not given', { wait: number }, {}, { wait: 5 }],
  ['the properties of an object that is not given', { group }, {}, { group: { wait: 5 } }],
  ['what an object leaves out', { group }, { group: { name: 'a' } }, { group: { wait: 5, name: 'a' } }],
  [
    'entries of a list',
    { list: { type: 'array', items: pair } },
    { list: [{ id: 'a' }] },
    { list: [{ id: 'a', size: 5 }] },
  ],
  [
    'entries of a default',
    { list: { type: 'array', items: pair, default: [{ id: 'a' }] } },
    {},
    { list: [{ id: 'a', size: 5 }] },
  ],
  ['nothing where a value is given', { wait: number }, { wait: 0 }, { wait: 0 }],
  [
    'nothing in a list that is given',
    { list: { type: 'array', items: pair, default: [{ id: 'a' }] } },
    { list: [] },
    { list: [] },
  ],
  ['nothing in a value of another type', { group }, { group: 'none' }, { group: 'none' }],
  ['nothing in place of a property without default', { name: { type: 'string' } }, {}, {}],
])('defaults fill in %s', (_, properties, given, want) => {
  expect(withDefaults(given, schemaWith(properties))).toEqual(want);
});

describe('a list that is added to its default', () => {
  const list = {
    type: 'array',
    items: pair,
    default: [{ id: 'a' }, { id: 'b' }],
    'x-adds': { by: 'id', without: 'not' },
  };
  const schema = schemaWith({ list, not: { type: 'array', items: { type: 'string' } } });
  test.each<[what: string, given: Json, want: readonly Json[]]>([
    [
      'is that default where it is not given',
      {},
      [
        { id: 'a', size: 5 },
        { id: 'b', size: 5 },
      ],
    ],
    [
      'comes before it',
      { list: [{ id: 'c', size: 1 }] },
      [
        { id: 'c', size: 1 },
        { id: 'a', size: 5 },
        { id: 'b', size: 5 },
      ],
    ],
    [
      'replaces entries by their key',
      { list: [{ id: 'b', size: 1 }] },
      [
        { id: 'b', size: 1 },
        { id: 'a', size: 5 },
      ],
    ],
    [
      'is without those that are left out',
      { not: ['a'], list: [{ id: 'c', size: 1 }] },
      [
        { id: 'c', size: 1 },
        { id: 'b', size: 5 },
      ],
    ],
  ])('%s', (_, given, want) => {
    expect(withDefaults(given, schema)).toEqual({ list: want });
  });
});

test('what can be left out are the entries of the default', () => {
  const wrong = [...schemas].flatMap(([kind, { additions = [], defaults, properties }]) =>
    [...additions].filter(([name, { by, without }]) => {
      const known = defaults?.get(name);
      const keys = isList(known) ? known.map((entry) => (isRecord(entry) ? entry[by] : undefined)) : [];
      const names = properties?.get(without)?.items;
      return !names || JSON.stringify(names.values) !== JSON.stringify(keys) || kind !== 'header';
    }),
  );
  expect(wrong).toEqual([]);
});

test('an object has the order of its schema, whatever is written', () => {
  const schema = schemaWith({ first: number, second: number, third: { type: 'string' } });
  const written: readonly Json[] = [
    { third: 'a', second: 5 },
    { second: 5, first: 5, third: 'a' },
  ];
  const orders = written.map((given) => JSON.stringify(withDefaults(given, schema)));
  expect(new Set(orders)).toEqual(new Set(['{"first":5,"second":5,"third":"a"}']));
});

/** Each property with a default below a schema, by its path. */
function* defaultsIn(schema: Schema, path: string, seen = new Set<Schema>()): Iterable<[string, Json, Schema]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const [name, property] of schema.properties ?? []) {
    const value = schema.defaults?.get(name);
    if (value !== undefined) yield [`${path}.${name}`, value, property];
    yield* defaultsIn(property, `${path}.${name}`, seen);
  }
  for (const below of [schema.items, schema.additional]) if (below) yield* defaultsIn(below, `${path}.*`, seen);
}

describe('a default', () => {
  const found = [...schemas].flatMap(([kind, schema]) => [...defaultsIn(schema, kind)]);

  test('is there for nearly all that a console can say of itself', () => {
    expect(schemas.get('console')?.required).toEqual(['storage']);
    expect(found.length).toBeGreaterThan(130);
  });

  test('is valid by its own schema, with the defaults in it', () => {
    const wrong = found.flatMap(([path, value, schema]) => {
      const text = JSON.stringify(withDefaults(value, schema));
      const file = sourceFile(path, text);
      const { value: parsed = null, root } = parseJson(file);
      return validate({ file, root: root() }, parsed, schema);
    });
    expect(wrong).toEqual([]);
  });
});
