import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const vendorPage = '/__demo/pages/vendor.html';

test('a dialog shows a page of the own origin in a box of 832 by 512', async ({ page, open }) => {
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', { dialog: 'generic', title: 'Vendor', url: vendorPage });
  const dialog = page.getByRole('dialog', { name: 'Vendor' });
  await expect(dialog).toHaveAttribute('data-state', 'data');
  await expect(dialog.locator('iframe').contentFrame().getByRole('heading', { name: 'Vendor' })).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ width: 832, height: 512 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('the opener says how large a dialog is', async ({ page, open }) => {
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', {
    dialog: 'generic',
    title: 'Small',
    url: vendorPage,
    width: 500,
    height: 300,
  });
  expect(await page.getByRole('dialog', { name: 'Small' }).boundingBox()).toMatchObject({ width: 500, height: 300 });
});

test('an allowed origin may be shown', async ({ page, open, demo, baseURL, problems }) => {
  // The other origin refuses to be framed; the console has permitted it.
  problems.expect(/^Framing 'http:\/\/localhost:/);
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await demo.config({ allowedOrigins: [origin] });
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', { dialog: 'generic', title: 'Allowed', url: `${origin}${vendorPage}` });
  await expect(page.getByRole('dialog', { name: 'Allowed' }).locator('iframe')).toHaveAttribute(
    'src',
    `${origin}${vendorPage}`,
  );
});
