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

const popups: [link: string, tab: number][] = [
  ['Virtual machine details', 2],
  ['Network interfaces', 2],
  ['Engines', 2],
  ['Patterns', 2],
  ['Rules', 3],
];
test('tables of a host open in a box 672 wide, and the focus comes back', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const [name, tabId] of popups) {
    await openDrawer(page, { search_type: 8, id: story.fileServer, tabId });
    const link = drawerOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('row').nth(1)).toBeVisible();
    expect.soft((await dialog.boundingBox())?.width, name).toBe(672);
    // The title names the table; its label is for screen readers only.
    await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    expect.soft((await dialog.locator('dt > span').boundingBox())?.width, name).toBeLessThanOrEqual(1);
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus'), name).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(drawerOf(page)).toBeVisible();
    await expect(link).toBeFocused();
  }
});

test('the tooltip of 20 addresses of the gateway lists them and warns [DR-CONST-10]', async ({ page, open, demo }) => {
  const ips = Array.from({ length: 20 }, (_, index) => `10.20.4.${index + 1}`);
  const host = { hostname: 'GATEWAY', service_gateway_proxy_info: { ips } };
  await demo.next('bigtableEndpoint', { body: { data: host } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.fileServer });
  await fieldOf(await panelWithData(page, 'basic'), 'service_gateway_proxy_info.ips').hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText(ips.join(', '));
  await expect(tooltip.getByText(/addresses are listed/)).toHaveCount(1);
});
