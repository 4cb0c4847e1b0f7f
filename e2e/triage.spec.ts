import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const row = (page: Page, index: number) => page.getByRole('grid').locator(`tr[data-item="${index}"]`);
const cell = (page: Page, index: number, column: string) => row(page, index).locator(`[data-column="${column}"]`);
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`).first();

/** Presses Tab until a control has the focus; fails if none of the next ones is it. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('an analyst takes an alert, notes what it is and closes it by keyboard alone', async ({ page, open }) => {
  await open('full', '/workbench?status=new');
  await expect(page.getByTestId('list')).toHaveAttribute('data-state', 'data');
  const before = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'Assign to me');
  await page.keyboard.press('Enter');
  await expect(field(page, 'owner')).toContainText('Ada Lindholm');
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveAttribute('aria-disabled', 'true');

  await tabTo(page, 'Add a note');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Seen with the owner.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Seen with the owner.' })).toBeVisible();

  await tabTo(page, 'Close alert', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Announced test of the red team.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'status')).toContainText('benign');
  // The button is gone; the focus is not.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expect(page.getByRole('cell', { name: 'Announced test of the red team.' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(before - 1));
});

test('an analyst closes several alerts with the mouse, and no row that has left the list stays selected', async ({
  page,
  open,
}) => {
  await open('full', '/workbench?status=new');
  for (const index of [0, 1, 2]) await row(page, index).locator('[data-select]').click();
  const selection = page.getByTestId('selection');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(selection.getByRole('button', { name: 'More actions' })).toBeInViewport({ ratio: 1 });
    const bar = await selection.evaluate((box) => [box.clientHeight, box.scrollWidth - box.clientWidth]);
    expect(bar, `the bar of the selection has one line at ${width} pixels`).toEqual([39, 0]);
  }
  await selection.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(dialog(page)).toContainText('all 3 selected alerts');
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await dialog(page).getByLabel('False positive').check();
  await dialog(page).getByRole('button', { name: 'Close alert' }).click();
  await expect(dialog(page).getByText('Give a reason.')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('Backup job.');
  await dialog(page).getByRole('button', { name: 'Close alert' }).click();
  await expect(page.getByText('3 alerts were closed.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await expect(selection).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('the menu of a row edits its alert, and the row shows the change', async () => {
    await row(page, 0).locator('[data-action="row-actions"]').click();
    await page.getByRole('menuitem', { name: 'Edit alert' }).click();
    await dialog(page).getByLabel('Severity').selectOption('Low');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, 0, 'severity')).toContainText('Low');
  });
});

test('previous and next lead from alert to alert, and the list comes back at the last one', async ({ page, open }) => {
  await open('full', '/workbench');
  const names = [await cell(page, 0, 'name').innerText(), await cell(page, 1, 'name').innerText()];
  await cell(page, 0, 'name').click();
  const steps = page.getByTestId('page-steps');
  await expect(steps.getByRole('button', { name: /^Previous in alerts, now 1 of/ })).toBeDisabled();
  await steps.getByRole('button', { name: /^Next in alerts, now 1 of/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
  await page.keyboard.press('j');
  await expect(steps.getByRole('button', { name: /^Next in alerts, now 3 of/ })).toBeVisible();
  await page.getByTestId('breadcrumbs').getByRole('link').last().click();
  await expect(row(page, 2)).toHaveAttribute('data-active', 'true');
});
