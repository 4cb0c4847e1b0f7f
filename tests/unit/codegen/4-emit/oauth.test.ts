import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { emitOAuth } from '~/codegen/4-emit/oauth';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';

const flow = {
  authorizationUrl: 'https://id.example/a',
  tokenUrl: '/oauth/token',
  scopes: ['read', 'write', 'offline_access'],
};

const contract = {
  ...contractOf({
    urlQuery: { scopes: new Map([['people', ['read']]]) },
    urlChange: { scopes: new Map([['people', ['write']]]) },
  }),
  schemes: new Map([['people', { type: 'oauth2', flows: new Map([['authorizationCode', flow]]) }]]),
};

/** The generated files of a console with this sign-in, which calls `urlQuery` alone. */
function emitted(signIn: object): ReadonlyMap<string, string> {
  const given = { 'engine.json': { signIn }, 'drawers/url.json': drawer([field()]) };
  const { project, diagnostics } = createProject(sourcesOf(given), contract);
  expect(diagnostics).toEqual([]);
  return new Map([...emitOAuth(project)].map(({ path, text }) => [path.replace(/.*\//, ''), text]));
}

test('a sign-in has the addresses of the contract and the scopes of the operations that the console calls', () => {
  const oauth = { scheme: 'people', clientId: 'c', redirectPath: '/back.html', scopes: ['offline_access', 'read'] };
  const files = emitted({ oauth });
  expect(JSON.parse(files.get('oauth.json') ?? '')).toEqual({
    clientId: 'c',
    redirectPage: 'back.html',
    authorizationUrl: 'https://id.example/a',
    tokenUrl: '/oauth/token',
    scopes: ['read', 'offline_access'],
  });
  expect(files.get('oauth.ts')).toContain("import('~/app/oauth/start-oauth')");
});

test('a console that signs in otherwise has no code for it', () => {
  const files = emitted({ address: '/login' });
  expect([...files.keys()]).toEqual(['oauth.ts']);
  expect(files.get('oauth.ts')).toMatch(/oauth: OAuthSettings \| undefined = undefined;/);
  expect(files.get('oauth.ts')).toMatch(/loadOAuth: .* = undefined;/);
});
