import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, fieldOf, openDrawer, panelWithData } from './support/drawer';

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
