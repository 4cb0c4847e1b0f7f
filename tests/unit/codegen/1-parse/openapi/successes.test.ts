import { expect, test } from 'vitest';
import { alternatives, describeType } from '~/codegen/language/type-relations';
import { loaded } from '~/tests/harness/codegen/contract-document';

const json = (type: string) => `{ description: Yes., content: { application/json: { schema: ${type} } } }`;
const thing = '{ type: object, properties: { data: { type: object, properties: { id: { type: string } } } } }';
const document = (responses: string, root = '') => `
openapi: 3.1.0
info: { title: Things, version: '1' }
paths:
  /things:
    get: { operationId: thingQuery, ${root} responses: { ${responses} } }
`;

test.each([
  ['one success', `'200': ${json('{ type: array }')}`, ['a list']],
  ['a success with nothing', "'204': { description: Nothing. }", ['null']],
  ['several successes', `'200': ${json('{ type: string }')}, '202': ${json('{ type: array }')}`, ['a text', 'a list']],
  [
    'a success and one with nothing',
    `'200': ${json('{ type: array }')}, '204': { description: Nothing. }`,
    ['a list', 'null'],
  ],
  ['any success', `2XX: ${json('{ type: array }')}`, ['a list']],
  ['no success but a default', `default: ${json('{ type: array }')}`, ['a list']],
  [
    'a success before the default',
    `'201': ${json('{ type: string }')}, default: ${json('{ type: array }')}`,
    ['a text'],
  ],
  ['no answer at all', `'404': ${json('{ type: array }')}`, ['null']],
])('the answer of an operation with %s', (_, responses, want) => {
  const { contract, diagnostics } = loaded({ 'a.yaml': document(responses) });
  expect(diagnostics).toEqual([]);
  const { answer } = contract.operations.get('thingQuery') ?? {};
  expect(answer && alternatives(answer).map(describeType)).toEqual(want);
});

test('the root is one of the bodies, and there may be none', () => {
  const responses = `'200': ${json(thing)}, '204': { description: Nothing. }`;
  const { contract, diagnostics } = loaded({ 'a.yaml': document(responses, 'x-root: data,') });
  expect(diagnostics).toEqual([]);
  const { answer } = contract.operations.get('thingQuery') ?? {};
  expect(answer && alternatives(answer).map(({ is }) => is)).toEqual(['object', 'null']);
});
