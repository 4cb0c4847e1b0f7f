import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expectAccessible, expectAccessibleInBothThemes, widths } from './support/axe';
import { expect, test } from './support/console';
import { dispatch, drawerOf, openDrawer } from './support/drawer';

/** Pages of the console, each with an element that it shows. */
const pages: [path: string, sign: RegExp][] = [
  ['/users/started', /Choose where to begin/],
  ['/app/ddr?own=1', /This page is not available yet/],
  ['/users/403?msg=app_router&menuId=88', /Menu key: 88/],
  ['/users/about', /Open-source libraries/],
  ['/users/maintenance', /under maintenance/],
];
const beside: [path: string, title: string][] = [
  ['/info.html#/?error_code=503&trace=3f0a51c2', 'The console is not available'],
  ['/logout.html?t=1', 'Signed out'],
  ['/saml/ssoLogin?reauth=true', 'Sign in to the demo'],
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(`#${hash}`), path);
}

test('the pages are accessible in both themes', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, [path, sign]] of pages.entries()) {
      await goTo(page, path);
      await expect(page.getByTestId('screen')).toContainText(sign);
      // Header and menu are the same on every page.
      await expectAccessibleInBothThemes(page, index === 0 ? undefined : '[data-testid="screen"]');
    }
    await page.getByTestId('user-menu').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
  }
});

test('the pages beside the console are accessible in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [path, title] of beside) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
    }
  }
});

for (const width of widths) {
  test(`the dialogs are accessible in both themes, ${width} wide`, async ({ page, open, demo }) => {
    await page.setViewportSize({ width, height: 900 });
    await demo.config({ region: 'GOV_US' });
    await demo.next('sendSupportForm', { status: 500, body: {} });
    await open('itops', '/users/started');
    await dispatch(page, 'console:open-dialog', {
      dialog: 'generic',
      title: 'Read this',
      text: 'Something to read.',
      buttons: [{ text: 'Done', action: 'close' }],
    });
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByTestId('help-menu').click();
    const dialog = page.getByRole('dialog', { name: 'Contact Support' });
    await expect(dialog.getByLabel('Description')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.locator('[data-error-for="memo"]')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

/** Names of the elements that the Tab key reaches, in order, until the first one is reached again. */
async function walk(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return '';
      const box = at.getBoundingClientRect();
      const about = at.getAttribute('aria-label') ?? at.textContent ?? '';
      // The focus ring of a field may surround its bar.
      const ringed = [at, at.parentElement].some((each) => each && getComputedStyle(each).outlineStyle !== 'none');
      // A part of it at least is under nothing else: its middle, or a point near one of its corners.
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const [left, top, right, bottom] = [box.left + 2, box.top + 2, box.right - 2, box.bottom - 2];
      const points = [
        [x, y],
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ] as const;
      const uncovered = points.some(([atX, atY]) => at.contains(document.elementFromPoint(atX, atY)));
      const visible = box.width > 0 && box.height > 0 && ringed && uncovered;
      return `${visible ? '' : 'unseen '}${about.trim()}`;
    });
    if (name === '' || name === reached[0]) break;
    reached.push(name);
  }
  return reached;
}

test('the Tab key reaches the header, the menu, the page and the drawer, and is always seen', async ({
  page,
  open,
}) => {
  await open('full', '/users/about');
  await openDrawer(page, { search_type: 4, id: story.url });
  await expect(drawerOf(page).getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.querySelector('.descry-skip')?.scrollIntoView();
  });
  await page.locator('.descry-skip').focus();
  await page.keyboard.press('Shift+Tab');
  const reached = await walk(page);
  expect(reached.filter((name) => name.startsWith('unseen'))).toEqual([]);
  expect(reached).toEqual(
    expect.arrayContaining([
      ...['Skip to the page', 'Descry', 'User menu', 'Collapse the menu', 'Dashboards and posture'],
      ...['Width of the drawer', 'Close', 'Copy', 'Basic'],
    ]),
  );
});

test('one key press skips to the page', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog keeps the focus, going round', async ({ page, open, demo }) => {
  await demo.config({ region: 'GOV_US' });
  await open('itops', '/users/started');
  await page.getByTestId('help-menu').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contact Support' });
  await expect(dialog.getByLabel('Contact name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('help-menu')).toBeFocused();
});

test('nothing makes the page scroll sideways at any width', async ({ page, open }) => {
  const sizes = [1440, 1024, 768, 320];
  await open('full', '/users/started');
  const expectNothingSideways = async (where: string) => {
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${where}, ${width} wide`,
        )
        .toBe(0);
    }
  };
  for (const [path, sign] of pages) {
    await goTo(page, path);
    await expect(page.getByTestId('screen')).toContainText(sign);
    await expectNothingSideways(path);
  }
  await openDrawer(page, { search_type: 4, id: story.url });
  await expect(drawerOf(page).getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
  await expectNothingSideways('drawer');
  await page.keyboard.press('Escape');
  await dispatch(page, 'console:open-dialog', { dialog: 'support-case' });
  await expect(page.getByRole('dialog').locator('[name="memo"]')).toBeVisible();
  await expectNothingSideways('dialog');
});
