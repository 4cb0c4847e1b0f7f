import type { Locator } from '@playwright/test';
import { hashes, story } from '../demo/company/story';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer, panelOf, panelWithData } from './support/drawer';

const wide = { width: 1440, height: 900 };
const laptop = { search_type: 8, id: story.laptop, tabId: 1 };
const server = { search_type: 8, id: story.fileServer, tabId: 2 };

/** True when the selected tab is inside the visible part of the tab list. */
const shownTabFits = (list: Locator) =>
  list.evaluate((outer) => {
    const selectedBox = outer.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    const around = outer.getBoundingClientRect();
    return selectedBox !== undefined && selectedBox.left >= around.left - 1 && selectedBox.right <= around.right + 1;
  });

test('five tabs at 450 pixels: a menu names those out of sight, and leads to them', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, laptop);
  await panelWithData(page, 'risk');
  const drawer = drawerOf(page);
  const list = drawer.getByRole('tablist');
  const last = list.getByRole('tab', { name: 'Tags' });
  await expect(list.getByRole('tab')).toHaveCount(5);
  await drawer.getByRole('button', { name: 'More tabs' }).click();
  // How many tabs are out of sight depends on the font; the last one always is.
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Tags' })).toBeFocused();
  await expectAccessible(page, '[role="menu"]');
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeFocused();
  await panelWithData(page, 'tags');
  await expect(panelOf(page, 'tags')).toBeVisible();
  await page.keyboard.press('Home');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(last).toBeFocused();
  await drawer.getByRole('button', { name: 'Widen' }).click();
  await expect(drawer.getByRole('button', { name: 'More tabs' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Narrow' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await test.step('the shown tab is in sight when the drawer opens on it', async () => {
    await openDrawer(page, { ...laptop, tabId: 5 });
    await panelWithData(page, 'tags');
    await expect.poll(() => shownTabFits(list)).toBe(true);
  });
});

test('a folded section stays folded after a reload; on paper the drawer is alone, whole and light', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('full', '/users/started');
  await openDrawer(page, server);
  const panel = await panelWithData(page, 'basic');
  const field = panel.locator('[data-field="os.name"]');
  await panel.getByRole('button', { name: 'System' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^System/ })).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeHidden();
  await expectAccessible(page, '[data-testid="drawer"]');
  await page.reload();
  await panelWithData(page, 'basic');
  await expect(field).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(field).toBeVisible();
  await expect(page.getByTestId('shell')).toBeHidden();
  await expect(drawerOf(page).getByRole('button', { name: 'Close' })).toBeHidden();
  const background = await drawerOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});

const megabytes = Array.from({ length: 3000 }, () => Array.from({ length: 1000 }, () => '41').join(' '));

test('what a file can do: tables and bytes scroll in their boxes, and any of millions of bytes is reached [DR-OP-40]', async ({
  page,
  open,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer, tabId: 3 });
  const panel = await panelWithData(page, 'capability');
  const opener = panel.getByRole('button', { name: 'File content hex view' });
  const dialog = page.getByRole('dialog', { name: 'File content hex view' });
  const sticksOut = (grid: Locator) => grid.evaluate((element) => element.scrollWidth > element.clientWidth);
  await test.step('no word of a table is broken; a table that is too wide scrolls in its own box', async () => {
    const id = panel.getByRole('link', { name: /^T1204\.002/ });
    expect(await id.locator('bdi').evaluate((element) => element.getClientRects().length)).toBe(1);
    const body = drawerOf(page).locator('.descry-drawer-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
  await test.step('what can be done with a panel stays in sight, however far it is scrolled', async () => {
    await expect(opener).toBeInViewport({ ratio: 1 });
    await panel.focus();
    await page.keyboard.press('End');
    await expect(opener).toBeInViewport({ ratio: 1 });
  });
  await test.step('rows of 51 bytes fit the wide dialog, and scroll inside the drawer', async () => {
    const inline = panel.getByRole('grid', { name: 'Hex view' });
    await expect(inline.getByRole('row').first()).toBeVisible();
    await expect.poll(() => sticksOut(inline)).toBe(true);
    await opener.click();
    await expect(dialog.getByRole('row').first()).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(900);
    await expect.poll(() => sticksOut(dialog.getByRole('grid'))).toBe(false);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('of millions of bytes any is reached by its offset, and by keys', async () => {
    await demo.next('fileContentHex', { body: { file_content: megabytes } });
    await opener.click();
    const grid = dialog.getByRole('grid', { name: 'Content' });
    await expect(grid).toHaveAttribute('aria-rowcount', '60000');
    await dialog.getByRole('textbox', { name: 'Go to offset' }).fill('2dc6bf');
    await page.keyboard.press('Enter');
    await expect(grid).toBeFocused();
    await expect(grid.getByRole('row', { selected: true })).toBeInViewport();
    await expect(dialog.getByText('Offset 002dc6bf: 41 (65)')).toBeVisible();
    await page.keyboard.press('Control+Home');
    await expect(grid.getByRole('row').first()).toBeInViewport();
    await expect(dialog.getByText('Offset 00000000: 41 (65)')).toBeVisible();
    await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(60);
  });
});
