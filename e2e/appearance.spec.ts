import type { Locator, Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { changeTheme } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, panelWithData } from './support/drawer';
import { pixelsOf, type Area } from './support/pixels';

const hostLink = `profile=8&profileId=${story.laptop}`;

async function areaOf(part: Locator): Promise<Area> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not drawn.');
  return { x: Math.ceil(box.x), y: Math.ceil(box.y), width: Math.floor(box.width), height: Math.floor(box.height) };
}

/** The largest difference of one of the three channels, from 0 to 255. */
function difference(one: string, other: string): number {
  const [left, right] = [one, other].map((pixel) => pixel.split(',').map(Number));
  return Math.max(...(left ?? []).map((value, channel) => Math.abs(value - (right?.[channel] ?? 0))));
}

/** Runs a check in the light theme of a page that is open, then in the dark one. */
async function inBothThemes(page: Page, check: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeTheme(page, colorScheme);
    await check(colorScheme);
  }
}

test('the line below a row has one color from its first cell to the actions at its end', async ({ page, open }) => {
  await open('full', '/app/endpoint-inventory');
  const row = page.locator('[data-item="3"]');
  await expect(row).toBeVisible();
  const box = await areaOf(page.locator('.descry-list-box'));
  const { y, height } = await areaOf(row);
  await inBothThemes(page, async (theme) => {
    const [line = []] = await pixelsOf(page, { x: box.x, y: y + height - 1, width: box.width, height: 1 });
    expect(new Set(line).size, `${theme}: ${[...new Set(line)].join(' ')}`).toBe(1);
  });
});

test('titles of tabs fade away at the edge behind which there are more, and the shown one does not', async ({
  page,
  open,
}) => {
  await open('full', `/users/started?${hostLink}`);
  await panelWithData(page, 'basic');
  const tabs = drawerOf(page).getByRole('tablist');
  const { x, y, width, height } = await areaOf(tabs);
  /** The largest difference between a pixel at the edge and the background. */
  const contrastAt = async (edge: number, background: string): Promise<number> => {
    const pixels = (await pixelsOf(page, { x: edge, y, width: 2, height })).flat();
    return Math.max(...pixels.map((pixel) => difference(pixel, background)));
  };
  await inBothThemes(page, async () => {
    await drawerOf(page).getByRole('tab').first().click();
    await expect(tabs).toHaveAttribute('data-cut', 'right');
    const [background = ''] = (await pixelsOf(page, { x, y, width: 1, height: 1 })).flat();
    expect(await contrastAt(x + width - 2, background)).toBeLessThan(8);

    await drawerOf(page).getByRole('tab').last().click();
    await expect(tabs).toHaveAttribute('data-cut', 'left');
    expect(await contrastAt(x, background)).toBeLessThan(8);
    const shown = await areaOf(drawerOf(page).getByRole('tab', { selected: true }));
    expect(shown.x).toBeGreaterThanOrEqual(x + 32);
    expect(shown.x + shown.width).toBeLessThanOrEqual(x + width);
  });
});

test('a link with a hyphen before a long part has a name without a blank, and is underlined to its end', async ({
  page,
  open,
}) => {
  await open('full', `/workbench/${story.workbench}`);
  await expect(page.getByRole('link', { name: story.url, exact: true }).first()).toBeVisible();
  const link = page.locator('[data-field="objects"] bdi', { hasText: story.url });
  const area = await areaOf(link);
  await inBothThemes(page, async (theme) => {
    const color = await link.evaluate((element) => getComputedStyle(element).color.replace(/[^\d,]/g, ''));
    const rows = await pixelsOf(page, { ...area, height: area.height + 4 });
    const share = (row: readonly string[]): number => row.filter((pixel) => pixel === color).length / row.length;
    expect(Math.max(...rows.map(share)), theme).toBeGreaterThan(0.9);
  });
});

const rooms = [
  { window: 1280, room: 0 },
  { window: 1440, room: 0 },
  { window: 1920, room: 960 },
] as const;

test('a widened drawer lies over the page, or beside it where there is room for both', async ({ page, open }) => {
  await open('full', `/app/endpoint-inventory?${hostLink}`);
  await panelWithData(page, 'basic');
  const list = page.getByTestId('list');
  for (const { window, room } of rooms) {
    const name = `${window} wide`;
    await page.setViewportSize({ width: window, height: 900 });
    await expect.poll(async () => (await areaOf(list)).width, name).toBe(window - 240 - 450 - 48);
    await drawerOf(page).getByRole('button', { name: 'Widen' }).click();
    await expect.poll(async () => (await areaOf(drawerOf(page))).width, name).toBe(960);
    const spaces = await page
      .locator('.descry-main, .descry-banners')
      .evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).paddingInlineEnd)));
    expect.soft(spaces, name).toEqual([room, room]);
    // The width without a drawer, or all of the remaining width.
    expect.soft((await areaOf(list)).width, name).toBe(window - 240 - room - 48);
    await drawerOf(page).getByRole('button', { name: 'Narrow' }).click();
    await expect.poll(async () => (await areaOf(drawerOf(page))).width, name).toBe(450);
  }
});

test('with forced colors the selected tab and menu entry alone are marked, and icons have the color of their text', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('full', `/app/search?${hostLink}`);
  await panelWithData(page, 'basic');
  const marksOf = (selector: string, side: string) =>
    page.locator(selector).evaluateAll((elements, name) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      return elements.filter((element) => getComputedStyle(element).getPropertyValue(name) !== canvas).length;
    }, `border-${side}-color`);
  expect(await marksOf('.descry-tab', 'bottom')).toBe(1);
  expect(await marksOf('.descry-tab[aria-selected="true"]', 'bottom')).toBe(1);
  expect(await marksOf('.descry-menu-entry[aria-current="page"]', 'left')).toBe(1);
  expect(await marksOf('.descry-menu-entry:not([aria-current], [data-holds-selected])', 'left')).toBe(0);
  const faint = await page.locator('svg.descry-icon').evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const parent = icon.parentElement;
      return parent && getComputedStyle(icon).color !== getComputedStyle(parent).color ? [parent.outerHTML] : [];
    }),
  );
  expect(faint).toEqual([]);
});
