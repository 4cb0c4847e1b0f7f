import { afterEach, expect, test, vi } from 'vitest';
import { factsOf } from '~/api/operation-facts';
import { json, setUpClient } from '~/tests/harness/api-client';

vi.mock('~/api/upload', () => {
  throw new Error('A new deployment has no such file.');
});

// A call of the shipped contract, with a body that is a file.
const facts = factsOf('dismissBanner');
afterEach(() => void Reflect.deleteProperty(facts, 'body'));

test('an upload whose code cannot be loaded has failed, as one that no server answers', async () => {
  Object.assign(facts, { body: { as: 'file' } });
  const { client, requests } = setUpClient([json({})]);
  await expect(client.request('dismissBanner', { body: new Blob(['a']) })).rejects.toMatchObject({ kind: 'no-answer' });
  expect(requests).toEqual([]);
});
