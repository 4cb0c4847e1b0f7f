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
  await demo.hold('getMenu');
  await open('restricted', '/app/ddr');
  await expect(page.getByTestId('side-menu')).toBeVisible();
  await demo.release();
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
