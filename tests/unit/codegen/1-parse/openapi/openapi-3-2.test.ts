import { expect, test } from 'vitest';
import { emitContract } from '~/codegen/4-emit/contract-types/emit-contract';
import { describeType } from '~/codegen/language/type-relations';
import { loaded } from '~/tests/harness/codegen/contract-document';
import { typeErrors } from '~/tests/harness/codegen/type-errors';

const document = `
openapi: 3.2.0
$self: https://api.example/things
info: { title: Things, version: '1' }
paths:
  /things:
    get: { operationId: thingList, responses: { '200': { $ref: '#/components/responses/Things' } } }
    query:
      operationId: thingQuery
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { text: { type: string } } } } }
      responses: { '200': { $ref: '#/components/responses/Things' } }
    trace: { operationId: thingTrace, responses: {} }
    additionalOperations:
      COPY: { operationId: thingCopy, responses: {} }
  /things/log:
    get:
      operationId: thingLog
      responses:
        '200': { description: Lines., content: { application/jsonl: { itemSchema: { type: object } } } }
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    query:
      responses: { '200': { description: One., content: { application/json: { schema: { type: number } } } } }
components:
  mediaTypes: { Line: { itemSchema: { type: object } } }
  responses:
    Things:
      description: All.
      content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

const contract = loaded({ 'a.yaml': document });

test('a document of OpenAPI 3.2 is read without a finding', () => {
  expect(contract.diagnostics).toEqual([]);
});

test('QUERY is a method that only reads, and can have a body', () => {
  const { operations } = contract.contract;
  expect([...operations.keys()]).toEqual(['thingList', 'thingQuery', 'thingLog', 'QUERY /things/{id}']);
  expect(operations.get('thingQuery')).toMatchObject({ method: 'query', safe: true, bodyRequired: true });
  expect([...operations.values()].map(({ answer }) => describeType(answer))).toEqual([
    'a list',
    'a list',
    'null',
    'a number',
  ]);
});

test('an operation with QUERY has types of its own, beside those of the same path', async () => {
  const files = await emitContract(contract);
  const use = `
    import type { Answer, Body } from './operations';
    export const [body, answer, one]: [Body<'thingQuery'>, Answer<'thingQuery'>, Answer<'QUERY /things/{id}'>] =
      [{ text: '' }, ['a'], 1];
    // @ts-expect-error The text is none.
    export const wrong: Body<'thingQuery'> = { text: 1 };
  `;
  const folder = 'src/generated/contract';
  expect(Object.keys(files)).toContain(`${folder}/operations.ts`);
  expect(typeErrors(new Map([...Object.entries(files), [`${folder}/use.ts`, use]]))).toEqual([]);
});
