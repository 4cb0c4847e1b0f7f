import { describe, expect, test } from 'vitest';
import { getOwn } from '~/lib/get-own';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp } from '../../harness/demo/support';

const DAY = 86_400_000;
const add = (app: ReturnType<typeof demoApp>, value: string) =>
  call(app, 'addSuspiciousObject', { body: { value, action: 'block', expiresInDays: '7', note: 'Seen.' } });

describe('the list of suspicious objects', () => {
  test.each([
    ['evil[.]example', 'domain', 'evil.example', 5],
    ['hxxp://evil.example/a?b=c', 'url', 'http://evil.example/a?b=c', 4],
    ['198.51.100.7', 'ip', '198.51.100.7', 6],
    ['A'.repeat(40), 'file', 'a'.repeat(40), 3],
  ])('takes %s as a %s, in its plain form', async (given, type, value, searchType) => {
    const app = demoApp();
    expect((await add(app, given)).status).toBe(200);
    const [first] = itemsOf(await dataOf(app, 'suspiciousObjectList'));
    expect(first).toMatchObject({
      type,
      value,
      searchType,
      objectId: value,
      addedBy: 'Ada Lindholm',
      source: 'analyst',
    });
    const days = (Date.parse(String(first?.expires)) - Date.parse(String(first?.added))) / DAY;
    expect(days).toBe(7);
  });

  test.each(['two words', 'a'.repeat(32), 'ada@halden.example', '10.0.0.0/8'])('refuses %s', async (value) => {
    expect(await add(demoApp(), value)).toMatchObject({ status: 400, body: { info: { number: 4009101 } } });
  });

  test('has each object once, defanged or not', async () => {
    const app = demoApp();
    await add(app, 'evil.example');
    expect(await add(app, 'evil[.]example')).toMatchObject({ status: 409, body: { info: { number: 4099101 } } });
  });

  test('refuses a change or removal whole if one of the objects has changed since its version', async () => {
    const app = demoApp();
    const items = itemsOf(await dataOf(app, 'suspiciousObjectList', { action: ['block'], limit: 2 }));
    const ids = items.map(({ id }) => String(id));
    const versionsNow = async () =>
      getOwn(getOwn((await call(app, 'suspiciousObjectVersions', { body: { ids } })).body, 'data'), 'versions');
    const before = items.map(({ version }) => String(version));
    expect(await versionsNow()).toEqual(before);
    const change = async (action: 'block' | 'monitor', of: readonly string[], versions?: readonly string[]) =>
      (
        await call(app, 'changeSuspiciousObjects', {
          body: { ids: [...of], action, ...(versions && { versions: [...versions] }) },
        })
      ).status;
    expect(await change('monitor', ids.slice(1))).toBe(200);
    expect(await change('monitor', ids, before)).toBe(412);
    const removal = { body: { ids, versions: before } };
    expect((await call(app, 'removeSuspiciousObjects', removal)).status).toBe(412);
    const now = itemsOf(await dataOf(app, 'suspiciousObjectList', { limit: 500 }));
    expect(ids.map((id) => now.find((each) => each.id === id)?.action)).toEqual(['block', 'monitor']);
    expect(await versionsNow()).toEqual([before[0], expect.not.stringContaining('-0')]);
  });

  test('changes and loses objects, and nothing of it without the permission', async () => {
    const app = demoApp();
    const before = itemsOf(await dataOf(app, 'suspiciousObjectList', { action: ['block'], limit: 2 }));
    const [first = '', second = ''] = before.map(({ id }) => String(id));
    const change = { body: { ids: [first], action: 'monitor' as const, expiresInDays: 'never' as const } };
    expect((await call(app, 'changeSuspiciousObjects', change, 'restricted')).status).toBe(403);
    expect((await call(app, 'changeSuspiciousObjects', change)).status).toBe(200);
    expect((await call(app, 'removeSuspiciousObjects', { body: { ids: [second] } })).status).toBe(200);
    expect((await call(app, 'removeSuspiciousObjects', { body: { ids: [second] } })).status).toBe(404);
    const now = itemsOf(await dataOf(app, 'suspiciousObjectList', { limit: 500 }));
    expect(now.find(({ id }) => id === first)).toMatchObject({ action: 'monitor', expires: null });
    expect(now.map(({ id }) => id)).not.toContain(second);
  });
});
