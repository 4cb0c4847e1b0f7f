import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import {
  expectAccessible,
  expectAccessibleBesideColors,
  expectAccessibleInBothThemes,
  expectReadableColors,
} from './support/axe';
import { expect, test } from './support/console';
import { dispatch, drawerOf, openDrawer } from './support/drawer';
import { goTo } from './support/screens';

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

const screen = '[data-testid="screen"]';

test('the pages are accessible in both themes and fit every window', async ({ page, open }) => {
  await open('full', '/users/started');
  await test.step('their header, menu and content are accessible', async () => {
    for (const [index, [path, sign]] of pages.entries()) {
      await goTo(page, path);
      await expect(page.getByTestId('screen')).toContainText(sign);
      // Header and menu are the same on every page.
      await expectAccessibleInBothThemes(page, index === 0 ? undefined : screen);
      await page.setViewportSize({ width: 1024, height: 900 });
      await expectAccessibleBesideColors(page, index === 0 ? 'html' : screen);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
  await test.step('nothing makes the page scroll sideways at any width', async () => {
    for (const [path, sign] of pages) {
      await goTo(page, path);
      await expect(page.getByTestId('screen')).toContainText(sign);
      await expectNothingSideways(page, path);
    }
    await openDrawer(page, { search_type: 4, id: story.url });
    await expect(drawerOf(page).getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
    await expectNothingSideways(page, 'drawer');
    await page.keyboard.press('Escape');
    await dispatch(page, 'console:open-dialog', { dialog: 'support-case' });
    await expect(page.getByRole('dialog').locator('[name="memo"]')).toBeVisible();
    await expectNothingSideways(page, 'dialog');
  });
});

async function expectNothingSideways(page: Page, where: string): Promise<void> {
  for (const width of [1440, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${where}, ${width} wide`,
      )
      .toBe(0);
  }
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

test('the pages beside the console are accessible in both themes, and Japanese to a Japanese reader', async ({
  page,
}) => {
  for (const [path, title] of beside) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1024, height: 900 });
    await expectAccessibleBesideColors(page, 'html');
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.goto('/logout.html?t=2');
  await expect(page.getByText('Your session was ended. Sign in again to continue.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('uic_language', 'ja'));
  for (const path of ['/logout.html?t=1', '/info.html#/?error_code=503&trace=t']) {
    await page.goto(path);
    await expect(page.getByRole('heading')).toHaveText(japanese);
    const texts = await page.locator('p, dt, a').allInnerTexts();
    expect(texts.filter((text) => !japanese.test(text) && !/^(?:ID|Descry)$/.test(text.trim()))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
});

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
  await expect(page.getByTestId('screen')).toBeVisible();
  await test.step('one key press skips to the page', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip to the page' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
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
