import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goTo } from './support/screens';

/** Elements of the header that are cut off or overlap others. */
function disorder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.descry-header :is(a, button, [data-testid="search"], .descry-mark)')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.parentElement?.closest('form'))
      .map((part) => ({ part, box: part.getBoundingClientRect(), name: part.outerHTML.slice(0, 120) }));
    const cut = parts.filter(({ box }) => box.left < 0 || box.right > window.innerWidth + 0.5);
    const over = parts.filter(({ part, box }, at) =>
      parts
        .slice(at + 1)
        .some(
          (other) =>
            !part.contains(other.part) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5,
        ),
    );
    const scrolls = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls overflowOf'] : [];
    return [...scrolls, ...cut.map(({ name }) => `cut off: ${name}`), ...over.map(({ name }) => `covered: ${name}`)];
  });
}

const widths = [1440, 1280, 1024, 768, 480, 320];

async function expectHeaderInOrder(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => disorder(page), `${width} wide`).toEqual([]);
  await expect(page.getByTestId('brand')).toHaveAccessibleName(/^Descry/);
}

/** Opens each menu that the header has, and expects it inside the window. */
async function expectMenusInside(page: Page, width: number): Promise<void> {
  for (const name of ['User menu', 'Company menu: Halden Optics', 'Partner menu']) {
    const button = page.getByRole('button', { name });
    if ((await button.count()) === 0) continue;
    await button.click();
    const box = await page.getByRole('menu').boundingBox();
    expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${name}, ${width} wide`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
}

for (const account of ['full', 'itops', 'demo', 'small-business']) {
  test(`nothing in the header of ${account} is cut off or covered at any width, and all of it can be reached`, async ({
    page,
    open,
    demo,
  }) => {
    await demo.config({ tracking: true });
    await open(account, '/users/started');
    if (account === 'small-business') await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByTestId('notifications')).toBeVisible();
    for (const width of widths) {
      await expectHeaderInOrder(page, width);
      // The menus of a demo account are some of those of the full one.
      if (account !== 'demo' && [1440, 320].includes(width)) await expectMenusInside(page, width);
    }
    if (account !== 'full') return;
    await goTo(page, '/app/global-search?keyword=loader');
    await expect(page.getByTestId('period')).toBeVisible();
    for (const width of widths) await expectHeaderInOrder(page, width);
  });
}
