import { expect, test } from './support/console';

test('an outage is told with its code and trace id after three tries, and what an address says there is short text', async ({
  page,
  open,
  demo,
}) => {
  await demo.next('getMenu', { status: 503, body: {}, times: 3 });
  await open('full', '/users/about');
  await page.waitForURL('**/info.html#/?error_code=503&trace=*');
  const calls = demo.calls('getMenu');
  expect(calls).toHaveLength(3);
  const trace = new URLSearchParams(new URL(page.url()).hash.slice(3)).get('trace') ?? '';
  expect(calls.map(({ headers }) => headers['x-trace-id'])).toContain(trace);
  await expect(page.getByRole('heading', { name: 'The console is not available' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['503', trace]);
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await expect(page.getByTestId('shell')).toBeVisible();

  const query = new URLSearchParams({ error_code: '<img src=x onerror=alert(1)>', trace: 't'.repeat(5000) });
  await page.goto(`/info.html#/?${query}`);
  await expect(page.getByRole('definition').first()).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img')).toHaveCount(0);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
