import { expect, test } from 'vitest';
import type { Type } from '~/codegen/language/type';
import { alternatives } from '~/codegen/language/type-relations';
import { loaded } from '~/tests/harness/codegen/contract-document';

const document = (discriminator: string, kind = 'string') => `
openapi: 3.1.0
info: { title: Events, version: '1' }
paths:
  /events:
    get:
      operationId: eventQuery
      responses:
        '200':
          description: Yes.
          content:
            application/json:
              schema:
                oneOf: [{ $ref: '#/components/schemas/Login' }, { $ref: '#/components/schemas/Upload' }]
                discriminator: ${discriminator}
components:
  schemas:
    Login: { type: object, properties: { kind: { type: ${kind} }, user: { type: string } } }
    Upload: { type: object, properties: { kind: { type: ${kind} }, bytes: { type: integer } } }
`;

const kindsOf = (type: Type | undefined) =>
  (type ? alternatives(type) : []).map((one) => (one.is === 'object' ? one.members.get('kind')?.type : one));

test.each([
  ['{ propertyName: kind }', [['Login'], ['Upload']]],
  ["{ propertyName: kind, mapping: { login: '#/components/schemas/Login', upload: Upload } }", [['login'], ['upload']]],
  [
    "{ propertyName: kind, mapping: { in: Login, out: './a.yaml#/components/schemas/Login' } }",
    [['in', 'out'], ['Upload']],
  ],
  ['{ propertyName: type }', [undefined, undefined]],
])('a discriminator gives each shape its values: %s', (discriminator, want) => {
  const { contract, diagnostics } = loaded({ 'a.yaml': document(discriminator) });
  expect(diagnostics).toEqual([]);
  expect(kindsOf(contract.operations.get('eventQuery')?.answer)).toEqual(
    want.map((values) => ({ is: 'string', ...(values && { values }) })),
  );
});

test('a property that is no text keeps its type', () => {
  const { contract } = loaded({ 'a.yaml': document('{ propertyName: kind }', 'integer') });
  expect(kindsOf(contract.operations.get('eventQuery')?.answer)).toEqual([{ is: 'number' }, { is: 'number' }]);
});
