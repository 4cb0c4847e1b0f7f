import { describe, expect, test } from 'vitest';
import { loadAlerts, openAlerts } from '../../harness/shell/banners/support';
import { headersOf, json } from '../../harness/api-client';
import { address, entry, openConsole, part, profileOf } from '../../harness/app/console';

loadAlerts();

const selected = () => part('side-menu')?.querySelector<HTMLElement>('[aria-current="page"]')?.dataset['menuId'];

describe('the keys of a route', () => {
  test('the key decides which entry is selected [SH-RG-03]', async () => {
    const { go } = await openConsole({ at: '/app/ddr', menu: [entry(88), entry(5)] });
    expect(selected()).toBe('88');
    await go('/workbench/x');
    expect(selected()).toBe('5');
  });

  test('the key decides whether the route opens [SH-RG-04]', async () => {
    await openConsole({ at: '/app/ddr', menu: [entry(5)] });
    expect(address()).toBe('/users/403?msg=app_router&menuId=88');
    expect(selected()).toBeUndefined();
  });

  test.each([
    ['/workbench', ''],
    ['/workbench/a', 'a'],
    ['/workbench/a/b', 'a/b'],
    ['/workbench/%E6%97%A5%20x', '日 x'],
    ['/workbench/%3Cb%3E', '<b>'],
  ])('%s opens the one screen, with its tail [SH-RG-02]', async (at, tail) => {
    await openConsole({ at, menu: [entry(5)] });
    const screen = part('screen');
    expect(['route', 'key', 'tail'].map((name) => screen?.getAttribute(`data-${name}`))).toEqual([
      '/workbench/{id*}',
      '5',
      tail,
    ]);
  });
});

test('what is stored grants nothing', async () => {
  const local = {
    ...{ uic_role: 'Master Administrator', uic_view: 'xsp-itops' },
    uic_advancedInfo: '{"view":"xsp-itops","isFoundation":true}',
  };
  await openConsole({ at: '/app/ddr', menu: [entry(5)], local });
  expect(address()).toBe('/users/403?msg=app_router&menuId=88');
  expect(part('help-menu')).toBeNull();
});

test('the ids of the menu are kept, and later checks need no further call [SH-AC-01]', async () => {
  const menu = [entry('group', { children: [entry(88, { sidebar: false })] }), entry(5, { role: null })];
  const { go, requested, local, tab } = await openConsole({ at: '/users/about', menu });
  for (const [path, want] of [
    ['/app/ddr', '/app/ddr'],
    ['/workbench', '/workbench'],
    ['/dashboard', '/users/403?msg=router'],
  ] as const) {
    await go(path);
    expect(address()).toBe(want);
  }
  expect(requested.filter((path) => path.endsWith('/menu'))).toHaveLength(1);
  // Kept in memory alone: a stale list must grant nothing.
  for (const storage of [local, tab]) {
    expect(Object.values({ ...storage }).join()).not.toContain('88');
  }
});

test.each(['/ui/uic/v3/session', '/ui/uic/v3/notifications/counts'])(
  '%s that is forbidden leads to the page that says so [SH-AC-08]',
  async (path) => {
    const { clock } = await openConsole({ at: '/users/about', answers: { [path]: json({}, 403) } });
    await clock.advance(600);
    expect(address()).toBe('/users/403?msg=api');
  },
);

test('a credit promotion check that fails leads nowhere [SH-CA-05, SH-ER-11]', async () => {
  const { requested, page } = await openAlerts({
    notification: { license: [], promotion: true },
    credit: json({}, 500),
  });
  expect(requested).toContain('/ui/bc/company/api/v3.0/voucher/checkCreditPromotionQualified');
  expect(address()).toBe('/users/about');
  expect(page.done.filter((line) => /^(assign|replace)/.test(line))).toEqual([]);
  expect([part('toast'), part('banner')]).toEqual([null, null]);
});

test('the stored token and a trace id go out with every call [SH-LS-01, SH-CA-02, SH-CA-01]', async () => {
  const headers: unknown[] = [];
  const { clock } = await openConsole({
    at: '/users/about',
    local: { 'uic-token': 'the-token' },
    backend: (path, request) => {
      headers.push(headersOf(request));
      return Promise.resolve(json(path.includes('/auth') ? profileOf('ents') : { data: [] }));
    },
  });
  await clock.advance(1000);
  expect(headers.length).toBeGreaterThan(3);
  for (const each of headers) expect(each).toMatchObject({ 'uic-token': 'the-token', 'x-trace-id': 'trace-1' });
});
