import { describe, expect, test } from 'vitest';
import { answering, documentWith, loaded } from '~/tests/harness/codegen/contract-document';

describe('what is wrong is told where it is', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ['no YAML', { 'a.yaml': 'paths: { a: [' }, ['openapi/syntax openapi/a.yaml:1:13']],
    [
      'a quote that is not closed',
      { 'a.yaml': "info: { title: T }\ntags: 'a\npaths: {}\n" },
      ['openapi/syntax openapi/a.yaml:2:7'],
    ],
    [
      'a bracket that is not closed',
      { 'a.yaml': 'info: { title: T }\ntags: [a\npaths: {}\n' },
      ['openapi/syntax openapi/a.yaml:2:7'],
    ],
    [
      'a line at another column',
      {
        'a.yaml': [
          'info: {}',
          ...'abcdefgh'.split('').map((name) => `x-${name}:\n  b: 1`),
          'tags:',
          '  - name: a',
          '   description: b',
          'paths: {}',
        ].join('\n'),
      },
      ['openapi/syntax openapi/a.yaml:20:4'],
    ],
    ['another mistake of YAML', { 'a.yaml': 'info: {}\npaths {}\n' }, ['openapi/syntax openapi/a.yaml:2:1']],
    [
      'a misspelt member of an operation, and of its mark',
      { 'a.yaml': documentWith(['x-rot: data', 'sumary: S.', ...answering('{ properties: { data: true } }')]) },
      ['openapi/unknown-member openapi/a.yaml:4:7', 'openapi/unknown-member openapi/a.yaml:5:7'],
    ],
    [
      'a misspelt keyword of a schema; others are free',
      { 'a.yaml': documentWith(answering('{ propertise: { a: true }, unit: ms }')) },
      ['openapi/unknown-member openapi/a.yaml:5:70'],
    ],
    [
      'a type that JSON does not have',
      { 'a.yaml': documentWith(answering('{ type: sting }')) },
      ['openapi/type openapi/a.yaml:5:76'],
    ],
    [
      'a required property by a misspelt name',
      { 'a.yaml': documentWith(answering('{ required: [nmae, b], properties: { name: true } }')) },
      ['openapi/required openapi/a.yaml:5:81'],
    ],
    [
      'a reference that nothing reads',
      { 'a.yaml': documentWith(answering('true'), ["A: { $ref: '#/components/schemas/B' }"]) },
      ['openapi/missing-reference openapi/a.yaml:8:16'],
    ],
    [
      'aliases of aliases that would fill the memory',
      {
        'a.yaml': [
          'a0: &a0 [x, x]',
          ...Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`),
        ].join('\n'),
      },
      ['openapi/aliases openapi/a.yaml:2:10'],
    ],
    [
      'an answer without a status',
      { 'a.yaml': documentWith(['operationId: thing', 'responses: { 2XX: {}, x-note: {}, constructor: {} }']) },
      ['openapi/status openapi/a.yaml:5:54'],
    ],
    [
      'an alias in what it repeats',
      { 'a.yaml': 'info: {}\na: &a\n  self: *a\n' },
      ['openapi/aliases openapi/a.yaml:3:9'],
    ],
    [
      'lists in lists without end, in JSON',
      { 'a.json': `{\n"a": ${'['.repeat(20_000)}${']'.repeat(20_000)} }` },
      ['json/too-deep openapi/a.json:2:69'],
    ],
    [
      'lists that are never closed',
      { 'a.json': `{\n"a": ${'['.repeat(20_000)}` },
      ['json/too-deep openapi/a.json:2:69'],
    ],
    [
      'lists in lists without end, in YAML',
      { 'a.yaml': `a:\n  ${'- '.repeat(20_000)}b` },
      ['json/too-deep openapi/a.yaml:2:129'],
    ],
    [
      'one list more than can be read',
      { 'a.yaml': `a:\n  ${'['.repeat(64)}${']'.repeat(64)}` },
      ['json/too-deep openapi/a.yaml:2:66'],
    ],
    ['an alias of nothing', { 'a.yaml': 'paths: *none' }, ['openapi/aliases openapi/a.yaml:1:8']],
    [
      'a member that would be the prototype',
      {
        'a.json': '{ "components": { "schemas": { "A": { "properties": {\n"__proto__": { "type": "string" } } } } } }',
      },
      ['openapi/unsafe-name openapi/a.json:2:14'],
    ],
    ...(['yaml', 'json'] as const).map((ending): [string, Record<string, string>, string[]] => [
      `a member that would be the prototype, which an overlay in ${ending} adds`,
      {
        'a.yaml': documentWith(answering('{ type: object, properties: {} }')),
        [`a.overlay.${ending}`]:
          '{ "overlay": "1.0.0", "actions": [{ "target": "$.paths.*.get..schema.properties", "update": {\n"__proto__": {} } }] }',
      },
      [`openapi/unsafe-name openapi/a.overlay.${ending}:2:14`],
    ]),
    [
      'an operationId of another operation',
      { 'a.yaml': documentWith(['operationId: thing']), 'b.yaml': documentWith(['operationId: thing']) },
      ['openapi/double-operation openapi/b.yaml:4:20'],
    ],
    [
      'a schema that is a file of its own, and a mistake in it',
      {
        'a.yaml': documentWith(answering('{ $ref: "./pet.yaml" }')),
        'pet.yaml': 'type: object\nproperties: { id: { type: strin } }',
      },
      ['openapi/type openapi/pet.yaml:2:27'],
    ],
    [
      'a file that is no document and to which none refers',
      { 'pet.yaml': 'type: object' },
      ['openapi/unknown-member openapi/pet.yaml:1:1'],
    ],
    [
      'the mapping of a discriminator to a schema that does not exist',
      {
        'a.yaml':
          'components:\n  schemas:\n    Cat: {}\n    Pet: { discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog } } }',
      },
      ['openapi/missing-reference openapi/a.yaml:4:75'],
    ],
    ['a misspelt member of a document', { 'a.yaml': 'path: {}' }, ['openapi/unknown-member openapi/a.yaml:1:1']],
    [
      'a member of a path that is like none of OpenAPI; an operation may have such',
      {
        'a.yaml': documentWith(['team: hunters', ...answering('true')]).replace(
          '    get:',
          '    team: hunters\n    get:',
        ),
      },
      ['openapi/unknown-member openapi/a.yaml:3:5'],
    ],
    [
      'a misspelt method of a path',
      { 'a.yaml': 'paths: { /a: { "gett": { operationId: a } } }' },
      ['openapi/unknown-member openapi/a.yaml:1:17'],
    ],
    [
      'a reference to nothing',
      { 'a.yaml': documentWith(answering("{ $ref: '#/components/schemas/Thing' }")) },
      ['openapi/missing-reference openapi/a.yaml:5:76'],
    ],
    [
      'a reference with a percent sign that encodes nothing',
      { 'a.yaml': documentWith(answering("{ $ref: '#/components/schemas/100%' }")) },
      ['openapi/missing-reference openapi/a.yaml:5:76'],
    ],
    [
      'a reference that is no address',
      { 'a.yaml': documentWith(answering("{ $ref: 'http://[#/components' }")) },
      ['openapi/missing-reference openapi/a.yaml:5:76'],
    ],
    [
      'a reference to no document, told once',
      {
        'a.yaml': documentWith(answering("{ $ref: '#/components/schemas/Thing' }"), [
          "Thing: { properties: { a: { $ref: './b.yaml#/x' } } }",
        ]),
      },
      ['openapi/missing-reference openapi/a.yaml:8:39'],
    ],
    [
      'references in a circle',
      {
        'a.yaml': documentWith(answering("{ $ref: '#/components/schemas/A' }"), [
          "A: { $ref: '#/components/schemas/B' }",
          "B: { $ref: '#/components/schemas/A' }",
        ]),
      },
      ['openapi/cyclic-reference openapi/a.yaml:8:16'],
    ],
    [
      'a root that the answer does not have',
      { 'a.yaml': documentWith(['x-root: data', ...answering('{ properties: { date: true } }')]) },
      ['openapi/root openapi/a.yaml:4:15'],
    ],
    [
      'a method that always changes something is marked as one that only reads',
      {
        'a.yaml': documentWith(['x-safe: true', ...answering('true')]).replace('    get:', '    delete:'),
      },
      ['openapi/safe openapi/a.yaml:4:15'],
    ],
    [
      'error numbers that are none',
      { 'a.yaml': documentWith(['operationId: thing', "responses: { '400': { x-error-numbers: [a] } }"]) },
      ['openapi/error-numbers openapi/a.yaml:5:46'],
    ],
  ])('%s', (_, documents, want) => {
    const { diagnostics } = loaded(documents);
    expect(diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual(want);
  });

  test.each([
    ['a name', answering("{ $ref: '#/components/schemas/Tihng' }"), '#/components/schemas/Thing'],
    ['a document', answering("{ $ref: './aa.yaml#/components/schemas/Thing' }"), './a.yaml#/components/schemas/Thing'],
    ['a root', ['x-root: daat', ...answering('{ properties: { data: true } }')], 'data'],
    [
      'a step of a root',
      ['x-root: a.daat', ...answering('{ properties: { a: { properties: { data: true } } } }')],
      'a.data',
    ],
    ['a type', answering('{ type: sting }'), 'string'],
    ['a member', ['sumary: S.', ...answering('true')], 'summary'],
  ])('%s has a correction', (_, operation, want) => {
    const { diagnostics } = loaded({ 'a.yaml': documentWith(operation, ['Thing: { type: object }']) });
    expect(diagnostics.map(({ fix }) => fix?.text)).toEqual([want]);
  });
});
