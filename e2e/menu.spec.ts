import type { Page } from '@playwright/test';
import { largeMenu } from '../bench/large-menu';
import { changeTheme, expectAccessible, expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { goTo, overflowOf } from './support/screens';

const menuOf = (page: Page) => page.getByTestId('side-menu');
const group = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true });

test('the menu is walked by keys, expanded and collapsed', async ({ page, open }) => {
  await open('full', '/users/about');
  await test.step('the keyboard alone walks the menu', async () => {
    await page.getByRole('button', { name: 'Collapse the menu' }).focus();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Dashboards and posture')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Dashboard')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/securityposture');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('the keyboard alone walks the collapsed menu', async () => {
    await page.getByRole('button', { name: 'Collapse the menu' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(group(page, 'Dashboards and posture')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Dashboard')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group(page, 'Dashboards and posture')).toBeFocused();
    await expect(entry(page, 'Dashboard')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
  });
});

test('the menu is dark and readable in both widths and themes, and stays in its place [SH-SM-02]', async ({
  page,
  open,
}) => {
  await open('full', '/dashboard');
  await expect(entry(page, 'Dashboard')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeTheme(page, colorScheme);
    const shade = await menuOf(page).evaluate((menu) => getComputedStyle(menu).backgroundColor);
    expect(Math.max(...(shade.match(/\d+/g) ?? ['255']).map(Number)), colorScheme).toBeLessThan(64);
  }
  await changeTheme(page, 'light');
  await expectAccessibleInBothThemes(page, 'nav');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await group(page, 'Detection and response').hover();
  await expect(entry(page, 'Workbench')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'nav');
  await test.step('the heading of the collapsed menu is on one line, and a bubble says it in full', async () => {
    await expectHeadingOnOneLine(page, 1440);
    await expectHeadingOnOneLine(page, 390);
  });
  await test.step('expanded in a narrow window it lies over the page', async () => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(menuOf(page)).toHaveAttribute('data-collapsed', 'true');
    const { x: before } = (await page.getByTestId('screen').boundingBox()) ?? { x: 0 };
    await page.getByRole('button', { name: 'Expand the menu' }).click();
    await expect(menuOf(page)).toHaveAttribute('data-collapsed', 'false');
    expect(await page.getByTestId('screen').boundingBox()).toMatchObject({ x: before });
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toHaveAttribute('data-collapsed', 'true');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('expanding leaves the selected entry where it can be seen', async () => {
    await goTo(page, '/app/threat-hunting');
    await expect(page.getByTestId('screen')).toHaveAttribute('data-key', '871');
    await page.getByRole('button', { name: 'Expand the menu' }).click();
    await expect(entry(page, 'Threat hunting')).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.descry-menu-body').evaluate((body) => body.scrollTop)).toBe(0);
  });
});

async function expectHeadingOnOneLine(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect(menuOf(page)).toHaveAttribute('data-collapsed', 'true');
  const heading = menuOf(page).getByText('SecOps', { exact: true });
  const { lines, isCut } = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { lines: range.getClientRects().length, isCut: element.scrollWidth > element.clientWidth };
  });
  expect({ lines, isCut }, `${width} wide`).toEqual({ lines: 1, isCut: false });
  await heading.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Security operations');
  await page.mouse.move(700, 700);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

test('a menu of 5,000 entries is drawn as far as it is open, walked by keys, and filtered while typing', async ({
  page,
  open,
  demo,
}) => {
  await demo.next('getMenu', { body: largeMenu([899, 5, 85, 30, 31, 601, 602, 8761]) });
  await open('full', '/users/about');
  await expect(group(page, 'Long group')).toBeVisible();
  await test.step('the filter finds entries while typing', async () => {
    const box = menuOf(page).getByRole('searchbox', { name: 'Find in the menu' });
    await box.fill('entry 297');
    await expect(menuOf(page).getByRole('status')).toHaveText('11 entries found');
    await expect(menuOf(page).getByRole('link')).toHaveCount(11);
    await expectAccessible(page, 'nav');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Entry 297')).toBeFocused();
    await box.press('Escape');
    await expect(menuOf(page).locator('[data-menu-id]')).toHaveCount(100);
  });
  await test.step('its end is one key away, and the selected entry is brought into sight', async () => {
    await group(page, 'Long group').click();
    await expect(menuOf(page).locator('[data-menu-id]')).toHaveCount(3100);
    await page.keyboard.press('End');
    await expect(entry(page, 'Entry 4978')).toBeFocused();
    await expect(entry(page, 'Entry 4978')).toBeInViewport();
    await page.evaluate(() => window.location.assign('#/app/data-inventory'));
    const selected = menuOf(page).locator('[aria-current="page"]');
    await expect(selected).toHaveText('Entry 0');
    await expect(selected).toBeInViewport();
  });
  await test.step('closed groups are not in the page, an open one is there as a whole', async () => {
    await group(page, 'Deep group').click();
    await group(page, 'Branch 18').click();
    await expect(menuOf(page).locator('[data-menu-id]')).toHaveCount(100 + 19 + 99);
    await entry(page, 'Entry 4880').click();
    await expect(page.getByTestId('screen')).toHaveAttribute('data-key', /./);
  });
  await test.step('the flyout of the rail scrolls through 3,000 entries', async () => {
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    await group(page, 'Long group').hover();
    await expect(menuOf(page).locator('.descry-menu-flyout [data-menu-id]')).toHaveCount(3000);
    await entry(page, 'Entry 5').hover();
    await page.mouse.wheel(0, 200_000);
    await expect(entry(page, 'Entry 2999')).toBeInViewport();
    const { y, height } = (await menuOf(page).locator('.descry-menu-flyout').boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(900);
  });
});
