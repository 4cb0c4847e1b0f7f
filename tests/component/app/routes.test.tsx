import { act } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { defaultConfig } from '~/session/config';
import { screens } from '~/generated/console/catalogue';
import { settings } from '~/generated/console/console';
import { routes } from '~/generated/console/routes';
import { startOf, isPageRoute, type KeyedRoute } from '~/shell/routing/route-paths';
import { json } from '../../harness/api-client';
import { address, calm, entry, openConsole, part } from '../../harness/app/console';

const keyed = routes.filter(
  (route): route is KeyedRoute => (isPageRoute(route) || route.kind === 'external') && route.keys !== undefined,
);
const refusable = keyed.filter(({ path }) => !settings.exemptFromAccess.includes(path));
const pages = routes.filter(isPageRoute).filter(({ page }) => page !== 'landing' && page !== 'logout');
/** An address of a route that no other one takes. */
const addressOf = (route: KeyedRoute): string => (route.tail ? `${startOf(route)}/some/tail` : route.path);
// Fetching code takes time of its own, for which no test waits.
beforeAll(async () => {
  await Promise.all([
    import('~/app/ScreenPage'),
    import('~/view/screen/TableScreen'),
    import('~/view/screen/TilesScreen'),
    import('~/view/screen/SectionsScreen'),
    import('~/view/screen/TabsScreen'),
    import('~/view/screen/FrameScreen'),
    import('~/view/screen/PlaceholderScreen'),
    ...Object.values(screens).map(({ load }) => load()),
  ]);
}, 60_000);

test('every page opens under its own pattern, with its title, its key, its tail and its menu entry, and shows its screen without answers too', async () => {
  const broken = vi.spyOn(console, 'error');
  const { go, logged } = await openConsole({
    at: '/users/about',
    menu: routes.flatMap((route) => keysOf(route).map((key) => entry(key))),
  });
  for (const route of pages) {
    await go(addressOf(route));
    expect(part('screen')?.dataset).toEqual({
      testid: 'screen',
      route: route.path,
      ...(route.keys && { key: String(route.keys[0]) }),
      ...(route.tail && { tail: 'some/tail' }),
    });
    const shown = document.querySelector<HTMLElement>('[data-testid="screen"] [data-screen]');
    const wanted = route.tail ? (route.detail ?? route.screen) : route.screen;
    expect([route.path, shown?.dataset['screen']]).toEqual([route.path, wanted]);
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
    // The menu entry is the title of one page only.
    const title = route.keys && !route.sharesKeys ? `Entry ${route.keys[0]}` : expect.stringMatching(/./);
    expect([route.path, headings]).toEqual([route.path, [title]]);
    expect(document.title).toBe(`${headings[0]} - Descry`);
    const marked = document.querySelector('[data-testid="side-menu"] [aria-current="page"]');
    if (route.keys) expect(marked?.getAttribute('data-menu-id')).toBe(String(route.keys[0]));
  }
  expect(document.body.textContent).not.toContain('ran into an error');
  expect(logged).toEqual([]);
  expect(broken.mock.calls.map(([line]) => String(line)).filter((line) => !line.includes('iframe'))).toEqual([]);
  broken.mockRestore();
}, 120_000);

test('every keyed route is refused when only other keys are allowed [SH-AC-06]', async () => {
  const { go, page } = await openConsole({ at: '/users/about', menu: [entry(424242)] });
  for (const route of refusable) {
    await go(addressOf(route));
    expect([route.path, address()]).toEqual([route.path, '/users/403?msg=router']);
  }
  expect(page.done.filter((line) => line.startsWith('assign'))).toEqual([]);
}, 60_000);

const redirects = routes.filter((route) => route.kind === 'redirect').filter(({ path }) => path !== '*');

test('every redirect keeps the query, adds its own and stays out of the history [SH-OP-013]', async () => {
  const { go } = await openConsole({
    at: '/users/about',
    menu: routes.flatMap((route) => keysOf(route).map((key) => entry(key))),
  });
  for (const route of redirects) {
    const before = window.history.length;
    await go(`${route.path}?navigation=mine&extra=1`);
    const query = new URLSearchParams({ navigation: 'mine', extra: '1', ...route.query });
    expect(address()).toBe(`${route.to}?${query}`);
    expect(window.history.length - before).toBeLessThanOrEqual(1);
  }
}, 60_000);

test.each([
  ['an unknown path leads home, and from there to the landing page [SH-RD-28]', '/no/such/page', '/dashboard'],
  ['a bare parent without a route is unknown [SH-OP-015]', '/app/email-gateway', '/dashboard'],
  ['a redirect with a tail is none [SH-OP-013]', '/app/policy/other', '/dashboard'],
  ['below a redirect a catch-all takes over [SH-OP-013]', '/app/mobile/other/1', '/app/mobile/other/1'],
  ['a named path wins over a tail [SH-RG-07]', '/app/dsr/10044', '/app/dsr'],
])('%s', async (_, at, want) => {
  await openConsole({ at, menu: [8761, 1004, 8701].map((key) => entry(key)) });
  expect(address()).toBe(want);
});

test('a route without keys opens whatever the menu says [SH-RG-06]', async () => {
  await openConsole({ at: '/admin/remote/approval_list', menu: [entry(1)] });
  expect(part('screen')?.dataset['route']).toBe('/admin/remote/approval_list');
});

test('a redirect to a page without the key is refused as a navigation to it [SH-AC-02]', async () => {
  const { go } = await openConsole({ at: '/users/about', menu: [entry(1)] });
  await go('/app/mobile');
  expect(address()).toBe('/users/403?msg=router');
});

test('the page that is open when the menu arrives is refused with its key, and nothing of it is shown before [SH-AC-05]', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const menu = new Promise<Response>((resolve) => (arrive = resolve));
  await openConsole({ at: '/app/ddr', menu });
  expect(part('shell')).not.toBeNull();
  expect(part('screen')).toBeNull();
  await act(async () => arrive(json({ data: [entry(1)] })));
  await calm();
  expect(address()).toBe('/users/403?msg=app_router&menuId=88');
});

test('a key of two pages allows both [SH-RG-08]', async () => {
  const { go } = await openConsole({ at: '/app/container-security', menu: [entry(8959)] });
  expect(part('screen')?.dataset['route']).toBe('/app/container-security');
  await go('/app/server-cloud/container-inventory');
  expect(part('screen')?.dataset['route']).toBe('/app/server-cloud/container-inventory');
});

test('a page that shares the key of another has a title of its own, and marks the same entry [SH-OP-001]', async () => {
  const inventory = entry(8959, { title: 'Container inventory' });
  const { go } = await openConsole({ at: '/app/container-security', menu: [inventory] });
  const heading = () => document.querySelector('h1')?.textContent;
  const mark = () => document.querySelector('[data-menu-id][aria-current="page"]')?.getAttribute('data-menu-id');
  const crumbs = () => part('breadcrumbs')?.textContent;
  expect([heading(), document.title.includes('Container security'), mark()]).toEqual([
    'Container security',
    true,
    '8959',
  ]);
  expect(crumbs()).toContain('Container security');
  await go('/app/server-cloud/container-inventory');
  expect([heading(), document.title.includes('Container inventory'), mark()]).toEqual([
    'Container inventory',
    true,
    '8959',
  ]);
});

test('an external route typed as an address is left to, once its key is allowed, and Back does not lead out again [SH-OP-011]', async () => {
  const { page } = await openConsole({
    at: '/nojump',
    menu: [entry(999)],
    config: { externalLinks: { ...defaultConfig.externalLinks, vendor: 'https://vendor.example/' } },
  });
  expect(page.done).toContain('replace https://vendor.example/');
});

test('an external route without a usable address stays here and says so', async () => {
  const { page } = await openConsole({
    at: '/nojump',
    menu: [entry(999)],
    config: { externalLinks: { ...defaultConfig.externalLinks, vendor: 'javascript:alert(1)' } },
  });
  expect(page.done.filter((line) => /^(assign|replace)/.test(line))).toEqual([]);
  expect(document.body.textContent).toContain('No address is set up');
});

test('every change of the page is reported as console:route, without the query', async () => {
  const { go, page } = await openConsole({ at: '/app/ddr?a=1', menu: [entry(88), entry(5)] });
  await go('/app/ddr?a=2');
  await go('/workbench/x');
  await go('/users/about');
  expect(page.done.filter((line) => line.includes('console:route'))).toEqual([
    'dispatch console:route {"path":"/app/ddr","key":88}',
    'dispatch console:route {"path":"/workbench/x","key":5}',
    'dispatch console:route {"path":"/users/about","key":73}',
  ]);
});

function keysOf(route: (typeof routes)[number]): readonly number[] {
  return 'keys' in route ? (route.keys ?? []) : [];
}
