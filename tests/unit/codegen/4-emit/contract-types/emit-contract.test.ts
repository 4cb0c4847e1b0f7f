import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { bundle } from '~/codegen/4-emit/contract-types/bundle';
import { objectAt, type JsonObject } from '~/codegen/1-parse/read';
import { emitContract } from '~/codegen/4-emit/contract-types/emit-contract';
import { documentTexts, readContract } from '~/codegen/1-parse/openapi/read-contract';
import type { Answer, Body, PathParameters, QueryParameters, WireAnswer } from '~/generated/contract/operations';
import { operations } from '~/generated/contract/operations';
import { shipped } from '~/tests/harness/codegen/shipped-sources';

/** The contract of documents by path and text. */
const contractOf = (texts: Readonly<Record<string, string>>) => readContract(new Map(Object.entries(texts)));

const texts = documentTexts(shipped);

describe('what is emitted', () => {
  test('is what is in src/generated', async () => {
    const files = await emitContract(readContract(texts));
    for (const [path, text] of Object.entries(files)) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  test('does not depend on the order of the documents', async () => {
    const reversed = new Map([...texts].reverse());
    expect(await emitContract(readContract(reversed))).toEqual(await emitContract(readContract(texts)));
  });
});

test('files of a body have the type of files, as parts and alone', async () => {
  const path = (id: string, content: string): string =>
    `'/${id}': { post: { operationId: ${id}, requestBody: { content: { ${content} } }, responses: {} } }`;
  const file = '{ type: string, format: binary }';
  const form = `multipart/form-data: { schema: { type: object, required: [a], properties: { a: ${file}, b: { type: array, items: { type: string, contentMediaType: image/png } }, c: { type: string } } } }`;
  const paths = [path('form', form), path('file', `application/octet-stream: { schema: ${file} }`)];
  const text = `{ openapi: 3.1.0, info: {}, paths: { ${paths.join(', ')} } }`;
  const files = await emitContract(contractOf({ 'openapi/a.yaml': text }));
  const emitted = files['src/generated/contract/api/a.ts']?.replace(/\s+/g, ' ');
  expect(emitted).toMatch(/"multipart.form-data": \{.* a: Blob; b\?: Blob\[\]; c\?: string; \}/);
  expect(emitted).toContain('"application/octet-stream": Blob;');
});

test('members with names that all objects have are members like others', async () => {
  const thing = `{ type: object, required: [constructor], properties: { constructor: { type: string }, hasOwnProperty: { $ref: '#/components/schemas/valueOf' }, toString: { enum: [valueOf] } } }`;
  const answer = `{ 200: { description: A, content: { application/json: { schema: { $ref: '#/components/schemas/constructor' } } } } }`;
  const text = `{ openapi: 3.1.0, info: {}, paths: { /a: { get: { operationId: thing, responses: ${answer} } } }, components: { schemas: { constructor: ${thing}, valueOf: { type: boolean } } } }`;
  const files = await emitContract(contractOf({ 'openapi/a.yaml': text }));
  const emitted = files['src/generated/contract/api/a.ts']?.replace(/\s+/g, ' ');
  expect(emitted).toContain('constructor: { constructor: string; hasOwnProperty?:');
  expect(emitted).toMatch(/hasOwnProperty\?: components\["schemas"\]\["valueOf"\];.* toString\?: "valueOf"/);
  expect(emitted).not.toContain('marked');
});

describe('operation table', () => {
  test.each([
    [
      'a query POST that may be repeated',
      { given: operations.urlQuery, want: { method: 'post', safe: true, root: 'data', rootOpen: true } },
    ],
    ['a GET is safe without a mark', { given: operations.getMenu, want: { method: 'get', safe: true, root: null } }],
    ['a POST is not safe without a mark', { given: operations.setLanguage, want: { method: 'post', safe: false } }],
    ['a root of two steps', { given: operations.customTags, want: { root: 'data.data', rootOpen: false } }],
  ])('%s', (_, { given, want }) => {
    expect(given).toMatchObject(want);
  });

  test('types follow the contract', () => {
    expectTypeOf<Answer<'urlQuery'>['wrsScore']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<WireAnswer<'urlQuery'>>().toHaveProperty('data');
    expectTypeOf<Answer<'getSession'>>().toHaveProperty('timeoutLeft');
    expectTypeOf<NonNullable<Answer<'customTags'>[number]['labelName']>>().toEqualTypeOf<string>();
    expectTypeOf<Body<'urlQuery'>>().toEqualTypeOf<{ url: string }>();
    expectTypeOf<Body<'getMenu'>>().toEqualTypeOf<undefined>();
    expectTypeOf<PathParameters<'setPreviewFeature'>>().toEqualTypeOf<{ key: string }>();
    expectTypeOf<QueryParameters<'vtReport'>>().toEqualTypeOf<{ refresh: 0 | 1 }>();
    expectTypeOf<keyof PathParameters<'urlQuery'>>().toEqualTypeOf<never>();
  });
});

describe('modules of documents', () => {
  const api = (id: string) =>
    `{ openapi: 3.1.0, info: {}, paths: { '/${id}': { get: { operationId: ${id}, responses: {} } } } }`;
  const paths = [
    'openapi/a-b.yaml',
    'openapi/a_b.yaml',
    'openapi/A-B.yaml',
    'openapi/2024-01.yaml',
    'openapi/v1/api.yaml',
    'openapi/v2/api.yaml',
    'openapi/api.json',
    'openapi/api.yml',
    'openapi/delete.yaml',
    'openapi/operations.yaml',
    'openapi/__proto__.yaml',
    "openapi/it's; import('x').yaml",
  ];

  test('have different files and imports, whatever the documents are called', async () => {
    const contract = contractOf(Object.fromEntries(paths.map((path, index) => [path, api(`x${index}`)])));
    const files = await emitContract(contract);
    const modules = Object.keys(files).filter((path) => path !== 'src/generated/contract/operations.ts');
    expect(new Set(modules.map((path) => path.toLowerCase())).size).toBe(paths.length);
    for (const path of modules) expect(path).toMatch(/^src\/generated\/contract\/api\/[A-Za-z0-9-]+\.ts$/);
    const imports = [
      ...(files['src/generated/contract/operations.ts'] ?? '').matchAll(/as (\w+) \} from '\.\/api\/([\w-]+)';/g),
    ];
    expect(imports.map(([, , file]) => `src/generated/contract/api/${file ?? ''}.ts`).toSorted()).toEqual(
      modules.toSorted(),
    );
    expect(new Set(imports.map(([, alias]) => alias)).size).toBe(paths.length);
  });

  test('may refer to components in other folders, of any name', async () => {
    const user = `{ openapi: 3.1.0, info: {}, paths: { /a: { get: { operationId: a, responses: { 200: { description: A, content: {
      application/json: { schema: { $ref: '../shared/all.json#/components/schemas/a.b-c' } } } } } } } } }`;
    const shared = '{ "components": { "schemas": { "a.b-c": { "type": "object", "properties": { "found": {} } } } } }';
    const contract = contractOf({ 'openapi/v1/api.yaml': user, 'openapi/shared/all.json': shared });
    const files = await emitContract(contract);
    expect(files['src/generated/contract/api/v1-api.ts']).toContain('components["schemas"]["a.b-c"]');
    expect(files['src/generated/contract/api/v1-api.ts']).toContain('found?: unknown');
  });
});

const document = (operation: string, components = '') =>
  `openapi: 3.1.0\npaths:\n  /a:\n    get: ${operation}\n${components}`;

test('a document that is no object is refused', async () => {
  const contract = contractOf({ 'o/a.yaml': '- a' });
  await expect(emitContract(contract)).rejects.toMatchObject({
    document: 'o/a.yaml',
    message: 'an OpenAPI document must be an object',
  });
});

test('the operations of a path that is a reference have types too', async () => {
  const contract = contractOf({
    'openapi/a.yaml': "{ openapi: 3.1.0, info: {}, paths: { /a: { $ref: './b.yaml#/components/pathItems/A' } } }",
    'openapi/b.yaml': '{ components: { pathItems: { A: { get: { operationId: getA, responses: {} } } } } }',
  });
  expect(contract.diagnostics).toEqual([]);
  const files = await emitContract(contract);
  expect(files['src/generated/contract/operations.ts']).toContain("  getA: a['getA'];");
  expect(files['src/generated/contract/api/a.ts']).toMatch(/interface operations \{\s+getA: \{/);
});

describe('bundle', () => {
  const answerWith = (schema: string) =>
    `{ operationId: x, responses: { 200: { description: X, content: { application/json: { schema: ${schema} } } } } }`;
  const schemaIn = (bundled: JsonObject) =>
    ['paths', '/a', 'get', 'responses', '200', 'content', 'application/json', 'schema'].reduce(objectAt, bundled);
  const a = document(answerWith("{ $ref: './b.yaml#/components/schemas/Node' }"));
  const node = "{ type: object, properties: { next: { $ref: '#/components/schemas/Node' } } }";

  test('copies parts of other documents, also those that hold themselves', () => {
    const { documents } = contractOf({ 'o/a.yaml': a, 'o/b.yaml': `components: { schemas: { Node: ${node} } }` });
    const bundled = bundle('o/a.yaml', documents);
    expect(schemaIn(bundled)).toEqual({ $ref: '#/components/schemas/Node' });
    expect(bundled.components).toEqual({
      schemas: { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } },
    });
  });

  test('refuses a reference that leads nowhere', () => {
    const { documents } = contractOf({ 'o/a.yaml': a, 'o/b.yaml': 'components: {}' });
    expect(() => bundle('o/a.yaml', documents)).toThrow('leads nowhere');
  });

  test('takes the mapping of a discriminator for references, never for files', () => {
    const mapped = (target: string) =>
      contractOf({
        'o/a.yaml': document(
          answerWith(`{ discriminator: { propertyName: kind, mapping: { a: '${target}' } } }`),
          'components: { schemas: { Cat: {} } }',
        ),
      }).documents;
    expect(schemaIn(bundle('o/a.yaml', mapped('Cat')))).toEqual({
      discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/Cat' } },
    });
    for (const target of ['/etc/passwd', 'https://evil.example/a.yaml', '../../a.yaml#/b'])
      expect(() => bundle('o/a.yaml', mapped(target))).toThrow('leads nowhere');
  });

  test('gives a component of another document a new name where the own document has the name already', () => {
    const ownDocument = document(
      answerWith("{ $ref: './b.yaml#/components/schemas/Node' }"),
      `components: { schemas: { Node: {} } }`,
    );
    const { documents } = contractOf({
      'o/a.yaml': ownDocument,
      'o/b.yaml': `components: { schemas: { Node: ${node} } }`,
    });
    const bundled = bundle('o/a.yaml', documents);
    expect(schemaIn(bundled)).toEqual({ $ref: '#/components/schemas/Node2' });
    expect(objectAt(objectAt(bundled, 'components'), 'schemas')).toMatchObject({
      Node: {},
      Node2: { properties: { next: { $ref: '#/components/schemas/Node2' } } },
    });
  });

  test.each([
    ['a part of a schema of the same document', "{ $ref: '#/components/schemas/Cat/properties/home' }"],
    ['a schema that is a whole file', "{ $ref: './schemas/home.yaml' }"],
    ['a part of an answer', "{ $ref: '#/paths/~1b/get/responses/200/content/application~1json/schema/items' }"],
  ])('makes a component of %s', (_, schema) => {
    const home = '{ type: object, properties: { street: { type: string } } }';
    const list = answerWith(`{ type: array, items: ${home} }`).replace('operationId: x', 'operationId: y');
    const { documents, diagnostics } = contractOf({
      'o/a.yaml': document(
        answerWith(schema),
        `components: { schemas: { Cat: { properties: { home: ${home} } } } }`,
      ).replace('paths:', `paths:\n  /b:\n    get: ${list}`),
      ...(schema.includes('home.yaml') && { 'o/schemas/home.yaml': home }),
    });
    expect(diagnostics).toEqual([]);
    const bundled = bundle('o/a.yaml', documents);
    const { $ref: reference } = schemaIn(bundled);
    const name = String(reference).replace('#/components/schemas/', '');
    expect(objectAt(objectAt(bundled, 'components'), 'schemas')[name]).toEqual({
      type: 'object',
      properties: { street: { type: 'string' } },
    });
  });

  test('leaves out examples that are references, and replaces parameters and answers elsewhere by what they are', () => {
    const { documents } = contractOf({
      'o/a.yaml': document(
        "{ operationId: x, parameters: [{ $ref: '#/paths/~1b/parameters/0' }], responses: {} }",
      ).replace(
        'paths:',
        "paths:\n  /b: { parameters: [{ name: id, in: query, schema: { type: string, example: { $ref: '#/x' } } }] }",
      ),
    });
    expect(bundle('o/a.yaml', documents).paths).toMatchObject({
      '/a': { get: { parameters: [{ name: 'id', in: 'query', schema: { type: 'string' } }] } },
    });
  });
});

test('an operation without an id is called by its method and its path', async () => {
  const contract = contractOf({
    'o/a.yaml':
      '{ openapi: 3.1.0, info: {}, paths: { "/hosts/{id}": { get: { responses: {} }, delete: { responses: {} } } } }',
  });
  expect([...contract.contract.operations.keys()]).toEqual(['GET /hosts/{id}', 'DELETE /hosts/{id}']);
  const files = await emitContract(contract);
  expect(files['src/generated/contract/operations.ts']).toContain("  'GET /hosts/{id}': a['GET /hosts/{id}'];");
  expect(files['src/generated/contract/api/a.ts']).toContain('"GET /hosts/{id}": {');
});
