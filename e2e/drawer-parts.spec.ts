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
  await expectAccessible(page);
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
});

test('the shown tab is in sight when the drawer opens on it', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop, tabId: 5 });
  await panelWithData(page, 'tags');
  const list = drawerOf(page).getByRole('tablist');
  await expect.poll(() => shownTabFits(list)).toBe(true);
});

test('a folded section stays folded for other objects and after a reload, and is whole on paper', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, server);
  const panel = await panelWithData(page, 'basic');
  const field = panel.locator('[data-field="os.name"]');
  await panel.getByRole('button', { name: 'System' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^System/ })).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeHidden();
  await expectAccessible(page);
  await openDrawer(page, { ...laptop, tabId: 2 });
  await panelWithData(page, 'basic');
  await expect(field).toBeHidden();
  await page.reload();
  await panelWithData(page, 'basic');
  await expect(field).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(field).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await panel.getByRole('button', { name: /^System/ }).click();
  await expect(field).toBeVisible();
});

test('the arrow keys lead from one copy button to the next, and Tab leaves them', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer });
  const panel = await panelWithData(page, 'basic');
  const copies = panel.locator('dl').getByRole('button', { name: 'Copy', exact: true });
  await copies.first().focus();
  await page.keyboard.press('End');
  await expect(copies.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Raw data' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(copies.last()).toBeFocused();
});

test('no word of a table is broken; a table that is too wide scrolls in its own box', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer, tabId: 3 });
  const panel = await panelWithData(page, 'capability');
  const id = panel.getByRole('link', { name: /^T1204\.002/ });
  const lines = await id.locator('bdi').evaluate((element) => element.getClientRects().length);
  expect(lines).toBe(1);
  const body = drawerOf(page).locator('.descry-drawer-body');
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('what can be done with a panel stays in sight, however far it is scrolled', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer, tabId: 3 });
  const panel = await panelWithData(page, 'capability');
  const button = panel.getByRole('button', { name: 'File content hex view' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await panel.focus();
  await page.keyboard.press('End');
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('from 1600 pixels on a wide drawer shows two sections beside each other', async ({ page, open }) => {
  await page.setViewportSize({ width: 1599, height: 900 });
  await open('full', '/users/started');
  await openDrawer(page, server);
  const panel = await panelWithData(page, 'basic');
  await drawerOf(page).getByRole('button', { name: 'Widen' }).click();
  const topOf = async (name: string) => (await panel.getByRole('button', { name }).boundingBox())?.y;
  expect(await topOf('General')).not.toBe(await topOf('System'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(async () => (await topOf('General')) === (await topOf('System'))).toBe(true);
});

test('the head tells the risk, the system and when the host was last there', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, laptop);
  await panelWithData(page, 'risk');
  const head = drawerOf(page).locator('.descry-drawer-head');
  await expect(head.locator('[data-severity="high"]')).toHaveText('High');
  await expect(head.getByRole('listitem').filter({ hasText: 'Windows 11' })).toBeVisible();
  await expect(head.getByRole('listitem').filter({ hasText: /^Last connected ./ })).toBeVisible();
});
