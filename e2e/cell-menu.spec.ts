import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf } from './support/drawer';

const menu = (page: Page) => page.getByRole('menu');

const cellOf = (page: Page, row: number, column: string) =>
  page.locator(`tbody tr[data-item="${row}"] td[data-column="${column}"]`);

test('a right click or a key opens the menu of a cell, keys lead to other cells, and it fits a narrow window', async ({
  page,
  open,
}) => {
  await open('full', '/app/endpoint-inventory');
  await cellOf(page, 2, 'ip').click({ button: 'right' });
  await expect(menu(page)).toHaveAccessibleName('Menu of IP address');
  await expect(page.getByRole('menuitem', { name: 'Copy defanged' })).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="menu"]');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);

  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('m');
  await expect(menu(page)).toHaveAccessibleName('Menu of Name');
  await page.keyboard.press('ArrowRight');
  await expect(menu(page)).toHaveAccessibleName('Menu of Risk');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu(page)).toHaveAccessibleName('Menu of Name');
  await page
    .getByRole('menuitem', { name: /^Open / })
    .first()
    .press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 640 });
  await cellOf(page, 6, 'name').click({ button: 'right' });
  const box = await menu(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 640).toBe(true);
});
