import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { bundle } from '../../../codegen/contract/bundle';
import { listOperations, parseDocuments } from '../../../codegen/contract/documents';
import { emitContract } from '../../../codegen/contract/emit-contract';
import type { Answer, Body, PathParameters, QueryParameters, WireAnswer } from '../../../src/generated/operations';
import { operations } from '../../../src/generated/operations';

const shipped = Object.fromEntries(
  readdirSync('openapi').map((name) => [`openapi/${name}`, readFileSync(`openapi/${name}`, 'utf8')]),
);

describe('what is emitted', () => {
  test('is what stands in src/generated', async () => {
    const files = await emitContract(shipped);
    for (const [path, text] of Object.entries(files)) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  test('does not depend on the order of the documents', async () => {
    const turned = Object.fromEntries(Object.entries(shipped).reverse());
    expect(await emitContract(turned)).toEqual(await emitContract(shipped));
  });
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

const document = (operation: string, components = '') =>
  `openapi: 3.1.0\npaths:\n  /a:\n    get: ${operation}\n${components}`;

describe('a contract that cannot be used is refused', () => {
  test.each([
    ['missing operationId', { given: { 'o/a.yaml': document('{}') }, want: 'o/a.yaml: get /a has no operationId' }],
    [
      'operationId used twice',
      {
        given: { 'o/a.yaml': document('{ operationId: x }'), 'o/b.yaml': document('{ operationId: x }') },
        want: 'o/b.yaml: get /a has the operationId "x" of o/a.yaml: get /a',
      },
    ],
    ['no object', { given: { 'o/a.yaml': '- a' }, want: 'o/a.yaml: an OpenAPI document must be an object' }],
  ])('%s', (_, { given, want }) => {
    expect(() => listOperations(parseDocuments(given))).toThrow(want);
  });
});

describe('bundle', () => {
  const a = document("{ operationId: x, schema: { $ref: './b.yaml#/components/schemas/Node' } }");
  const node = "{ type: object, properties: { next: { $ref: '#/components/schemas/Node' } } }";

  test('copies parts of other documents, also those that hold themselves', () => {
    const documents = parseDocuments({ 'o/a.yaml': a, 'o/b.yaml': `components: { schemas: { Node: ${node} } }` });
    expect(bundle('o/a.yaml', documents)).toMatchObject({
      paths: { '/a': { get: { schema: { $ref: '#/components/schemas/Node' } } } },
      components: { schemas: { Node: { properties: { next: { $ref: '#/components/schemas/Node' } } } } },
    });
  });

  test('refuses a reference that leads nowhere', () => {
    const documents = parseDocuments({ 'o/a.yaml': a, 'o/b.yaml': 'components: {}' });
    expect(() => bundle('o/a.yaml', documents)).toThrow('leads nowhere');
  });

  test('refuses one name for two components', () => {
    const own = document(
      "{ operationId: x, schema: { $ref: './b.yaml#/components/schemas/Node' } }",
      `components: { schemas: { Node: ${node} } }`,
    );
    const documents = parseDocuments({ 'o/a.yaml': own, 'o/b.yaml': `components: { schemas: { Node: ${node} } }` });
    expect(() => bundle('o/a.yaml', documents)).toThrow('Node is declared in b.yaml and in a.yaml');
  });
});
