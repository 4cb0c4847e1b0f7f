import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, fieldOf, openDrawer, panelOf, panelWithData } from './support/drawer';

test('a user has four tabs, from the account to the directories', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 11, id: story.user });
  const basic = await panelWithData(page, 'basic');
  await expect(drawerOf(page).getByRole('tab')).toHaveText([
    'Risk overview',
    'Basic',
    'Email security policy',
    'Identity',
  ]);
  await expect(fieldOf(basic, 'userName')).toContainText(story.userName);
  await expect(basic.getByText('High-profile', { exact: true })).toBeVisible();
  await expect(fieldOf(basic, 'iamType')).toHaveText('Microsoft 365 / other');

  await drawerOf(page).getByRole('tab', { name: 'Identity' }).click();
  const identity = await panelWithData(page, 'identity');
  await expect(fieldOf(identity, 'aad.tenantName')).toHaveText(['Halden Optics', 'Halden Optics, suppliers']);
  await identity.getByRole('button', { name: '14', exact: true }).click();
  const groups = page.locator('[data-dialog="generic"]');
  await expect(groups.locator('iframe')).toHaveAttribute(
    'src',
    /\/ui\/sjg\/idInventory\/adGroupList\.html\?sourceId=usr-maria-keller&sourceName=Maria%20Keller&sourceType=user$/,
  );
  expect(await groups.boundingBox()).toMatchObject({ width: 830, height: 500 });
});

const states: [user: string, state: string, words: string][] = [
  [story.user, 'partial', 'Partially enabled'],
  ['usr-jonas-weber', 'enabled', 'Enabled'],
  ['usr-lena-strand', 'disabled', 'Disabled'],
  ['usr-ingrid-vik', 'partial', 'Partially enabled'],
];
test('the e-mail policy of a user is enabled, partially enabled or disabled', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const [id, state, words] of states) {
    await openDrawer(page, { search_type: 11, id, tabId: 3 });
    const overall = fieldOf(await panelWithData(page, 'email-policy'), 'overallStatus');
    await expect(overall, id).toHaveText(words);
    await expect(overall, id).toHaveAttribute('data-state-value', state);
  }
});

test('the groups of features say what follows from their members', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 11, id: story.user, tabId: 3 });
  const policy = await panelWithData(page, 'email-policy');
  const summary = (group: string) => policy.locator(`[data-group="${group}"]`).getByRole('heading');
  await expect(summary('threat-detection')).toHaveText(/Threat detection\s*Enabled/);
  await expect(summary('malware-scanning')).toHaveText(/Malware scanning\s*Partially enabled/);
  await expect(summary('web-reputation')).toHaveText(/Web reputation\s*Disabled/);
  await expect(policy.getByRole('button', { name: 'Edit policy' })).toHaveCount(2);
});

test('an account of which nothing else is known is no data', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 11, id: 'usr-one-key' });
  await expect(panelOf(page, 'basic')).toHaveAttribute('data-state', 'empty');
});

test('a cloud asset leads to its resource only by a web address', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 10, id: story.bucket });
  const basic = await panelWithData(page, 'basic');
  await expect(drawerOf(page).getByRole('tab')).toHaveText(['Asset risk overview', 'Basic']);
  await expect(basic.getByRole('link')).toHaveAttribute(
    'href',
    'https://console.cloud.example/s3/halden-customer-archive',
  );
  await openDrawer(page, { search_type: 10, id: 'arn:aws:iam::204100000001:user/build' });
  await expect(fieldOf(panelOf(page, 'basic'), 'assetName')).toHaveText('build');
  await expect(panelOf(page, 'basic').getByRole('link')).toHaveCount(0);
  await expect(fieldOf(panelOf(page, 'basic'), 'resourceLink')).toHaveText('javascript:alert(1)');
});
