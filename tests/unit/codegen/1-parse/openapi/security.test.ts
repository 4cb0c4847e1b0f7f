import { describe, expect, test } from 'vitest';
import { loaded } from '~/tests/harness/codegen/contract-document';

const document = (security: string, parameters = '[]') => `
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-API-Key }
    inQuery: { type: apiKey, in: query, name: key }
    cookie: { type: apiKey, in: cookie, name: sid }
    basic: { type: http, scheme: basic }
    bearer: { type: http, scheme: Bearer }
    digest: { type: http, scheme: digest }
    oauth: { type: oauth2, flows: {} }
    mutual: { type: mutualTLS }
paths:
  /thing:
    get: { operationId: thing, security: ${security}, parameters: ${parameters}, responses: {} }
`;

test.each([
  ['an API key', '[{ key: [] }]', { token: { header: 'X-API-Key' } }],
  ['a cookie', '[{ cookie: [] }]', { token: 'none' }],
  ['a certificate and a key', '[{ mutual: [], key: [] }]', { token: { header: 'X-API-Key' } }],
  ['basic', '[{ basic: [] }]', { token: { header: 'Authorization', scheme: 'Basic' } }],
  ['bearer', '[{ bearer: [] }]', { token: { header: 'Authorization', scheme: 'Bearer' } }],
  ['OAuth 2', '[{ oauth: [read] }]', { token: { header: 'Authorization', scheme: 'Bearer' } }],
  ['a scheme that is nowhere', '[{ other: [] }]', { token: { header: 'Authorization', scheme: 'Bearer' } }],
  [
    'a choice with one that works',
    '[{ inQuery: [] }, { digest: [] }, { key: [] }]',
    { token: { header: 'X-API-Key' } },
  ],
  ['nothing or a key', '[{}, { key: [] }]', { token: { header: 'X-API-Key' } }],
  ['nothing', '[{}]', { token: 'none' }],
  ['no requirement', '[]', { unsupported: [] }],
  ['a key in the query', '[{ inQuery: [] }]', { unsupported: [{ what: 'security', name: 'inQuery' }] }],
  [
    'two tokens',
    '[{ key: [], bearer: [] }, { digest: [] }]',
    { unsupported: [{ what: 'security', name: 'key and bearer, digest' }] },
  ],
])('the token of the session is sent as the security schemes say: %s', (_, security, want) => {
  const { contract, diagnostics } = loaded({ 'a.yaml': document(security) });
  expect(diagnostics).toEqual([]);
  expect(contract.operations.get('thing')).toMatchObject(want);
});

test('a parameter with the token is none that a descriptor gives', () => {
  const parameters = '[{ name: x-api-key, in: header, required: true }, { name: X-Own, in: header }]';
  const { contract } = loaded({ 'a.yaml': document('[{ key: [] }]', parameters) });
  expect(contract.operations.get('thing')?.parameters.map(({ name }) => name)).toEqual(['X-Own']);
});

describe('OAuth 2', () => {
  const flows = (flow: string) => `
servers: [{ url: 'https://api.example/base/' }]
components:
  securitySchemes:
    people: { type: oauth2, flows: { authorizationCode: ${flow}, implicit: { scopes: {} } } }
    other: { $ref: '#/components/securitySchemes/people' }
paths:
  /thing:
    get: { operationId: thing, security: [{ people: [read, list] }, { people: [all], key: [] }], responses: {} }
`;
  const flowOf = (text: string, name = 'people') =>
    loaded({ 'a.yaml': flows(text) })
      .contract.schemes.get(name)
      ?.flows.get('authorizationCode');

  test('an operation has the scopes of the first requirement with a scheme', () => {
    const { contract } = loaded({ 'a.yaml': flows('{}') });
    expect(contract.operations.get('thing')?.scopes).toEqual(new Map([['people', ['read', 'list']]]));
  });

  test('a scheme has its flows, with addresses and scopes, also behind a reference', () => {
    const text = `{ authorizationUrl: 'https://id.example/a', tokenUrl: 'https://id.example/t?x=1', scopes: { read: Reads } }`;
    const want = {
      authorizationUrl: 'https://id.example/a',
      tokenUrl: 'https://id.example/t?x=1',
      scopes: ['read'],
    };
    expect(flowOf(text)).toEqual(want);
    expect(flowOf(text, 'other')).toEqual(want);
  });

  test.each([
    ['/oauth/token', '/oauth/token'],
    ['token', '/token'],
    ['//id.example/token', 'https://id.example/token'],
    ['http://[', 'http://['],
  ])('the address %s is %s: relative ones go on from the server', (address, want) => {
    expect(flowOf(`{ tokenUrl: '${address}' }`)?.tokenUrl).toBe(want);
  });
});
