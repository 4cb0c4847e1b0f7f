import { expect, test } from './support/console';

test('the menu of the company leads by three calls in order to a new window that cannot reach back [SH-SJ-01]', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/users/about');
  await page.getByTestId('company-menu').click();
  const before = demo.calls().length;
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: /role management/i }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: 'Role management' })).toBeVisible();
  expect(opened.url()).toMatch(/\/__demo\/pages\/role-management\.html\?account=acc-0001$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(await opened.evaluate(() => document.referrer)).toBe('');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');

  const steps = ['getSsoStatus', 'createInternalToken', 'followSsoRedirect'];
  const calls = demo
    .calls()
    .slice(before)
    .filter(({ operation }) => steps.includes(operation));
  expect(calls.map(({ operation }) => operation)).toEqual(steps);
  expect(calls[1]).toMatchObject({
    query: { request_id: 'acc-0001' },
    body: { expiryMinutes: 65, page: 'role-management' },
    headers: { 'x-app-name': 'uic', 'uic-token': 'demo-session-full' },
  });
  expect(calls[2]).toMatchObject({
    query: { console: 'role-management', request_id: 'acc-0001' },
    headers: { authorization: 'Bearer internal-acc-0001-role-management' },
  });
  expect(new Set(calls.map(({ headers }) => headers['x-trace-id'])).size).toBe(3);
});
