import { expect, test } from './support/console';
import { startDevServer } from './support/dev-server';

test('the Studio shows the console on another backend, as whom its author chooses, and what that backend answered', async ({
  page,
  demo,
  server,
}) => {
  test.setTimeout(150_000);
  const dev = await startDevServer({ CONSOLE_API: server.origin });
  const token = demo.tokenOf('full');
  await page.addInitScript((value) => localStorage.setItem('uic-token', value), token);
  await page.setViewportSize({ width: 1680, height: 950 });
  const object = 'http://parcel-notice.example/invoice/4471';
  await page.goto(`${dev.address}studio/?file=drawers/url&pane=who&object=${object}`);
  const console = page.frameLocator('iframe[title="Console"]');
  const tab = console.getByRole('tab', { name: 'Threat intelligence' });
  await expect(tab).toBeVisible({ timeout: 90_000 });
  expect(demo.calls('urlQuery').length).toBeGreaterThan(0);
  await expect(page.getByLabel('Account')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('button', { name: 'field Domain', exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Who sees this?' })).toContainText('It is visible.');
  await page.getByLabel('Region').selectOption('UAE');
  await expect(tab).toHaveCount(0, { timeout: 60_000 });
  await expect(console.getByRole('tab', { name: 'Basic' })).toBeVisible({ timeout: 60_000 });
  await dev.stop();
});
