import { expect, test } from 'vitest';
import { loaded } from '~/tests/harness/codegen/contract-document';

const document = `
openapi: 3.1.0
info: { title: Things, version: '1' }
paths:
  /things:
    get:
      operationId: thingList
      responses:
        '200':
          description: Yes.
          headers:
            ETag: { schema: { type: string } }
            X-Total-Count: { $ref: '#/components/headers/Total' }
            X-Note: {}
        '404': { description: No., headers: { X-Reason: {} } }
components:
  headers:
    Total: { schema: { type: integer } }
`;

test('the headers of successful answers are known by their names in lower case, with their types', () => {
  const { contract, diagnostics } = loaded({ 'a.yaml': document });
  expect(diagnostics).toEqual([]);
  expect([...(contract.operations.get('thingList')?.headers ?? [])]).toEqual([
    ['etag', { name: 'ETag', type: { is: 'string' } }],
    ['x-total-count', { name: 'X-Total-Count', type: { is: 'number' } }],
    ['x-note', { name: 'X-Note', type: { is: 'string' } }],
  ]);
});
