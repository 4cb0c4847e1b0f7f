import type { Page } from '@playwright/test';
import { accounts } from '../demo/company/administration/accounts';
import { loadDemoFiles } from '../demo/load';
import { menuOf } from '../demo/server/menu/menu';
import { readMenu } from '../demo/server/menu/menu-file';
import { expect, test } from './support/console';
import { openDrawer } from './support/drawer';
import { routes, type RouteEntry } from './support/routes';

interface MenuEntry {
  readonly id: string | number;
  readonly title: string;
  readonly sidebar: boolean;
  readonly children?: readonly MenuEntry[];
}

function flat(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
}

const [full] = accounts;
const menu = full ? flat(menuOf(readMenu(loadDemoFiles().menu), full, []).data) : [];
const entryOf = (route: RouteEntry) =>
  menu.find(({ id, sidebar }) => sidebar && route.keys?.some((key) => String(key) === String(id)));

const goTo = (page: Page, path: string) => page.evaluate((hash) => window.location.assign(`#${hash}`), path);
const hashOf = (page: Page) => new URL(page.url()).hash;

const screens = routes.filter(({ kind }) => kind === 'screen');
const catchAlls = routes.filter(({ kind }) => kind === 'catch-all');
const redirects = routes.filter(({ kind }) => kind === 'redirect');
/** Pages that redirect; other tests cover them. */
const leaving = ['/', '/users/logout'];

test('every page opens with its title, its key, its tail and its menu entry', async ({ page, open }) => {
  test.setTimeout(180_000);
  const chunks: string[] = [];
  const loads: string[] = [];
  page.on('request', (request) => {
    if (/PlaceholderPage/.test(request.url())) chunks.push(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  loads.length = 0;
  const screen = page.getByTestId('screen');
  const [seen, wanted]: [object[], object[]] = [[], []];

  for (const route of [...screens, ...catchAlls]) {
    if (leaving.includes(route.path)) continue;
    const tail = route.path.endsWith('/{id*}') ? `of/${wanted.length}` : undefined;
    await goTo(page, route.path.replace('{id*}', tail ?? ''));
    await expect(screen).toHaveAttribute('data-route', route.path);
    await expect(screen.locator('h1')).toHaveCount(1);
    const entry = entryOf(route);
    // The menu entry is the title of one page only.
    const title = (route.sharesKeys ? undefined : entry?.title) ?? route.title;
    wanted.push({
      route: route.path,
      key: route.keys?.[0]?.toString(),
      tail,
      heading: title,
      title: `${title} - Descry`,
      selected: route.keys && entry && String(entry.id),
    });
    seen.push(
      await page.evaluate((keyed) => {
        const find = (selector: string) => {
          const found = document.querySelector(selector);
          return found instanceof HTMLElement ? found : undefined;
        };
        const screen = find('[data-testid="screen"]');
        return {
          route: screen?.dataset.route,
          key: screen?.dataset.key,
          tail: screen?.dataset.tail,
          heading: find('h1')?.textContent,
          title: document.title,
          selected: keyed ? find('[data-testid="side-menu"] [aria-current="page"]')?.dataset.menuId : undefined,
        };
      }, route.keys !== undefined),
    );
  }
  expect(seen).toEqual(wanted);
  expect(chunks).toHaveLength(1);
  expect(loads).toEqual([]);
});

test('a page with a tail opens without one, and with any', async ({ page, open }) => {
  await open('full', '/workbench');
  const screen = page.getByTestId('screen');
  await expect(screen).toHaveAttribute('data-tail', '');
  for (const [path, tail] of [
    ['a/b/c', 'a/b/c'],
    ['%E6%97%A5%20x', '日 x'],
    ['%3Cb%3E', '<b>'],
  ] as const) {
    await goTo(page, `/workbench/${path}`);
    await expect(screen).toHaveAttribute('data-tail', tail);
  }
});

test('every redirect lands with its query and the one it was given', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  for (const { path, to = '', query } of redirects) {
    if (path === '*') continue;
    await goTo(page, `${path}?extra=1`);
    const search = new URLSearchParams({ extra: '1', ...query });
    await expect.poll(() => hashOf(page)).toBe(`#${to}?${search}`);
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', new RegExp(`^${to}(/\\{id\\*\\})?$`));
  }
});

test('a redirect leaves no trace in the history', async ({ page, open }) => {
  await open('full', '/users/about');
  await expect(page.getByTestId('screen')).toBeVisible();
  await goTo(page, '/app/data-posture2');
  await expect.poll(() => hashOf(page)).toBe('#/app/data-posture?from=asrm');
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/users/about');
});

test('an address that is no page leads home', async ({ page, open }) => {
  await open('full', '/users/about');
  for (const path of ['/unknown', '/app', '/users/nobody', '/APP/DDR', '/saml/ssoLogin', '/logout.html']) {
    await goTo(page, '/users/about');
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
    await goTo(page, path);
    await expect.poll(() => hashOf(page), path).toBe('#/dashboard');
  }
});

test('a route may lead to another site', async ({ page, open }) => {
  for (const [path, heading] of [
    ['/nojump', 'Vendor'],
    ['/app/email/cas', 'Cloud application security'],
  ] as const) {
    await open('full', path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('home is the landing page of the account, and a drawer goes along', async ({ page, open }) => {
  await open('full', '/?profile=6&profileId=203.0.113.45');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
  await expect(page.getByTestId('drawer')).toBeVisible();
});

test('a drawer opened while home leads on goes along', async ({ page, open, demo }) => {
  await demo.hold('getLandingPage');
  await open('full');
  await openDrawer(page, { search_type: 6, id: '203.0.113.45' });
  await demo.release();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
  await expect(page.getByTestId('drawer')).toBeVisible();
});

test('the rest of the console hears of every arrival', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('console:route', (event) => {
      const detail = 'detail' in event ? event.detail : undefined;
      document.body.setAttribute('data-heard', JSON.stringify(detail));
    });
  });
  await goTo(page, '/workbench/WB-1');
  await expect(page.locator('body')).toHaveAttribute('data-heard', '{"path":"/workbench/WB-1","key":5}');
  await goTo(page, '/app/asd');
  await page.evaluate(() => {
    const detail = { assetType: 'device', assetId: 'a&b', tab: 'asset_profile' };
    window.dispatchEvent(new CustomEvent('console:open-asset', { detail }));
  });
  await expect.poll(() => hashOf(page)).toBe('#/app/asd?assetType=device&assetId=a%26b&tab=asset_profile');
});
