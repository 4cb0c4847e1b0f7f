import type { Locator, Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { dispatch, drawerOf, openDrawer } from './support/drawer';
import { goTo, screenWithData, shippedScreens, overflowOf } from './support/screens';
import { textsThatDoNotFit } from './support/text-fit';

/** Screens of different kinds. */
const main = ['dashboard', 'endpoint-inventory', 'workbench-alert', 'cloud-assets', 'reports'];

/** The spacing of WCAG 1.4.12, which a style sheet of the reader may set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Shows main screens, a drawer, a dialog and the panels of the header one after the other. */
async function forEachPart(page: Page, check: (name: string, part: Locator) => Promise<void>): Promise<void> {
  for (const shipped of shippedScreens.filter(({ id }) => main.includes(id))) {
    await goTo(page, shipped.path);
    await screenWithData(page, shipped);
    await check(shipped.id, page.getByTestId('screen'));
    expect.soft(await overflowOf(page), shipped.id).toBeLessThanOrEqual(0);
  }
  await check('the header', page.getByRole('banner'));
  await check('the menu', page.getByTestId('side-menu'));
  await openDrawer(page, { search_type: 4, id: story.url });
  await expect(drawerOf(page).getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
  await check('a drawer', drawerOf(page));
  await page.keyboard.press('Escape');
  await dispatch(page, 'console:open-dialog', { dialog: 'support-case' });
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-error-for="memo"]')).toBeVisible();
  await check('a dialog', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const panel of ['company-menu', 'user-menu', 'clock', 'notifications']) {
    await page.getByTestId(panel).click();
    const layer = page.getByRole('menu').or(page.getByRole('dialog')).last();
    await expect(layer).toBeVisible();
    await check(panel, layer);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }
}

test('texts fit with the text spacing of a reader, and enlarged to 200 %', async ({ page, open }) => {
  test.setTimeout(180_000);
  await open('full', '/users/about');
  await test.step('with the text spacing of a reader no text is cut or lies over another', async () => {
    // A style element would be refused by the policy.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spacing);
    await forEachPart(page, async (name, part) => {
      expect.soft(await textsThatDoNotFit(part), name).toEqual([]);
    });
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  });
  // What a zoom of 200 % makes of a window of 1440 x 900 pixels.
  await page.setViewportSize({ width: 720, height: 450 });
  await test.step('no text is cut or lies over another', async () => {
    await forEachPart(page, async (name, part) => {
      expect.soft(await textsThatDoNotFit(part), name).toEqual([]);
    });
  });
});
