import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer } from './support/drawer';
import { keys, press, focus } from './support/keys';
import { answerSignOut } from './support/sign-out';

// Main tasks with the keyboard alone: no test here clicks or hovers. docs/accessibility.md lists all of them.

const range = (page: Page) => page.getByTestId('range');

test('a list is filtered, sorted, arranged, copied and exported by keys', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('full', '/app/endpoint-inventory');
  const grid = page.getByRole('grid', { name: 'endpoints' });
  await expect(range(page)).toContainText('of 2,000');
  await test.step('skip the header and the menu', async () => {
    await press(page.getByRole('button', { name: 'Skip to the page' }));
    await expect(page.locator('main')).toBeFocused();
  });
  await test.step('search the list, and clear the filter', async () => {
    await focus(page.getByTestId('screen').getByRole('combobox', { name: 'Query' }));
    await page.keyboard.type('FIN-LT-014');
    await expect(range(page)).toContainText('of 1');
    await press(page.getByRole('button', { name: 'Clear all' }));
    await expect(range(page)).toContainText('of 2,000');
  });
  await test.step('choose a column', async () => {
    const columns = grid.getByRole('columnheader');
    const count = await columns.count();
    await press(page.locator('[data-action="columns"]'));
    await focus(page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { checked: true }).last());
    await keys(page, 'Space', 'Escape');
    await expect(columns).toHaveCount(count - 1);
    await expect(page.locator('[data-action="columns"]')).toBeFocused();
  });
  await test.step('export the list', async () => {
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: /^Export all/ }), 'Shift+Tab');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
  await test.step('sort by a column, and widen it', async () => {
    await focus(grid, 'Shift+Tab');
    await keys(page, 'Home', 'ArrowUp', 'Enter');
    const heading = grid.locator('th:focus-within');
    await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/);
    const width = async () => (await heading.boundingBox())?.width ?? 0;
    const before = await width();
    await keys(page, 'Shift+ArrowRight', 'Shift+ArrowRight');
    await expect.poll(width).toBeGreaterThan(before);
  });
  await test.step('select rows, copy them, and give up the selection', async () => {
    await keys(page, 'Escape', 'Space', 'ArrowDown', 'Space');
    await expect(page.getByTestId('selection')).toContainText('2 selected');
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('\n');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('selection')).toHaveText('');
  });
});

test('a drawer is opened, read, copied from, widened and left by keys', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('full', '/app/endpoint-inventory');
  const grid = page.getByRole('grid', { name: 'endpoints' });
  await expect(range(page)).toContainText('of 2,000');
  const drawer = drawerOf(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step('open the first object, then the next one', async () => {
    await focus(grid);
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
    await press(drawer.getByRole('button', { name: /^Next in endpoints/ }));
    await expect(drawer.getByRole('button', { name: /now 2 of 2,000/ }).first()).toBeVisible();
    await expect(drawer.getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
  });
  await test.step('change the tab', async () => {
    await focus(drawer.getByRole('tab', { selected: true }));
    await keys(page, 'ArrowRight', 'Enter');
    await expect(drawer.locator('[role="tab"]:focus')).toHaveAttribute('aria-selected', 'true');
    await expect(drawer.getByRole('tab').first()).toHaveAttribute('aria-selected', 'false');
    await expect(drawer.getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
  });
  await test.step('fold and unfold a section', async () => {
    const section = drawer.locator('[aria-expanded].descry-section-fold').first();
    await press(section);
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(section).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('copy a value', async () => {
    await focus(drawer.locator('dl .descry-copy[tabindex="0"]').first());
    await keys(page, 'ArrowDown', 'Enter');
    await expect.poll(clipboard).not.toBe('');
    await expect(drawer.locator('.descry-copy:focus')).toHaveAttribute('data-copied', 'true');
  });
  await test.step('read the raw data', async () => {
    const raw = drawer.getByRole('button', { name: 'Raw data' });
    await press(raw);
    await expect(page.getByRole('dialog', { name: 'Raw data' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(raw).toBeFocused();
  });
  await test.step('widen the drawer', async () => {
    const width = async () => (await drawer.boundingBox())?.width ?? 0;
    const before = await width();
    await focus(drawer.getByRole('separator', { name: 'Width of the drawer' }), 'Shift+Tab');
    await keys(page, 'ArrowLeft', 'ArrowLeft');
    await expect.poll(width).toBeGreaterThan(before);
  });
  await test.step('leave it', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(grid).toBeFocused();
  });
  await test.step('copy a dangerous address in a form that nobody can follow', async () => {
    await openDrawer(page, { search_type: 4, id: story.url });
    await expect(drawer.getByRole('tabpanel')).toHaveAttribute('data-state', 'data');
    await press(drawer.locator('.descry-drawer-name [data-action="copy-defanged"]'));
    await expect.poll(clipboard).toContain('hxxp');
  });
});

test('the header leads to the theme, the notifications, the language and the sign-out by keys', async ({
  page,
  open,
}) => {
  await answerSignOut(page);
  await open('full', '/users/started');
  const user = page.getByRole('button', { name: 'User menu' });
  const choose = async (name: string) => {
    await press(user);
    await press(page.getByRole('menu').locator('[role^="menuitem"]', { hasText: name }), 'ArrowDown');
  };
  await test.step('choose the dark theme', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(page.getByTestId('shell')).toBeVisible();
    const light = await background();
    await choose('Dark theme');
    await expect.poll(background).not.toBe(light);
    await page.keyboard.press('Escape');
  });
  await test.step('read the notifications', async () => {
    const bell = page.getByTestId('notifications');
    await press(bell, 'Shift+Tab');
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });
  await test.step('open the dialog of languages and leave it', async () => {
    await choose('Language');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('sign out', async () => {
    await choose('Log out');
    await expect(page.getByTestId('shell')).toHaveCount(0);
  });
});

test('a support case is refused, corrected and sent by keys, and its message is put away', async ({
  page,
  open,
  demo,
}) => {
  await demo.config({ region: 'GOV_US' });
  await open('itops', '/users/started');
  const dialog = page.getByRole('dialog', { name: 'Contact Support' });
  const type = async (label: string, text: string) => {
    await focus(dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await press(page.getByTestId('help-menu'));
  await expect(dialog.getByLabel('Contact name')).toBeFocused();
  await test.step('a dialog keeps the focus, going round', async () => {
    const close = dialog.getByRole('button', { name: 'Close' });
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('help-menu')).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog.getByLabel('Phone number')).toBeFocused();
  await expect(dialog.locator('[data-error-for="memo"]')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await page.keyboard.type('+1 555 0100');
  await type('Case type', 'Threat');
  await type('Severity', 'System');
  await type('Description', 'The loader is back.');
  await press(dialog.getByRole('button', { name: 'Send' }));
  const toast = page.getByTestId('toast');
  await expect(toast).toHaveText(/Your support case was sent\./);
  expect(demo.calls('sendSupportForm')).toHaveLength(1);
  await press(toast.getByRole('button', { name: 'Close' }));
  await expect(toast).toHaveCount(0);
});
