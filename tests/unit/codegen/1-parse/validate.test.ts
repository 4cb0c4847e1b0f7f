import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { compare, drawer, field, here, needed, sourcesOf, type Given } from '~/tests/fixtures/codegen/project';
import { hosts } from '~/tests/fixtures/codegen/screens';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index}`, title: 'T', fields: [field()] }));
const types =
  'Expected one of: "text", "mono", "number", "bytes", "duration", "percent", "date", "dateTime", "relativeTime", "boolean", "scale", "chips", "list", "table", "tree", "timeline", "graph", "map", "link", "action", "words", "message", "activityChart", "state", "popup", "groups", "scoreChart", "hex".';

const cases: readonly [string, { given: Given; want: readonly string[] }][] = [
  ['a right descriptor is fine', { given: { 'drawers/url.json': drawer([field()]) }, want: [] }],
  [
    'an unknown key names the nearest right one',
    {
      given: { 'drawers/url.json': drawer([field({ '▶visibelWhen': 'true' })]) },
      want: ['schema/unknown-key -> "visibleWhen"'],
    },
  ],
  [
    'also when it replaces a needed one',
    {
      given: { 'drawers/url.json': drawer([{ type: 'text', value: 'url.a', '▶lable': 'A' }]) },
      want: ['schema/unknown-key -> "label"'],
    },
  ],
  [
    'or when it is another word for the same',
    {
      given: { 'drawers/url.json': drawer([], { tabs: [{ id: 'basic', '▶label': 'B', fields: [field()] }] }) },
      want: ['schema/unknown-key -> "title"'],
    },
  ],
  [
    'or for one of two that a row can have',
    {
      given: { 'scales/level.json': { of: 'number', rows: [{ '▶below': 5, text: 'A' }], else: 'dash' } },
      want: ['schema/unknown-key -> "to"'],
    },
  ],
  [
    'or the only one that is missing, if that takes the value',
    {
      given: {
        'drawers/url.json': drawer([
          { type: 'text', value: 'url.a', '▶shown': 'A' },
          { ...here, type: 'text', value: 'url.b', '▶shown': 5 },
        ]),
      },
      want: [
        'schema/unknown-key -> "label"',
        'schema/missing -> Name shown to the reader.',
        'schema/unknown-key -> Expected one of: "id", "visibleWhen", "label", "help", "copy", "empty", "marker", "tooltip", "tooltipWhen", "wide", "object".',
      ],
    },
  ],
  [
    'a word in place of an object shows the object',
    {
      given: {
        'forms/reason.json': {
          schema: { type: 'object', properties: { why: { type: 'string' } } },
          layout: [{ property: 'why', label: 'W', widget: 'select', options: ['▶not-needed'], messages: { any: 'W' } }],
          submit: { id: 'ok', label: 'OK', operation: 'save', then: [] },
        },
      },
      want: ['schema/type -> { "value": "not-needed", "text": "Not needed" }'],
    },
  ],
  [
    'a key of another branch is unknown',
    {
      given: { 'drawers/url.json': drawer([field({ '▶scale': 'risk' })]) },
      want: [
        'schema/unknown-key -> Expected one of: "id", "visibleWhen", "help", "copy", "empty", "marker", "tooltip", "tooltipWhen", "wide", "object".',
      ],
    },
  ],
  [
    'a wrong type is one message, whatever the union',
    { given: { 'drawers/url.json': drawer([field({ 'label▶': 5, label: undefined })]) }, want: ['schema/type'] },
  ],
  [
    'a missing key is told at its object, with its purpose',
    {
      given: { 'drawers/url.json': { ...here, ...drawer([field()]), defaultTab: undefined } },
      want: ['schema/missing -> Id of the tab shown first.'],
    },
  ],
  [
    'a wrong discriminator names the nearest branch and nothing else',
    { given: { 'drawers/url.json': drawer([field({ type: '▶tetx', what: 1 })]) }, want: ['schema/value -> "text"'] },
  ],
  [
    'a discriminator far from all names all',
    { given: { 'drawers/url.json': drawer([field({ type: '▶hologram' })]) }, want: [`schema/value -> ${types}`] },
  ],
  [
    'a missing discriminator is one message',
    { given: { 'drawers/url.json': drawer([{ ...here, value: 'url.a', label: 'A' }]) }, want: ['schema/missing'] },
  ],
  [
    'a wrong word names the nearest',
    {
      given: { 'scales/level.json': { of: '▶nubmer', rows: [{ equals: 1, text: 'A' }], else: 'dash' } },
      want: ['schema/value -> "number"'],
    },
  ],
  [
    'presence of a key picks the branch',
    {
      given: { 'drawers/url.json': drawer([], { tabs: [{ id: 'basic', title: 'B', panel: 'facts', '▶feilds': [] }] }) },
      want: ['schema/unknown-key -> Expected one of: "visibleWhen", "with", "deferredInputs".'],
    },
  ],
  [
    'one of two groups of keys stands in an object',
    {
      given: {
        'drawers/url.json': drawer([], { tabs: [{ ...here, id: 'basic', title: 'B' }] }),
        'panels/facts.json': { input: {}, fields: [field()], '▶sections': [{ id: 's', fields: [field()] }] },
      },
      want: ['schema/missing', 'schema/exclusive'],
    },
  ],
  [
    'a range needs both ends',
    {
      given: { 'scales/level.json': { of: 'number', rows: [{ ...here, from: 1, text: 'A' }], else: 'dash' } },
      want: ['schema/missing'],
    },
  ],
  [
    'objects of a union are told apart by their needed keys',
    {
      given: {
        'drawers/url.json': drawer([
          field({ 'label▶': { text: 'A {b}' }, label: undefined }),
          field({ label: { message: 'HELLO', '▶wiht': {} } }),
        ]),
      },
      want: ['schema/missing -> Expressions for the placeholders, by name.', 'schema/unknown-key -> "with"'],
    },
  ],
  ['a text is not empty', { given: { 'drawers/url.json': drawer([field({ label: '▶' })]) }, want: ['schema/length'] }],
  [
    'a list is neither too short nor too long',
    {
      given: {
        'drawers/url.json': drawer([], { 'tabs▶': [], tabs: undefined }),
        'drawers/ip.json': drawer([], { tabs: [...many(12), { ...here, ...many(13)[12] }] }),
      },
      want: ['schema/items', 'schema/items'],
    },
  ],
  [
    'a list of different entries has none twice',
    {
      given: { 'vocabulary.json': { ...needed['vocabulary.json'], menuIcons: ['home', '▶home'] } },
      want: ['schema/items'],
    },
  ],
  [
    'numbers that belong together do not descend',
    {
      given: {
        'console.json': {
          ...needed['console.json'],
          frames: { 'messages▶': 5, events: 6, titleLength: 200, crumbs: 6 },
        },
      },
      want: ['schema/order'],
    },
  ],
  [
    'a number that is given and one that has a default do not descend either',
    {
      given: {
        'console.json': { ...needed['console.json'], frames: { 'events▶': 51 }, screens: { 'rowHeight▶': 24 } },
      },
      want: ['schema/order', 'schema/order'],
    },
  ],
  [
    'a number is in its range and of its kind',
    {
      given: {
        'drawers/ip.json': drawer([field()], { 'searchType▶': 10000, searchType: undefined }),
        'drawers/url.json': drawer([field()], { 'searchType▶': 1.5, searchType: undefined }),
        'scales/level.json': '{"of": "number", "rows": [{"equals": ▶1e999, "text": "A"}], "else": "dash"}',
      },
      want: ['schema/range', 'schema/type', 'schema/range'],
    },
  ],
  [
    'an id has its form',
    {
      given: { 'drawers/url.json': drawer([], { tabs: [{ id: '▶Basic Tab', title: 'B', fields: [field()] }] }) },
      want: ['schema/pattern -> A name for tests, addresses and translations: lower case letters, digits and hyphens.'],
    },
  ],
  [
    'names of properties have their form as well',
    {
      given: { 'panels/facts.json': { input: { '▶Big': 'string' }, fields: [field()] } },
      want: ['schema/pattern -> It must match ^[a-z][A-Za-z0-9]*$'],
    },
  ],
  [
    'an unsafe key is told once',
    {
      given: { 'predicates.json': '{"predicates": {}, ▶"constructor": {}}' },
      want: ['json/unsafe-key -> Choose another name.'],
    },
  ],
  [
    'a name that is longer than its schema allows is refused',
    {
      given: {
        'screens/hosts.json': hosts({
          filters: [{ type: 'link', id: 'q', label: 'Search', with: { [`▶${'a'.repeat(41)}`]: 'any' } }],
        }),
      },
      want: ['schema/length'],
    },
  ],
  [
    'comments do not hide mistakes of the schema',
    {
      given: { 'predicates.json': '{▶/* a */ "predicates": ▶[]}' },
      want: ['json/comment -> ', 'schema/type'],
    },
  ],
  [
    'the schema of a form is a subset of JSON Schema, without references and nesting',
    {
      given: {
        'forms/case.json': {
          schema: {
            type: 'object',
            properties: {
              a: { type: 'string', '▶$ref': '#/x' },
              b: { type: '▶list' },
              c: { type: 'string', '▶maxLenght': 4 },
              d: { type: 'string', format: '▶emial' },
            },
            '▶$defs': {},
          },
          layout: [{ property: 'a', label: 'A', widget: 'text', messages: { any: 'A' } }],
          submit: { id: 'send', label: 'Send', operation: 'send' },
        },
      },
      want: [
        'schema/unknown-key -> Expected one of: "enum", "const", "format", "minLength", "maxLength", "pattern".',
        'schema/value -> Expected one of: "string", "number", "integer", "boolean", "mixed", "array", "object".',
        'schema/unknown-key -> "maxLength"',
        'schema/value -> "email"',
        'schema/unknown-key -> Expected one of: "required", "additionalProperties".',
      ],
    },
  ],
];

test.each(cases)('%s', (_, { given, want }) => {
  const { codes, found, positions } = compare(
    createProject(sourcesOf(given), { operations: new Map(), schemes: new Map(), isIncomplete: true }).diagnostics,
    given,
  );
  expect(codes).toEqual(want);
  expect(found).toEqual(positions);
});

test('of more than a hundred mistakes in one file the rest is announced', () => {
  const given = { 'drawers/url.json': drawer(Array.from({ length: 1000 }, () => ({}))) };
  const { diagnostics } = createProject(sourcesOf(given), {
    operations: new Map(),
    schemes: new Map(),
    isIncomplete: true,
  });
  expect(diagnostics).toHaveLength(101);
  expect(diagnostics.at(-1)).toMatchObject({ code: 'file/too-many', file: 'descriptors/drawers/url.json' });
});
