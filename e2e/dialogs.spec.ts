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

test('a dialog shows no page of an address that is not trusted', async ({ page, open }) => {
  await open('full', '/users/started');
  const dialog = page.getByRole('dialog', { name: 'Frame' });
  for (const url of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'javascript:alert(1)',
    'data:text/html,<b>hit</b>',
  ]) {
    await dispatch(page, 'console:open-dialog', { dialog: 'generic', title: 'Frame', url });
    await expect(dialog, url).toContainText('This address cannot be shown here.');
    await expect(dialog.locator('iframe'), url).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
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

test('texts of the opener are text, and its buttons lead on', async ({ page, open }) => {
  const text = '<img src=x onerror=alert(1)> {title}';
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', {
    dialog: 'generic',
    title: '<b>Title</b>',
    text,
    buttons: [
      { text: 'About', action: 'navigate', to: '/users/about' },
      { text: 'Elsewhere', action: 'navigate', to: '//elsewhere.example/' },
      { text: 'Script', action: 'open', to: 'javascript:alert(1)' },
      { text: 'Unknown', action: 'eval', to: 'x' },
      null,
    ],
  });
  const dialog = page.getByRole('dialog', { name: '<b>Title</b>' });
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.locator('img, b')).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveText(['', 'About', 'Elsewhere', 'Script']);
  await dialog.getByRole('button', { name: 'About' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
});

test('a dialog that does not exist is not opened', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const dialog of ['nothing', '__proto__', 'toString', 7]) {
    await dispatch(page, 'console:open-dialog', { dialog });
  }
  await dispatch(page, 'console:open-dialog', { dialog: 'generic', title: 'The only one', text: 'x' });
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the newest dialog lies in front, and each Escape closes one', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const title of ['First', 'Second']) {
    await dispatch(page, 'console:open-dialog', { dialog: 'generic', title, text: title });
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveText(/First/);
  await page.locator('.descry-backdrop').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
