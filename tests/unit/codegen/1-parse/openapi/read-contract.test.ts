import { describe, expect, test } from 'vitest';
import { describeType } from '~/codegen/language/type-relations';
import type { Type } from '~/codegen/language/type';
import { answering, documentWith, loaded } from '~/tests/harness/codegen/contract-document';

function answerOf(schema: string, schemas: readonly string[] = []): Type {
  const { contract, diagnostics } = loaded({ 'a.yaml': documentWith(answering(schema), schemas) });
  expect(diagnostics).toEqual([]);
  return contract.operations.get('thing')?.answer ?? { is: 'null' };
}

/** A type in one line; objects two levels deep. */
function shown(type: Type, depth = 2): string {
  if (type.is === 'union') return type.of.map((one) => shown(one, depth)).join(' | ');
  if (type.is === 'list') return `[${shown(type.item, depth)}]`;
  if (type.is !== 'object') return 'values' in type && type.values ? type.values.join('/') : type.is;
  if (depth === 0) return describeType(type);
  const members = [...type.members].map(
    ([name, { type: inner, optional }]) => `${name}${optional ? '?' : ''}: ${shown(inner, depth - 1)}`,
  );
  const rest = type.rest ? [`...${shown(type.rest, depth - 1)}`] : [];
  return `${type.name ?? ''}{${[...members, ...rest].join(', ')}}`;
}

describe('a schema becomes a type', () => {
  test.each([
    ['text', '{ type: string, format: date }', 'string'],
    ['numbers are of one kind', '{ type: integer }', 'number'],
    ['several types', "{ type: [string, 'null'] }", 'string | null'],
    ['nullable', '{ type: string, nullable: true }', 'string | null'],
    ['values', '{ type: string, enum: [a, b] }', 'a/b'],
    ['values with null', '{ enum: [1, 2, null] }', '1/2 | null'],
    ['a constant', '{ const: a }', 'a'],
    ['a list', '{ type: array, items: { type: boolean } }', '[boolean]'],
    [
      'an object',
      '{ type: object, required: [a], properties: { a: { type: string }, b: { type: number } } }',
      '{a: string, b?: number}',
    ],
    ['an object by its properties alone', '{ properties: { a: true } }', '{a?: any}'],
    ['an object of anything', '{ type: object }', '{...any}'],
    ['an object of numbers', '{ type: object, additionalProperties: { type: number } }', '{...number}'],
    [
      'an object that takes more',
      '{ type: object, additionalProperties: true, properties: { a: { type: string } } }',
      '{a?: string, ...any}',
    ],
    ['oneOf', '{ oneOf: [{ type: string }, { type: array, items: { type: string } }] }', 'string | [string]'],
    ['anyOf', '{ anyOf: [{ type: string }, { type: number }, { type: string }] }', 'string | number'],
    [
      'allOf',
      '{ allOf: [{ properties: { a: { type: string } } }, { required: [b], properties: { b: { type: number } } }] }',
      '{a?: string, b: number}',
    ],
    ['nothing', '{}', 'any'],
    ['everything', 'true', 'any'],
  ])('%s', (_, schema, want) => {
    expect(shown(answerOf(schema))).toBe(want);
  });

  test('a schema of components gives the type its name', () => {
    const answer = answerOf("{ $ref: '#/components/schemas/Thing' }", [
      'Thing: { type: object, properties: { a: { type: string } } }',
    ]);
    expect(shown(answer)).toBe('Thing{a?: string}');
  });

  test('a schema may contain itself', () => {
    const answer = answerOf("{ $ref: '#/components/schemas/Node' }", [
      "Node: { type: object, properties: { next: { $ref: '#/components/schemas/Node' }, all: { type: array, items: { $ref: '#/components/schemas/Node' } } } }",
    ]);
    expect(shown(answer, 2)).toBe(
      'Node{next?: Node{next?: Node, all?: [Node]}, all?: [Node{next?: Node, all?: [Node]}]}',
    );
  });
});

test('an operation has its parameters, body, answer and error numbers', () => {
  const { contract, diagnostics } = loaded({
    'a.yaml': `
paths:
  /thing/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: lang, in: query, schema: { type: string } }
    post:
      operationId: thing
      x-safe: true
      x-root: data.data
      x-root-open: true
      x-own-origin: true
      security: [{ token: [] }, { partner: [], key: [] }]
      parameters:
        - { name: lang, in: query, required: true, schema: { enum: [en] } }
        - { name: limit, in: query, schema: { type: integer, maximum: 500 } }
        - { name: X-Trace-Id, in: header, schema: { type: string } }
      requestBody: { $ref: './common.yaml#/components/requestBodies/Body' }
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, properties: { data: { type: [object, 'null'], properties: { data: { type: number } } } } }
        '400': { $ref: './common.yaml#/components/responses/Bad' }
        default: { description: Any. }
`,
    'common.yaml': `
components:
  requestBodies:
    Body: { required: true, content: { application/json: { schema: { type: string } } } }
  responses:
    Bad: { x-error-numbers: [1, 2] }
`,
  });
  expect(diagnostics).toEqual([]);
  const { schemas, ...thing } = contract.operations.get('thing') ?? {};
  expect(thing).toEqual({
    id: 'thing',
    headers: new Map(),
    reference: 'openapi/a.yaml#/paths/~1thing~1%7Bid%7D/post/operationId',
    method: 'post',
    path: '/thing/{id}',
    document: 'openapi/a.yaml',
    file: 'openapi/a.yaml',
    parameters: [
      { name: 'id', in: 'path', required: true, type: { is: 'string' } },
      { name: 'lang', in: 'query', required: true, type: { is: 'string', values: ['en'] } },
      { name: 'limit', in: 'query', required: false, type: { is: 'number' }, maximum: 500 },
    ],
    body: { is: 'string' },
    bodyRequired: true,
    answer: { is: 'number' },
    root: 'data.data',
    rootOpen: true,
    errorNumbers: new Map([[400, [1, 2]]]),
    safe: true,
    ownOrigin: true,
    security: ['token', 'partner', 'key'],
    token: { header: 'Authorization', scheme: 'Bearer' },
    unsupported: [],
  });
  const at = 'openapi/a.yaml#/paths/~1thing~1%7Bid%7D';
  expect(schemas?.parameters.map(({ name, required, schema }) => [name, required, schema?.reference])).toEqual([
    ['id', true, `${at}/parameters/0/schema`],
    ['lang', true, `${at}/post/parameters/0/schema`],
    ['limit', false, `${at}/post/parameters/1/schema`],
    ['X-Trace-Id', false, `${at}/post/parameters/2/schema`],
  ]);
  expect(schemas?.body).toEqual({
    required: true,
    schema: {
      reference: 'openapi/common.yaml#/components/requestBodies/Body/content/application~1json/schema',
      value: { type: 'string' },
      type: { is: 'string' },
    },
  });
  expect([...(schemas?.answers ?? [])].map(([status, schema]) => [status, schema?.reference])).toEqual([
    ['200', `${at}/post/responses/200/content/application~1json/schema`],
    ['400', undefined],
    ['default', undefined],
  ]);
});

test('an operation without security of its own has that of its document', () => {
  const { contract } = loaded({
    'a.yaml': `security: [{ token: [] }]\n${documentWith(['operationId: thing'])}`,
    'b.yaml': `security: [{ token: [] }]\n${documentWith(['operationId: open', 'security: []'])}`,
  });
  const security = [...contract.operations.values()].map((operation) => [operation.id, operation.security]);
  expect(security).toEqual([
    ['thing', ['token']],
    ['open', []],
  ]);
});

test('an operation behind a reference of its path belongs to the document that lists the path', () => {
  const { contract, diagnostics } = loaded({
    'a.yaml': "paths: { /thing: { $ref: './b.yaml#/components/pathItems/Thing' } }",
    'b.yaml': 'components: { pathItems: { Thing: { get: { operationId: thing } } } }',
  });
  expect(diagnostics).toEqual([]);
  expect(contract.operations.get('thing')).toMatchObject({ document: 'openapi/a.yaml', file: 'openapi/b.yaml' });
});

test('an answer without content is null', () => {
  const { contract } = loaded({
    'a.yaml': documentWith(['operationId: thing', "responses: { '204': { description: Done } }"]),
  });
  expect(contract.operations.get('thing')).toMatchObject({ answer: { is: 'null' }, safe: true });
});

const withContent = (content: string, status = '200') => [
  'operationId: thing',
  `responses: { '${status}': { content: ${content} } }`,
];
const number = '{ schema: { type: number } }';

test.each([
  ['with parameters', withContent(`{ application/json; charset=utf-8: ${number} }`)],
  ['of a kind of its own', withContent(`{ text/html: {}, application/vnd.host+json: ${number} }`)],
  ['of any type', withContent(`{ '*/*': ${number} }`)],
  ['of every status', withContent(`{ application/json: ${number} }`, 'default')],
])('an answer is read from JSON %s', (_, operation) => {
  const { contract, diagnostics } = loaded({ 'a.yaml': documentWith(operation) });
  expect(diagnostics).toEqual([]);
  expect(contract.operations.get('thing')).toMatchObject({ answer: { is: 'number' }, unsupported: [] });
});

test.each([
  ['a picture', withContent('{ image/png: {}, image/gif: {} }'), [{ what: 'answer', name: 'image/png, image/gif' }]],
  [
    'a form',
    ['operationId: thing', 'requestBody: { required: true, content: { multipart/mixed: {} } }', 'responses: {}'],
    [{ what: 'body', name: 'multipart/mixed' }],
  ],
  [
    'a header that the browser sets',
    ['operationId: thing', 'parameters: [{ name: Sec-App, in: header, required: true }]', 'responses: {}'],
    [{ what: 'header', name: 'Sec-App' }],
  ],
  ['another header', ['operationId: thing', 'parameters: [{ name: X-App, in: header, required: true }]'], []],
  ['a header of the client', ['operationId: thing', 'parameters: [{ name: Accept, in: header, required: true }]'], []],
  ['a form that may be left out', ['operationId: thing', 'requestBody: { content: { text/csv: {} } }'], []],
])('what the console cannot send or read is known of an operation: %s', (_, operation, want) => {
  const { contract } = loaded({ 'a.yaml': documentWith(operation) });
  expect(contract.operations.get('thing')?.unsupported).toEqual(want);
});
