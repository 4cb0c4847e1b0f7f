import { kinds } from '~/codegen/language/kinds';
import { expect, test } from 'vitest';
import { loadSchemas } from '~/codegen/1-parse/load-schemas';
import { here, sourcesOf, unmarked } from '~/tests/fixtures/codegen/project';

/** The real schemas with one of them replaced. */
function load(content: unknown, name = 'scale') {
  const { text, positions } = unmarked(content);
  const sources = new Map(sourcesOf({})).set(`schemas/${name}.schema.json`, new TextEncoder().encode(text));
  const { schemas, diagnostics } = loadSchemas(sources);
  const found = diagnostics.map(({ line, column }) => `${line}:${column}`);
  return { schemas, codes: diagnostics.map(({ code }) => code), found, positions: positions };
}

const named = { properties: { name: { type: 'string' } } };

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
  [
    'a scope with a name that no scope has is refused',
    { given: { properties: { a: { 'x-scope▶': { items: 'rows' } } } }, want: ['schema/shape'] },
  ],
  [
    'a scope with a target that does not exist is refused',
    { given: { properties: { a: { 'x-scope▶': { target: 'cookie' } } } }, want: ['schema/shape'] },
  ],
  [
    'a scope whose list is not named is refused, beside a reference too',
    {
      given: { properties: { a: { $ref: 'common.schema.json#/$defs/id', 'x-scope▶': { item: true } } } },
      want: ['schema/shape'],
    },
  ],
  [
    'a declaration says what it declares, and under which name',
    {
      given: {
        properties: {
          a: { 'x-descry▶': { is: 'declaration', of: 'calls' } },
          b: { 'x-descry▶': { is: 'declaration', of: 'number' } },
          c: { 'x-descry▶': { is: 'declaration', of: 'member', name: 'chosen' } },
        },
      },
      want: ['schema/shape', 'schema/shape', 'schema/shape'],
    },
  ],
  [
    'only the four forms of `x-needs` are taken',
    {
      given: { properties: { a: { 'x-needs▶': 'all' }, b: { 'x-needs▶': { selfWhen: true } } } },
      want: ['schema/shape', 'schema/shape'],
    },
  ],
  [
    'a reference does not become a part, because the schema that it refers to says what is one',
    {
      given: { properties: { a: { $ref: 'common.schema.json#/$defs/id', 'x-needs▶': 'self' } } },
      want: ['schema/shape'],
    },
  ],
  [
    'a group that is not named in a list is refused',
    { given: { 'allOf▶': { $ref: '#/$defs/named' } }, want: ['schema/shape'] },
  ],
  [
    'a group that says more than properties is refused',
    {
      given: { allOf: [{ ...here, $ref: '#/$defs/short' }], $defs: { short: { maxLength: 3 } } },
      want: ['schema/group'],
    },
  ],
  [
    'a property that a group has already is refused',
    {
      given: { allOf: [{ $ref: '#/$defs/named' }], properties: { '▶name': {} }, $defs: { named } },
      want: ['schema/group'],
    },
  ],
  [
    'two groups with the same property are refused',
    {
      given: { allOf: [{ $ref: '#/$defs/named' }, { ...here, $ref: '#/$defs/other' }], $defs: { named, other: named } },
      want: ['schema/group'],
    },
  ],
  [
    'additionalProperties beside a group is refused, because it would forbid the properties of the group',
    {
      given: { allOf: [{ $ref: '#/$defs/named' }], '▶additionalProperties': false, $defs: { named } },
      want: ['schema/group'],
    },
  ],
  [
    'groups in a circle are refused',
    {
      given: {
        allOf: [{ $ref: '#/$defs/a' }],
        $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { allOf: [{ $ref: '▶#/$defs/a' }] } },
      },
      want: ['schema/circle'],
    },
  ],
  [
    'a mark whose types are not all known is refused',
    { given: { 'x-descry▶': { is: 'expression', type: ['string', 'colour'] } }, want: ['schema/shape'] },
  ],
  [
    'a mark with a property that it cannot have is refused',
    { given: { 'x-descry▶': { is: 'expression', typ: 'boolean' } }, want: ['schema/shape'] },
  ],
  [
    'a declaration with a property of another declaration is refused',
    { given: { 'x-descry▶': { is: 'declaration', of: 'number', name: 'a', in: ['drawer'] } }, want: ['schema/shape'] },
  ],
  [
    'property names are checked as texts alone',
    { given: { 'propertyNames▶': { pattern: '^a', minimum: 3 } }, want: ['schema/shape'] },
  ],
  [
    'numbers that ascend are named in lists of several',
    { given: { 'x-ascending▶': [['minimum']] }, want: ['schema/shape'] },
  ],
  ['a mark that is none is told', { given: { 'x-descry▶': { is: 'name', of: 'colour' } }, want: ['schema/shape'] }],
];

test.each(cases)('%s', (_, { given, want }) => {
  const { codes, found, positions: positions } = load(given);
  expect(codes).toEqual(want);
  expect(found).toEqual(positions);
});

test('the schemas that ship are right, one for each kind', () => {
  const { schemas, diagnostics } = loadSchemas(sourcesOf({}));
  expect(diagnostics).toEqual([]);
  expect([...schemas.keys()]).toEqual(Object.keys(kinds));
});

test('a schema that refers to itself through its values is fine', () => {
  expect(load({ properties: { a: { $ref: 'scale.schema.json' }, b: { items: { $ref: '#' } } } }).codes).toEqual([]);
});

test('an object has the properties of its groups, of their groups, and its own', () => {
  const { schemas, codes } = load({
    allOf: [{ $ref: '#/$defs/labelled' }],
    properties: { size: { 'x-scope': { item: 'rows' } } },
    required: ['size'],
    unevaluatedProperties: false,
    $defs: {
      labelled: { allOf: [{ $ref: '#/$defs/named' }], properties: { label: { description: 'Its label.' } } },
      named: { properties: { name: { 'x-filled': true } }, required: ['name'] },
    },
  });
  const schema = schemas.get('scale');
  expect(codes).toEqual([]);
  expect([...(schema?.properties?.keys() ?? [])]).toEqual(['name', 'label', 'size']);
  expect(schema).toMatchObject({ required: ['name', 'size'], filled: ['name'], additional: false });
  expect(schema?.purposes?.get('label')).toBe('Its label.');
  expect(schema?.scopes?.get('size')).toEqual({ item: 'rows' });
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
    { file: 'schemas/scale.schema.json', code: 'schema/no-file' },
  ]);
});
