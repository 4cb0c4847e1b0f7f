import { describe, expect, test } from 'vitest';
import { loadAlerts, openAlerts } from '../shell/banners/support';
import { json } from '../support/api-client';
import { address, entry, openConsole, part, profileOf } from './console';

loadAlerts();

const selected = () => part('side-menu')?.querySelector<HTMLElement>('[aria-current="page"]')?.dataset['menuId'];

describe('the keys of a route', () => {
  test('SH-RG-03: the key decides which entry is selected', async () => {
    const { go } = await openConsole({ at: '/app/ddr', menu: [entry(88), entry(5)] });
    expect(selected()).toBe('88');
    await go('/workbench/x');
    expect(selected()).toBe('5');
  });

  test('SH-RG-04: the same key decides whether it opens', async () => {
    await openConsole({ at: '/app/ddr', menu: [entry(5)] });
    expect(address()).toBe('/users/403?msg=app_router&menuId=88');
    expect(selected()).toBeUndefined();
  });

  test.each([
    ['/workbench', ''],
    ['/workbench/a', 'a'],
    ['/workbench/a/b', 'a/b'],
  ])('SH-RG-02: %s opens the one screen, with its tail', async (at, tail) => {
    await openConsole({ at, menu: [entry(5)] });
    const screen = part('screen');
    expect(['route', 'key', 'tail'].map((name) => screen?.getAttribute(`data-${name}`))).toEqual([
      '/workbench/{id*}',
      '5',
      tail,
    ]);
  });
});

test('SH-AC-01: the ids of the menu are kept, and later checks need no further call', async () => {
  const menu = [entry('group', { children: [entry(88, { sidebar: false })] }), entry(5, { role: null })];
  const { go, asked, local, tab } = await openConsole({ at: '/users/about', menu });
  for (const [path, want] of [
    ['/app/ddr', '/app/ddr'],
    ['/workbench', '/workbench'],
    ['/dashboard', '/users/403?msg=router'],
  ] as const) {
    await go(path);
    expect(address()).toBe(want);
  }
  expect(asked.filter((path) => path.endsWith('/menu'))).toHaveLength(1);
  // Kept in memory alone: a stale list must grant nothing.
  for (const storage of [local, tab]) {
    expect(Object.values({ ...storage }).join()).not.toContain('88');
  }
});

test.each(['/ui/uic/v3/session', '/ui/uic/v3/notifications/counts'])(
  'SH-AC-08: %s that is forbidden leads to the page that says so',
  async (path) => {
    const { clock } = await openConsole({ at: '/users/about', answers: { [path]: json({}, 403) } });
    await clock.advance(600);
    expect(address()).toBe('/users/403?msg=api');
  },
);

test('SH-CA-05, SH-ER-11: a credit promotion check that fails leads nowhere', async () => {
  const { asked, page } = await openAlerts({ notification: { license: [], promotion: true }, credit: json({}, 500) });
  expect(asked).toContain('/ui/bc/company/api/v3.0/voucher/checkCreditPromotionQualified');
  expect(address()).toBe('/users/about');
  expect(page.done.filter((line) => /^(assign|replace)/.test(line))).toEqual([]);
  expect([part('toast'), part('banner')]).toEqual([null, null]);
});

test('SH-LS-01, SH-CA-02, SH-CA-01: the stored token and a trace id go out with every call', async () => {
  const headers: unknown[] = [];
  const { clock } = await openConsole({
    at: '/users/about',
    local: { 'uic-token': 'the-token' },
    backend: (path, init) => {
      headers.push(init.headers);
      return Promise.resolve(json(path.includes('/auth') ? profileOf('ents') : { data: [] }));
    },
  });
  await clock.advance(1000);
  expect(headers.length).toBeGreaterThan(3);
  for (const each of headers) expect(each).toMatchObject({ 'uic-token': 'the-token', 'X-Trace-Id': 'trace-1' });
});
