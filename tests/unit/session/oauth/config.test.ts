import { expect, test } from 'vitest';
import { readMembers } from '~/session/config-members';
import { readOAuth } from '~/session/oauth/config';

const read = (oauth: unknown) => readOAuth(readMembers({ oauth }, '', ['oauth']));

test('a deployment replaces client and addresses', () => {
  const given = {
    clientId: 'other',
    authorizationUrl: 'https://id.example/a?x=1',
    tokenUrl: '/oauth/token',
    refreshUrl: 'http://127.0.0.1:8080/t',
    revocationUrl: 'https://id.example/r',
    endSessionUrl: 'https://id.example/e',
  };
  expect(read(given)).toEqual(given);
  expect(read({})).toEqual({});
});

test.each<[string, unknown, string]>([
  ['an address without encryption', { tokenUrl: 'http://id.example/t' }, 'oauth.tokenUrl'],
  ['an address that looks like this machine', { tokenUrl: 'http://localhost.evil.example/t' }, 'oauth.tokenUrl'],
  ['a script', { authorizationUrl: 'javascript:alert(1)' }, 'oauth.authorizationUrl'],
  ['another host', { authorizationUrl: '//evil.example/a' }, 'oauth.authorizationUrl'],
  ['a path from nowhere', { endSessionUrl: 'logout' }, 'oauth.endSessionUrl'],
  ['an empty client', { clientId: '' }, 'oauth.clientId'],
  ['scopes, which the contract has', { scopes: [] }, 'oauth.scopes'],
  ['a misspelt member', { tokenUlr: '/t' }, 'oauth.tokenUlr'],
])('%s is a mistake at its key', (_, given, key) => {
  expect(() => read(given)).toThrow(expect.objectContaining({ key }));
});
