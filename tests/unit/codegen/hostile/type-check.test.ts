import { expect, test } from 'vitest';
import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import { emitContract } from '~/codegen/4-emit/contract-types/emit-contract';
import type { Json } from '~/codegen/language/model';
import { hostileNames, hostileTexts } from '~/tests/fixtures/codegen/hostile/texts';
import { typeErrors } from '~/tests/harness/codegen/type-errors';

const ids = [...hostileTexts, ...hostileNames, 'get-stations', 'repos/get', '2024', ''].filter((id) => id !== '');

/** A document with operations of hostile names, paths, parameters and properties. */
function document(names: readonly string[]): string {
  const operation = (operationId: string): Json => ({
    operationId,
    description: operationId,
    'x-root': 'data',
    parameters: [{ name: operationId, in: 'query', description: operationId, schema: { enum: [operationId] } }],
    responses: {
      '200': {
        description: operationId,
        content: {
          'application/json': {
            schema: { type: 'object', required: ['data'], properties: { data: schema(operationId) } },
          },
        },
      },
    },
  });
  const schema = (name: string): Json => ({
    type: 'object',
    description: name,
    // A member of this name is refused.
    properties: name === '__proto__' ? {} : { [name]: { type: 'string', const: name, default: name } },
  });
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: operation(name) }]));
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Hostile', version: '1' }, paths });
}

test(
  'types of operations with hostile names pass the type check, and each can be used by its name',
  { timeout: 120_000 },
  async () => {
    const half = Math.floor(ids.length / 2);
    const documents = new Map([
      ['openapi/a-b.yaml', document(ids.slice(0, half))],
      ['openapi/a_b.json', document(ids.slice(half))],
    ]);
    const files = await emitContract(readContract(documents));
    const uses = ids.map((id, index) => `export const use${index}: OperationId = ${JSON.stringify(id)};`);
    const use = [
      "import { type Answer, type OperationId, type QueryParameters } from './operations';",
      ...uses,
      "export const answer: Answer<'get-stations'> = { 'get-stations': 'get-stations' };",
      "// @ts-expect-error There is no operation of this name.\nexport const no: OperationId = 'other';",
      "export const query: QueryParameters<'repos/get'> = { 'repos/get': 'repos/get' };",
    ];
    expect(
      typeErrors(new Map([...Object.entries(files), ['src/generated/contract/use.ts', use.join('\n')] as const])),
    ).toEqual([]);
  },
);
