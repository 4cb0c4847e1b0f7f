import type { Locator } from '@playwright/test';
import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, openDrawer, panelWithData } from './support/drawer';

const wide = { width: 1440, height: 900 };

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

test('the frame is dragged, pinned beside the page or laid over it, remembered, and fits a small window', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop, tabId: 1 });
  await panelWithData(page, 'risk');
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
  await test.step('320 pixels wide it takes the whole window, and nothing sticks out', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDrawer(page, { search_type: 4, id: story.url });
    await panelWithData(page, 'basic');
    expect(await widthOf(drawerOf(page))).toBe(320);
    await expect(drawerOf(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
