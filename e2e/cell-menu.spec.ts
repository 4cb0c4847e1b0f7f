import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer } from './support/drawer';

const menu = (page: Page) => page.getByRole('menu');

const cellOf = (page: Page, row: number, column: string) =>
  page.locator(`tbody tr[data-item="${row}"] td[data-column="${column}"]`);

test('a right click on a cell opens its menu, which closes with Escape', async ({ page, open }) => {
  await open('full', '/app/endpoint-inventory');
  await cellOf(page, 2, 'ip').click({ button: 'right' });
  await expect(menu(page)).toHaveAccessibleName('Menu of IP address');
  await expect(page.getByRole('menuitem', { name: 'Copy defanged' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
});

test('keys open the menu of the active row, lead to its other cells, and come back to the list', async ({
  page,
  open,
}) => {
  await open('full', '/app/endpoint-inventory');
  await expect(cellOf(page, 0, 'name')).toBeVisible();
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
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
});

test('the menu of a value in a drawer opens the object that it names in another browser tab', async ({
  page,
  open,
}) => {
  await open('full', '/app/ddr');
  await openDrawer(page, { search_type: 8, id: story.laptop });
  await drawerOf(page).locator('[data-field="last_ip_used"] a').focus();
  await page.keyboard.press('m');
  await expect(menu(page)).toContainText(story.laptopIp);
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Open in a new browser tab' }).click();
  const other = await opened;
  await expect(drawerOf(other).and(other.locator('[data-search-type="6"]'))).toBeVisible();
  await expect(drawerOf(page).and(page.locator('[data-search-type="8"]'))).toBeVisible();
});

test('the menu fits into a narrow window', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open('full', '/app/endpoint-inventory');
  await cellOf(page, 6, 'name').click({ button: 'right' });
  const box = await menu(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 640).toBe(true);
});

test('J and K lead through the rows of a list and the objects of a drawer', async ({ page, open }) => {
  await open('full', '/app/endpoint-inventory');
  await expect(cellOf(page, 0, 'name')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-active]')).toHaveAttribute('data-item', '1');
  await page.keyboard.press('Enter');
  const name = drawerOf(page).locator('.descry-drawer-name');
  await expect(name).toContainText((await cellOf(page, 1, 'name').textContent()) ?? '');
  await expect(drawerOf(page).locator('.descry-head-tag')).toContainText('High');
  await page.keyboard.press('j');
  await expect(name).toContainText((await cellOf(page, 2, 'name').textContent()) ?? '');
  await page.keyboard.press('k');
  await expect(name).toContainText((await cellOf(page, 1, 'name').textContent()) ?? '');
});

test('J and K lead through the pages of alerts', async ({ page, open }) => {
  await open('full', '/workbench');
  await expect(cellOf(page, 0, 'name')).toBeVisible();
  const second = (await cellOf(page, 1, 'name').textContent())?.trim() ?? '';
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('page-steps')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
});

test('the menu of a cell narrows the list to its value and leaves it out', async ({ page, open }) => {
  await open('full', '/app/endpoint-inventory');
  await cellOf(page, 0, 'risk').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Leave out High' }).click();
  await expect(page).toHaveURL(/risk=medium&risk=low/);
  await expect(cellOf(page, 0, 'risk')).toContainText('Medium');
  await cellOf(page, 0, 'connection').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Show only' }).click();
  await expect(page).toHaveURL(/connection=/);
});
