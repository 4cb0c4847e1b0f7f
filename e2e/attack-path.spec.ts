import type { Page } from '@playwright/test';
import { expectAccessibleBesideColors, expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const larger = (page: Page) => dialog(page, 'Attack Path');

async function openPath(page: Page, scenario: string) {
  await dispatch(page, 'console:open-dialog', { dialog: 'attack-path', scenario });
  const path = larger(page).getByTestId('attack-path');
  await expect(path).toHaveAttribute('data-scale', '1');
  const act = (name: string) => path.locator(`[data-action="${name}"]`).click();
  const boxOf = async (id: string) => {
    const box = await path.locator(`[data-step="${id}"]`).boundingBox();
    if (!box) throw new Error(`The step ${id} is not drawn.`);
    return box;
  };
  return { path, act, boxOf };
}

test('a picture is zoomed and moved by buttons, keys, wheel and pointer [DG-AP-02 to 06]', async ({ page, open }) => {
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', { dialog: 'attack-simulator', slide: 0 });
  const { path, act, boxOf } = await openPath(page, 'apt28');
  await expect.poll(() => larger(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await act('zoom-in');
  await expect(path).toHaveAttribute('data-scale', '1.1');
  for (let step = 0; step < 12; step += 1) await act('zoom-out');
  await expect(path).toHaveAttribute('data-scale', '0.2');
  await act('fit');
  await page.keyboard.press('+');
  await expect(path).toHaveAttribute('data-scale', '1.1');
  await page.keyboard.press('0');

  const before = await boxOf('openwrt-demo');
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y - 40, { steps: 4 });
  await page.mouse.up();
  const moved = await boxOf('openwrt-demo');
  expect([moved.x - before.x, moved.y - before.y].map(Math.round)).toEqual([60, -40]);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  // The point below the pointer does not move.
  await page.mouse.wheel(0, -100);
  await expect(path).toHaveAttribute('data-scale', '1.1');
  const zoomed = await boxOf('openwrt-demo');
  expect(Math.abs(zoomed.x + zoomed.width / 2 - (moved.x + moved.width / 2))).toBeLessThan(4);
  await act('fit');

  await test.step('a click on a step tells about it, 304 px wide and 12 px away [DG-AP-07, DG-AP-09, DG-AP-10, DG-CONST-13]', async () => {
    const tip = page.getByRole('tooltip');
    await path.locator('[data-step="openwrt-demo"]').click();
    await expect(tip).toBeVisible();
    const [box, step] = [await tip.boundingBox(), await boxOf('openwrt-demo')];
    expect(box?.width).toBe(304);
    expect(Math.round(step.y - (box?.y ?? 0) - (box?.height ?? 0))).toBe(12);
    await expectAccessibleInBothThemes(page, '[data-dialog="attack-path"]');
    await page.setViewportSize({ width: 400, height: 800 });
    await expectAccessibleBesideColors(page, '[data-dialog="attack-path"]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await expect(larger(page)).toBeVisible();
  });

  await test.step('on paper the larger picture is alone and whole, with what each step is about, in light colours', async () => {
    for (let step = 0; step < 3; step += 1) await act('zoom-in');
    await act('move-left');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByTestId('shell')).toBeHidden();
    await expect(dialog(page, 'Endpoint attack simulation')).toBeHidden();
    await expect(larger(page).getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(path.locator('.descry-picture-written > li')).toHaveCount(5);
    await expect(path.locator('.descry-picture-written')).toBeVisible();
    for (const id of ['intruder', 'mail']) {
      const { x, width } = await boxOf(id);
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(794);
    }
    const background = await larger(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
  });
});
