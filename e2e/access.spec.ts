import { expect, test } from './support/console';

const noMenu = { data: [], preRelease: false, previewFramework: { preReleaseIds: [] } };

test('a page that the menu does not hold is refused on its way', async ({ page, open, demo }) => {
  await open('restricted', '/workbench');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/workbench/{id*}');
  await page.evaluate(() => window.location.assign('#/app/ddr'));
  await expect.poll(() => new URL(page.url()).hash).toBe('#/users/403?msg=router');
  await expect(page.getByText('Your account has no access to this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/workbench/{id*}');
  expect(demo.calls().filter(({ status }) => status !== 200)).toEqual([]);
});

test('the page that is there when the menu comes is refused with its key', async ({ page, open, demo }) => {
  await demo.next('getMenu', { delayMs: 300 });
  await open('restricted', '/app/ddr');
  await expect.poll(() => new URL(page.url()).hash).toBe('#/users/403?msg=app_router&menuId=88');
  await expect(page.getByText('This page is not part of your menu.')).toBeVisible();
  await expect(page.getByText('Menu key: 88')).toBeVisible();
});

test('a refused page is never drawn', async ({ page, open }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const screen = document.querySelector('[data-route="/app/ddr"]');
      if (screen) document.documentElement.setAttribute('data-drawn', '');
    }).observe(document, { childList: true, subtree: true });
  });
  await open('restricted', '/app/ddr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
});

test('an empty menu allows no page with a key', async ({ page, open, demo }) => {
  await demo.next('getMenu', { body: noMenu });
  await open('full', '/dashboard');
  await expect.poll(() => new URL(page.url()).hash).toBe('#/users/403?msg=app_router&menuId=8761');
  await page.evaluate(() => window.location.assign('#/app/ddr'));
  await expect.poll(() => new URL(page.url()).hash).toBe('#/users/403?msg=app_router&menuId=88');
});

test('some pages are for everyone', async ({ page, open, demo }) => {
  await demo.next('getMenu', { body: noMenu });
  await open('full', '/users/started');
  for (const path of [
    '/users/started',
    '/users/about',
    '/users/403',
    '/users/maintenance',
    '/admin/remote/approval_list',
  ]) {
    await page.evaluate((hash) => window.location.assign(`#${hash}`), path);
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', path);
  }
});

test('one allowed key is enough for a page that has several', async ({ page, open, demo }) => {
  const entry = { id: 8709, title: 'One', sidebar: true, role: 'user', children: [] };
  await demo.next('getMenu', { body: { ...noMenu, data: [entry] } });
  await open('full', '/app/mobile/anything');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/mobile/{id*}');
});

test('who has few rights is offered few things', async ({ page, open }) => {
  await open('restricted', '/users/started');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Language',
    'Switch SAML group',
    'Go to a page, an object or a command',
    'Keyboard shortcuts',
    'Log out',
  ]);
  await page.keyboard.press('Escape');
  const links = page.getByRole('navigation', { name: 'Main menu' }).locator('[data-menu-id="5"], [data-menu-id="601"]');
  for (const group of await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  }
  await expect(links.first()).toBeVisible();
  await expect(page.locator('[data-testid="side-menu"] [data-menu-id="88"]')).toHaveCount(0);
});

const reasons: [msg: string, told: string][] = [
  ['router', 'Your account has no access to this page.'],
  ['app_router', 'This page is not part of your menu.'],
  ['api', 'The server refused access to your account data.'],
  ['console', 'Your account has no access to the console settings.'],
  ['', 'You do not have access.'],
  ['__proto__', 'You do not have access.'],
  ['<img src=x onerror=alert(1)>', 'You do not have access.'],
];

test('the reason is one of the known ones, whatever the address says', async ({ page, open }) => {
  await open('full', '/users/403');
  for (const [msg, told] of reasons) {
    const query = new URLSearchParams({ msg, menuId: '<b>7</b>' });
    await page.goto(`/#/users/403?${query}`);
    const screen = page.getByTestId('screen');
    await expect(screen.getByText(told)).toBeVisible();
    await expect(screen.locator('img, b')).toHaveCount(0);
    await expect(screen).not.toContainText(/onerror|Menu key/);
  }
  const support = page.getByTestId('screen').getByRole('link', { name: 'Contact support' });
  await expect(support).toHaveAttribute('href', '/ui/bc/iam/contact-support');
});
