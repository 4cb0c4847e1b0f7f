import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { factsOf } from '~/api/operation-facts';
import type { OperationFacts } from '~/generated/contract/operations';
import { json, setUpClient } from '../../harness/api-client';

const styles: OperationFacts['styles'] = {
  path: { id: { style: 'label', explode: false } },
  query: { filter: { style: 'deepObject', explode: true }, tags: { style: 'pipeDelimited', explode: false } },
  header: { 'X-Sites': { style: 'simple', explode: false } },
};
const path = { kind: 'url', id: ['a/b', 'c'] };

// No operation of the shipped contract has a parameter with a style.
const facts = factsOf('vtReport');
beforeAll(() => void Object.assign(facts, { styles }));
afterAll(() => void Reflect.deleteProperty(facts, 'styles'));
afterEach(() => void Reflect.deleteProperty(facts, 'token'));

describe('parameters with styles', () => {
  test('are written as the contract says, the others as ever', async () => {
    const { client, requests } = setUpClient([json({ data: {} })]);
    const query = { filter: { state: 'new', owner: 'a&b' }, tags: ['x', 'y z'], q: ['1', '2'] };
    await client.request('vtReport', { path, query, header: { 'X-Sites': ['berlin', 'oslo'], 'X-Version': 3 } });
    expect(requests[0]?.address).toBe(
      'https://api.example/public/svp/v2/object/vt/report/url/.a%2Fb,c?q=1&q=2&filter[state]=new&filter[owner]=a%26b&tags=x%7Cy%20z',
    );
    expect(requests[0]?.headers).toMatchObject({ 'x-sites': 'berlin,oslo', 'x-version': '3', 'uic-token': 'secret' });
  });

  test.each([
    ['that a compressing proxy has marked as weak', 'W/"a,W/b"', '"a,W/b"'],
    ['of a list', '"1", W/"2",W/"3"', '"1", "2","3"'],
    ['that is strong', '"W/1"', '"W/1"'],
    ['of any version', '*', '*'],
  ])('send the version of a change as a strong tag: one %s', async (_, version, want) => {
    const { client, requests } = setUpClient([json({ data: {} })]);
    await client.request('vtReport', { path: { kind: 'url', id: ['a'] }, header: { 'if-match': version } });
    expect(requests[0]?.headers).toMatchObject({ 'if-match': want });
  });

  test.each([
    ['a path without its value', { path: { kind: 'url' } }],
    ['a path that would lead up', { path: { kind: 'url', id: ['.'] } }],
    ['a header with a line break', { path, header: { 'X-Version': '1\r\nX-Admin: 1' } }],
    ['a header that no request can have', { path, header: { 'X-Version': '版' } }],
  ])('send nothing for %s', async (_, args) => {
    const { client, requests } = setUpClient([json({ data: {} })]);
    await expect(client.request('vtReport', args)).rejects.toMatchObject({ kind: 'arguments' });
    expect(requests).toEqual([]);
  });
});

describe('the token of the session', () => {
  test.each<[string, { token: OperationFacts['token']; want: Readonly<Record<string, string>> }]>([
    ['in the header of most operations', { token: undefined, want: { 'uic-token': 'secret' } }],
    [
      'as a bearer token',
      { token: { header: 'Authorization', scheme: 'Bearer' }, want: { authorization: 'Bearer secret' } },
    ],
    [
      'as basic credentials',
      { token: { header: 'Authorization', scheme: 'Basic' }, want: { authorization: 'Basic secret' } },
    ],
    ['in a header of its own', { token: { header: 'X-API-Key' }, want: { 'x-api-key': 'secret' } }],
    ['not at all', { token: false, want: {} }],
  ])('is sent %s', async (_, { token, want }) => {
    if (token !== undefined) Object.assign(facts, { token });
    const { client, requests } = setUpClient([json({ data: {} })]);
    await client.request('vtReport', { path });
    const { accept, 'x-trace-id': _trace, ...sent } = requests[0]?.headers ?? {};
    expect(accept).toBe('application/json');
    expect(sent).toEqual(want);
  });
});
