import { story } from '../demo/company/story';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { drawerOf, fieldOf, openDrawer, panelOf, panelWithData } from './support/drawer';

const tabs = ['Asset risk overview', 'Basic', 'Policy', 'Identity', 'Tags'];

test('a host has five tabs, each with what the server knows', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop });
  const basic = await panelWithData(page, 'basic');
  await expect(drawerOf(page).getByRole('tab')).toHaveText(tabs);
  await expect(fieldOf(basic, 'hostname')).toHaveText(story.laptopName);
  await expect(fieldOf(basic, 'endpoint_connectivity')).toHaveText('Connected');
  await expect(fieldOf(basic, 'ring')).toHaveText('n-1');

  await drawerOf(page).getByRole('tab', { name: 'Policy' }).click();
  const policy = await panelWithData(page, 'policy');
  await expect(fieldOf(policy, 'unified_policy')).toContainText('Finance laptops');
  await expect(policy.getByText('Preview', { exact: true })).toBeVisible();
  await expect(policy.getByRole('link', { name: /Open in secure access/ })).toHaveAttribute(
    'href',
    '/index.html#/app/sase?deviceId=dev-fin-lt-014',
  );

  await drawerOf(page).getByRole('tab', { name: 'Identity' }).click();
  await expect(fieldOf(await panelWithData(page, 'identity'), 'aad.joinTypeDisplayName')).toHaveText('Hybrid joined');
  await drawerOf(page).getByRole('tab', { name: 'Tags' }).click();
  const tags = await panelWithData(page, 'tags');
  await expect(fieldOf(tags, 'customTags')).toContainText('Accounts payable');
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  await expect(page).toHaveURL(/#\/app\/tag-management/);
  expect(demo.calls('bigtableEndpoint')).toHaveLength(1);
});

test('the risk draws its scores over three bands and marks the highest', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop, tabId: 1 });
  const risk = await panelWithData(page, 'risk');
  await expect(fieldOf(risk, 'riskScore')).toHaveAttribute('data-severity', 'high');
  const chart = risk.locator('[data-field="historyScoreList"]');
  await expect(chart.getByRole('img', { name: /^Score history/ })).toBeVisible();
  await expect(chart.locator('[data-mark="highest"]')).toHaveText('87');
  for (const word of ['Low', 'Medium', 'High'])
    await expect(chart.getByText(word, { exact: true }).first()).toBeVisible();
});

test('a click on the risk is followed by its chart after 100 ms [DR-RISK-12, DR-CONST-19]', async ({ page, open }) => {
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop });
  await panelWithData(page, 'basic');
  const clicked = start + 600_000;
  await page.clock.pauseAt(clicked);
  const answer = page.waitForResponse(/riskOverview/);
  await drawerOf(page).getByRole('tab', { name: 'Asset risk overview' }).click();
  await answer;
  const risk = panelOf(page, 'risk');
  const chart = risk.getByRole('img', { name: /^Score history/ });
  await step(page, () => expect(risk).toHaveAttribute('data-state', 'data', { timeout: 1 }));
  await expect(risk.locator('[data-field="riskScore"]')).toBeVisible();
  await page.clock.runFor(clicked + 99 - (await page.evaluate(() => Date.now())));
  await expect(chart).toHaveCount(0);
  await page.clock.runFor(1);
  await step(page, () => expect(chart.locator('.main-svg').first()).toBeVisible({ timeout: 1 }));
  const [width, room] = await Promise.all([chart.boundingBox(), risk.boundingBox()]);
  expect(width?.width).toBeGreaterThan((room?.width ?? 0) * 0.8);
});

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

test('a host opened from a workbench takes its risk from there [DR-RISK-02]', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, {
    search_type: 8,
    id: story.laptop,
    tabId: 1,
    workbench: { id: story.workbench, uuid: story.laptop },
  });
  await expect(fieldOf(await panelWithData(page, 'risk'), 'riskScore')).toHaveAttribute('data-severity', 'high');
  expect(demo.calls('workbenchAsset')).toHaveLength(1);
  expect(demo.calls('riskOverview')).toHaveLength(0);
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
