import { describe, expect, test } from 'vitest';
import { loadContract } from '~/demo/server/contract';

const documents = new Map([
  [
    'openapi/v1/api.yaml',
    `
security: [{ token: [] }]
paths:
  /thing/{id}:
    parameters:
      - { $ref: '../common.yaml#/components/parameters/Id' }
      - { name: X-App, in: header, required: true, schema: { type: string } }
    put:
      operationId: putThing
      security: []
      responses:
        204: { description: Done. }
        default: { $ref: '../common.yaml#/components/responses/Any' }
`,
  ],
  [
    'openapi/common.yaml',
    `
components:
  parameters:
    Id: { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }
  responses:
    Any: { description: Any., content: { application/json: { schema: { $ref: '#/components/schemas/Id' } } } }
  schemas:
    Id: { type: integer }
`,
  ],
]);
const [operation] = loadContract(documents);
const request = (id: string, header: object) =>
  operation?.validators.request({ path: { id }, query: {}, header: { ...header }, body: undefined });

test('an operation that needs no security is public, whatever its document says', () => {
  expect(operation).toMatchObject({ id: 'putThing', method: 'put', path: '/thing/{id}', isPublic: true });
});

describe('a request is validated against parameters of the path and of other documents', () => {
  test.each([
    ['all are right', '7', { 'x-app': 'uic' }, []],
    ['a value of the wrong type', 'seven', { 'x-app': 'uic' }, ['path/id must be integer']],
    ['a missing header', '7', {}, ["header must have required property 'x-app'"]],
  ])('%s', (_, id, header, want) => {
    expect(request(id, header)).toEqual(want);
  });
});

describe('an answer is validated against the schema of its status', () => {
  test.each<[string, number, unknown, string[]]>([
    ['no body where the contract has none', 204, undefined, []],
    ['a body where the contract has none', 204, 1, ['status 204 has no body in the contract']],
    ['a body that fits any other status', 500, 1, []],
    ['a body that does not', 500, 'x', ['answer must be integer']],
  ])('%s', (_, status, body, want) => {
    expect(operation?.validators.answer(status, body)).toEqual(want);
  });
});
