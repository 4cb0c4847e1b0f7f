import type { Locator, Page } from '@playwright/test';
import { hashes, story } from '../demo/company/story';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { dispatch, drawerOf, openDrawer, panelOf, panelWithData } from './support/drawer';

const wide = { width: 1440, height: 900 };

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

async function openHost(page: Page, open: (account: string, path?: string) => Promise<void>): Promise<void> {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop, tabId: 1 });
  await panelWithData(page, 'risk');
}

test.describe('the frame', () => {
  test.use({ viewport: wide });

  test('is dragged, widened, pinned beside the page or laid over it, and remembered', async ({ page, open }) => {
    await openHost(page, open);
    await test.step('its width is dragged, remembered, and given back by a double click', async () => {
      const handle = drawerOf(page).getByRole('separator');
      const box = await handle.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 4, 400);
      await page.mouse.down();
      await page.mouse.move(wide.width - 620, 400, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => widthOf(drawerOf(page))).toBe(620);
      await page.reload();
      await panelWithData(page, 'risk');
      expect(await widthOf(drawerOf(page))).toBe(620);
      await handle.dblclick();
      await expect.poll(() => widthOf(drawerOf(page))).toBe(450);
    });
    await test.step('widened it is 960, and narrowed what it was', async () => {
      await drawerOf(page).getByRole('button', { name: 'Widen' }).click();
      expect(await widthOf(drawerOf(page))).toBe(960);
      await drawerOf(page).getByRole('button', { name: 'Narrow' }).click();
      expect(await widthOf(drawerOf(page))).toBe(450);
    });
    await test.step('pinned the page makes room, else it lies over the page; where there is none, there is no pin', async () => {
      const heading = page.getByTestId('screen').getByRole('heading').first();
      const main = page.locator('.descry-main');
      const room = () => main.evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineEnd));
      await expect(heading).toBeVisible();
      expect(await room()).toBe(450);
      await drawerOf(page).getByRole('button', { name: 'Lay over the page' }).click();
      expect(await room()).toBe(0);
      await page.reload();
      await panelWithData(page, 'risk');
      expect(await room()).toBe(0);
      await drawerOf(page).getByRole('button', { name: 'Pin beside the page' }).click();
      expect(await room()).toBe(450);
      await page.setViewportSize({ width: 1100, height: 800 });
      expect(await room()).toBe(0);
      await expect(drawerOf(page).locator('[data-action="pin"]')).toBeHidden();
    });
  });

  test('leads back and forward through what was opened, and shows the answers as they came', async ({ page, open }) => {
    await openHost(page, open);
    await test.step('back and forward lead through the opened objects, by button, menu and keys', async () => {
      await openDrawer(page, { search_type: 6, id: story.ip });
      await openDrawer(page, { search_type: 4, id: story.url, tabId: 2 });
      const shows = (type: string) => expect(drawerOf(page)).toHaveAttribute('data-search-type', type);
      await shows('4');
      await drawerOf(page).getByRole('button', { name: 'Back', exact: true }).click();
      await shows('6');
      await page.keyboard.press('Alt+ArrowLeft');
      await shows('8');
      await expect(drawerOf(page).getByRole('tab', { selected: true })).toHaveAttribute('data-tab', 'risk');
      await page.keyboard.press('Alt+ArrowRight');
      await shows('6');
      await drawerOf(page).getByRole('button', { name: 'Opened objects' }).click();
      await page.keyboard.press('Enter');
      await shows('4');
      await expect(drawerOf(page).getByRole('tab', { selected: true })).toHaveAttribute('data-tab', 'activity');
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toHaveCount(0);
    });
    await test.step('the answers of a panel are shown as they are, and when they came', async () => {
      await openDrawer(page, { search_type: 4, id: story.url });
      const panel = await panelWithData(page, 'basic');
      await expect(panel.getByText(/^Updated (?:[-\d]+ )?\d\d:\d\d:\d\d \(UTC\)$/)).toBeVisible();
      await panel.getByRole('button', { name: 'Raw data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Raw data' });
      await expect(dialog).toContainText('"wrsScore": ');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(panel.getByRole('button', { name: 'Raw data' })).toBeFocused();
    });
  });

  test('on paper the drawer is alone, in light colours', async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHost(page, open);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByTestId('shell')).toBeHidden();
    await expect(panelOf(page, 'risk')).toBeVisible();
    await expect(drawerOf(page).getByRole('button', { name: 'Close' })).toBeHidden();
    const background = await drawerOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
  });
});

test('a group of objects opens 500 wide, and again after a reload [DR-OGD-02, 12]', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await dispatch(page, 'console:open-object-group', { title: 'Case files', payload: {} });
  const drawer = drawerOf(page);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(drawer).toHaveAttribute('data-search-type', 'object-group');
    await panelWithData(page, 'main');
    await expect(drawer.getByRole('heading', { name: 'Case files' })).toBeVisible();
    expect(await widthOf(drawer)).toBe(500);
  }
  await dispatch(page, 'console:open-object-group', { title: 'No payload' });
  await expect(drawer.getByRole('heading', { name: 'Case files' })).toBeVisible();
  await expectAccessible(page);
});

test('320 pixels wide the drawer takes the whole window, and nothing sticks out', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHost(page, open);
  await openDrawer(page, { search_type: 4, id: story.url });
  await panelWithData(page, 'basic');
  expect(await widthOf(drawerOf(page))).toBe(320);
  await expect(drawerOf(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('rows of 51 bytes fit the wide dialog, and scroll inside the drawer [DR-OP-40]', async ({ page, open }) => {
  await page.setViewportSize(wide);
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer, tabId: 3 });
  const panel = await panelWithData(page, 'capability');
  const inline = panel.getByRole('grid', { name: 'Hex view' });
  const sticksOut = (grid: Locator) => grid.evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect(inline.getByRole('row').first()).toBeVisible();
  await expect.poll(() => sticksOut(inline)).toBe(true);
  await panel.getByRole('button', { name: 'File content hex view' }).click();
  const dialog = page.getByRole('dialog', { name: /hex view/i });
  await expect(dialog.getByRole('row').first()).toBeVisible();
  expect(await widthOf(dialog)).toBe(900);
  await expect.poll(() => sticksOut(dialog.getByRole('grid'))).toBe(false);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drawerOf(page)).toBeVisible();
});

test('the mark of a hidden character in the head of a drawer stays on one line', async ({ page, open }) => {
  await open('full', '/users/about');
  await openDrawer(page, { search_type: 4, id: `http://x.example/${'abc\u200b'.repeat(20)}` });
  const marks = drawerOf(page).locator('h2, h3, .descry-drawer-name').locator('.descry-code-point');
  await expect(marks).not.toHaveCount(0);
  const lines = await marks.evaluateAll((list) => list.map((mark) => mark.getClientRects().length));
  expect(lines.filter((count) => count !== 1)).toEqual([]);
});
