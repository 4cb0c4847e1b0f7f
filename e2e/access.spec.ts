import { expect, test } from './support/console';

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
