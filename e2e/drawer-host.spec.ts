import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, fieldOf, openDrawer, panelWithData } from './support/drawer';

test('the chart of points beyond its axis, without time or of other kinds is between 0 and 100 [DR-RISK-08, DR-VAL-24]', async ({
  page,
  open,
  demo,
}) => {
  const historyScoreList = [
    { riskScore: 120, timestamp: '2026-11-01T10:00:00Z' },
    { riskScore: -5, timestamp: '2026-11-02T10:00:00Z' },
    { riskScore: '<img src=x onerror=alert(1)>', timestamp: '<b>' },
    { riskScore: 100, timestamp: '2026-11-03T10:00:00Z' },
    { riskScore: 0, timestamp: '2026-11-04T10:00:00Z' },
    { riskScore: 50 },
    null,
  ];
  await demo.next('riskOverview', { body: { data: { riskScore: 120, historyScoreList } } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop, tabId: 1 });
  const risk = await panelWithData(page, 'risk');
  await expect(fieldOf(risk, 'riskScore')).toHaveText('120');
  await expect(fieldOf(risk, 'riskScore')).not.toHaveAttribute('data-severity');
  const chart = risk.locator('[data-field="historyScoreList"]');
  await expect(chart.getByRole('img', { name: /^Score history/ })).toHaveAccessibleName(/2 points, highest: /);
  await expect(chart.locator('figcaption')).toContainText('100');
  await expect(chart.locator('.ytick text')).toHaveText(['0', '30', '70', '100']);
  await expect(chart.locator('.annotation-text')).toHaveText(['Low', 'High', 'Medium']);
  await expect(chart.locator('.shapelayer path')).toHaveCount(3);
});

test('a table of a host opens in a box 672 wide, and the focus comes back; a wide drawer shows two sections side by side', async ({
  page,
  open,
}) => {
  const name = 'Network interfaces';
  await page.setViewportSize({ width: 1599, height: 900 });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.fileServer, tabId: 2 });
  const panel = await panelWithData(page, 'basic');
  const link = drawerOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(672);
  // The title names the table; its label is for screen readers only.
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  expect((await dialog.locator('dt > span').boundingBox())?.width).toBeLessThanOrEqual(1);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();
  await expect(link).toBeFocused();

  await drawerOf(page).getByRole('button', { name: 'Widen' }).click();
  const topOf = async (section: string) => (await panel.getByRole('button', { name: section }).boundingBox())?.y;
  expect(await topOf('General')).not.toBe(await topOf('System'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(async () => (await topOf('General')) === (await topOf('System'))).toBe(true);
});
