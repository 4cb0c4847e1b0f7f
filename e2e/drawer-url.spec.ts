import { expect, test } from './support/console';
import { openDrawer, panelOf } from './support/drawer';

const sandboxTab = 3;

test('a URL that the sandbox does not know can be submitted', async ({ page, open }) => {
  const address = 'https://unknown.example/?a=1&b=ü';
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: address, tabId: sandboxTab });
  // The URL is unknown too: its panels say so, and the sandbox offers an analysis.
  const panel = panelOf(page, 'sandbox');
  await expect(panel).toHaveAttribute('data-state', 'empty');
  await expect(panel).toContainText('No data');
  await panel.getByRole('button', { name: 'Submit to sandbox' }).click();

  const dialog = page.getByRole('dialog', { name: 'Submit to sandbox' });
  await expect(dialog).toHaveAttribute('data-state', 'data');
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', /source_name=Detail Profile&source_id=&target_type=URL|Detail%20Profile/);
  await expect(frame.contentFrame().locator('.mono')).toHaveText(address);
  await frame.contentFrame().getByRole('button', { name: 'Submit' }).click();
  await expect(frame.contentFrame().getByRole('heading', { name: 'Submitted' })).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ width: 832, height: 512 });
});
