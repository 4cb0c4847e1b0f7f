import { kinds } from '../../../codegen/model';
import { expect, test } from 'vitest';
import { loadSchemas } from '../../../codegen/parse/load-schemas';
import { sourcesOf, unmarked } from '../given/project';

/** The real schemas with one of them replaced. */
function load(content: unknown, name = 'scale') {
  const { text, places } = unmarked(content);
  const sources = new Map(sourcesOf({})).set(`schemas/${name}.schema.json`, new TextEncoder().encode(text));
  const { schemas, diagnostics } = loadSchemas(sources);
  const found = diagnostics.map(({ line, column }) => `${line}:${column}`);
  return { schemas, codes: diagnostics.map(({ code }) => code), found, places };
}

const cases: readonly [string, { given: unknown; want: readonly string[] }][] = [
  ['broken JSON is told', { given: '{"type": 1▶', want: ['json/syntax'] }],
  ['an unknown keyword is told', { given: { '▶maxProperties': 3 }, want: ['schema/keyword'] }],
  [
    'a keyword of the wrong shape is told',
    { given: { 'required▶': 'a', 'properties▶': [] }, want: ['schema/shape', 'schema/shape'] },
  ],
  ['an invalid expression is told', { given: { pattern: '▶(' }, want: ['schema/shape'] }],
  [
    'a missing reference is told',
    { given: { properties: { a: { $ref: '▶#/$defs/no' } } }, want: ['schema/reference'] },
  ],
  ['a missing file is told', { given: { items: { $ref: '▶no.schema.json' } }, want: ['schema/reference'] }],
  [
    'references in a circle are told',
    {
      given: { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '▶#/$defs/a' } } },
      want: ['schema/circle'],
    },
  ],
  [
    'a constraint beside a reference is told',
    { given: { $ref: 'common.schema.json#/$defs/id', '▶maxLength': 3 }, want: ['schema/reference'] },
  ],
  [
    'branches that cannot be told apart are told',
    {
      given: {
        discriminator: { propertyName: 'type' },
        '▶oneOf': [{ properties: { type: { const: 'a' } } }, { properties: { type: { const: 'a' } } }],
      },
      want: ['schema/union'],
    },
  ],
  ['a mark that is none is told', { given: { 'x-descry▶': { is: 'name', of: 'colour' } }, want: ['schema/shape'] }],
];

test.each(cases)('%s', (_, { given, want }) => {
  const { codes, found, places } = load(given);
  expect(codes).toEqual(want);
  expect(found).toEqual(places);
});

test('the schemas that ship are right, one for each kind', () => {
  const { schemas, diagnostics } = loadSchemas(sourcesOf({}));
  expect(diagnostics).toEqual([]);
  expect([...schemas.keys()]).toEqual([...kinds]);
});

test('a schema that refers to itself through its values is fine', () => {
  expect(load({ properties: { a: { $ref: 'scale.schema.json' }, b: { items: { $ref: '#' } } } }).codes).toEqual([]);
});

test('only the kinds that need a broken schema are left out', () => {
  const { schemas, codes } = load({ unevaluatedItems: false }, 'column');
  expect(codes).toEqual(['schema/keyword']);
  expect(schemas.has('drawer')).toBe(false);
  expect(schemas.has('scale')).toBe(true);
});

test('a missing schema is told', () => {
  const sources = new Map(sourcesOf({}));
  sources.delete('schemas/scale.schema.json');
  expect(loadSchemas(sources).diagnostics).toMatchObject([
    { file: 'schemas/scale.schema.json', code: 'schema/missing' },
  ]);
});
