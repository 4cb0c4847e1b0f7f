import { expect, test } from 'vitest';
import { documentWith, loaded } from '~/tests/harness/codegen/contract-document';

test.each([
  ['a text', '{ in: query, schema: { type: string } }', undefined],
  ['a list in the query', '{ in: query, schema: { type: array, items: {} } }', undefined],
  ['a list with commas', '{ in: query, explode: false, schema: { type: array } }', ['form', false]],
  ['a list with bars', '{ in: query, style: pipeDelimited, schema: { type: array } }', ['pipeDelimited', false]],
  ['an object in the query', '{ in: query, schema: { type: object } }', ['form', true]],
  ['a deep object', '{ in: query, style: deepObject, explode: true, schema: { type: object } }', ['deepObject', true]],
  ['a deep object of which nothing is known', '{ in: query, style: deepObject }', ['deepObject', false]],
  ['a text with a style', '{ in: query, style: spaceDelimited, schema: { type: string } }', undefined],
  ['an unknown style', '{ in: query, style: wide, schema: { type: string } }', undefined],
  ['JSON', '{ in: query, content: { application/json: { schema: { type: object } } } }', ['json', false]],
  ['a text in the path', '{ in: path, schema: { type: string } }', undefined],
  ['a list in the path', '{ in: path, schema: { type: array } }', ['simple', false]],
  ['a label', '{ in: path, style: label, schema: { type: string } }', ['label', false]],
  ['a matrix', '{ in: path, style: matrix, explode: true, schema: { type: [array, string] } }', ['matrix', true]],
  ['a header', '{ in: header, schema: { type: string } }', undefined],
  ['a list in a header', '{ in: header, schema: { type: array } }', ['simple', false]],
])('%s has the style in which it is written', (_, parameter, want) => {
  const operation = ['operationId: thing', `parameters: [${parameter.replace('{', '{ name: x,')}]`];
  const { contract, diagnostics } = loaded({ 'a.yaml': documentWith(operation) });
  expect(diagnostics).toEqual([]);
  const [style, explode] = want ?? [];
  const [found] = contract.operations.get('thing')?.parameters ?? [];
  expect(found?.style).toEqual(want && { style, explode });
});

test('cookies, and headers of the client and the browser, are no parameters of a descriptor', () => {
  const names = ['Authorization', 'X-Trace-Id', 'Cookie', 'Sec-Fetch-Mode', 'X-Own'];
  const headers = names.map((name) => `{ name: ${name}, in: header }`);
  const operation = ['operationId: thing', `parameters: [{ name: sid, in: cookie }, ${headers.join(', ')}]`];
  const { contract } = loaded({ 'a.yaml': documentWith(operation) });
  expect(contract.operations.get('thing')?.parameters).toMatchObject([{ name: 'X-Own', in: 'header' }]);
});

test.each([
  ['/', '/thing'],
  ['https://api.example', '/thing'],
  ['https://api.example/api/v10/', '/api/v10/thing'],
  ['//api.example/v1?x=1', '/v1/thing'],
  ['./v2', '/v2/thing'],
  ['https://{region}.example/{version}', '/v3/thing'],
])('a path begins with that of the first server: %s', (url, want) => {
  const servers = `servers: [{ url: '${url}', variables: { version: { default: v3 } } }, { url: /other }]`;
  const { contract } = loaded({ 'a.yaml': `${servers}\n${documentWith(['operationId: thing'])}` });
  expect(contract.operations.get('thing')?.path).toBe(`${want}/{id}`);
});

test('a server of an operation comes before that of its document, which leaves the id as it is', () => {
  const operation = ["servers: [{ url: '/own' }]"];
  const { contract } = loaded({ 'a.yaml': `servers: [{ url: '/all' }]\n${documentWith(operation)}` });
  expect([...contract.operations.values()].map(({ id, path }) => [id, path])).toEqual([
    ['GET /thing/{id}', '/own/thing/{id}'],
  ]);
});
