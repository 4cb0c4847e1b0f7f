import { expect, test } from 'vitest';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp } from '../../harness/demo/support';

test('an API key is in the answer of its creation and in no list, and is revoked once', async () => {
  const app = demoApp();
  const body = { name: 'Log export', role: 'readOnly', expiresInDays: '30' } as const;
  expect(await call(app, 'createApiKey', { body }, 'restricted')).toMatchObject({
    status: 403,
    body: { permission: 'apiKey.manage' },
  });
  const { body: created } = await call(app, 'createApiKey', { body });
  expect(created).toMatchObject({ data: { name: 'Log export', key: expect.stringMatching(/^dsc_[0-9a-f]{40}$/) } });
  const list = await dataOf(app, 'apiKeyList', { q: 'Log export' });
  expect(itemsOf(list)).toMatchObject([{ name: 'Log export', status: 'active', createdBy: 'Ada Lindholm' }]);
  expect(JSON.stringify(list)).not.toMatch(/[0-9a-f]{40}/);
  const ids = itemsOf(list).map(({ id }) => String(id));
  expect((await call(app, 'revokeApiKeys', { body: { ids } })).status).toBe(200);
  expect(itemsOf(await dataOf(app, 'apiKeyList', { q: 'Log export' }))).toMatchObject([{ status: 'revoked' }]);
  expect((await call(app, 'revokeApiKeys', { body: { ids: ['none'] } })).status).toBe(404);
});
