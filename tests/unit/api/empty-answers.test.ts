import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsOf } from '~/api/operation-facts';
import { setUpClient } from '../../harness/api-client';

// No operation of the shipped contract reads something that may not be there.
const facts = factsOf('vtReport');
beforeAll(() => void Object.assign(facts, { canBeEmpty: true }));
afterAll(() => void Reflect.deleteProperty(facts, 'canBeEmpty'));

const path = { kind: 'url', id: 'x' };
const nothing = () => new Response(null, { status: 204 });

test('a read is answered with nothing if the contract says that there may be nothing', async () => {
  const { client } = setUpClient([nothing()]);
  await expect(client.receive('vtReport', { path })).resolves.toEqual({ answer: undefined, headers: {} });
});

test('a read of something that must be there is not answered with nothing', async () => {
  const { client } = setUpClient([nothing()]);
  await expect(client.receive('getMenu', {})).rejects.toMatchObject({ kind: 'shape' });
});
