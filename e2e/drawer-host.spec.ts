import { story } from '../demo/data/story';
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
  await expect(chart.getByRole('img')).toBeVisible();
  await expect(chart.locator('[data-mark="highest"]')).toHaveText('87');
  for (const word of ['Low', 'Medium', 'High'])
    await expect(chart.getByText(word, { exact: true }).first()).toBeVisible();
});

const popups: [link: string, tab: number][] = [
  ['Network interfaces', 2],
  ['Engines', 2],
  ['Patterns', 2],
  ['Rules', 3],
];
for (const [name, tabId] of popups) {
  test(`${name} open in a box 672 wide, and the focus comes back`, async ({ page, open }) => {
    await open('full', '/users/started');
    await openDrawer(page, { search_type: 8, id: story.fileServer, tabId });
    const link = drawerOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
    await link.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('row').nth(1)).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(672);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(drawerOf(page)).toBeVisible();
    await expect(link).toBeFocused();
  });
}

test('from 20 addresses on the tooltip of the gateway warns', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const [id, warns] of [
    [story.fileServer, true],
    ['ep-test-swp-linux', false],
  ] as const) {
    await openDrawer(page, { search_type: 8, id });
    const panel = await panelWithData(page, 'basic');
    await expect(fieldOf(panel, 'xdr_device_id')).toHaveText(id.replace('ep-', 'dev-'));
    await fieldOf(panel, 'service_gateway_proxy_info.ips').hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.getByRole('tooltip').getByText(/Many addresses/)).toHaveCount(warns ? 1 : 0);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toBeHidden();
  }
});

test('a failed host leaves its risk; a failed risk is dashes', async ({ page, open, demo }) => {
  await demo.next('bigtableEndpoint', { status: 500 });
  await demo.next('riskOverview', { status: 404 });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop, tabId: 2 });
  await expect(panelOf(page, 'basic')).toHaveAttribute('data-state', 'failed');
  await expect(panelOf(page, 'basic')).toContainText('No data to display');
  await drawerOf(page).getByRole('tab', { name: 'Asset risk overview' }).click();
  await expect(fieldOf(await panelWithData(page, 'risk'), 'riskScore')).toHaveText('-');
});

test('the short host has one page', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 2, id: 'pc-web-edge-01' });
  const main = await panelWithData(page, 'main');
  await expect(drawerOf(page).getByRole('tab')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 4 })).toHaveText([
    'General',
    'System',
    'Network',
    'Endpoint software',
  ]);
  await expect(fieldOf(main, 'os.kernel_version')).toHaveText('5.14.0-427');
});
