import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const jump = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new CustomEvent('console:jump-role-management')));
const dialog = (page: Page) => page.getByTestId('dialog');

test.beforeEach(async ({ open, page }) => {
  await open('full', '/users/about');
  await expect(page.getByTestId('screen')).toBeVisible();
});

test('three calls in order, then a new window that cannot reach back [SH-SJ-01]', async ({ page, demo }) => {
  const before = demo.calls().length;
  const [opened] = await Promise.all([page.waitForEvent('popup'), jump(page)]);
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

test('the menu of the company leads there', async ({ page }) => {
  await page.getByTestId('company-menu').getByRole('button').or(page.getByTestId('company-menu')).first().click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: /role management/i }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: 'Role management' })).toBeVisible();
});

test('an allowed origin gets the bearer token, and neither the token of the session nor a cookie', async ({
  page,
  context,
  demo,
}) => {
  await demo.config({ allowedOrigins: ['https://sso.example'] });
  await context.addCookies([{ name: 'who', value: 'ada', url: 'https://sso.example', sameSite: 'None', secure: true }]);
  const sent: Record<string, string>[] = [];
  await context.route('https://sso.example/**', async (route) => {
    const { origin } = new URL(page.url());
    const headers = { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*, authorization' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    sent.push({ url: route.request().url(), ...(await route.request().allHeaders()) });
    return route.fulfill({ headers, json: { data: { url: '/__demo/pages/role-management.html' } } });
  });
  await demo.next('getSsoStatus', { body: { redirectUrl: 'https://sso.example/go?request_id=other&x=1#part' } });
  await page.reload();
  await expect(page.getByTestId('screen')).toBeVisible();
  const [opened] = await Promise.all([page.waitForEvent('popup'), jump(page)]);
  await expect(opened.getByRole('heading', { name: 'Role management' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: 'https://sso.example/go?x=1&request_id=acc-0001',
    authorization: 'Bearer internal-acc-0001-role-management',
    'x-trace-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(Object.keys(sent[0] ?? {})).not.toContain('uic-token');
  expect(Object.keys(sent[0] ?? {})).not.toContain('cookie');
});

test('a redirect of the other console is not followed with the token', async ({ page, context, demo }) => {
  const reached: string[] = [];
  await context.route('https://evil.example/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await page.route('**/__demo/sso/follow-up?**', (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://evil.example/steal' } }),
  );
  await jump(page);
  await expect(dialog(page)).toContainText('(Error code: 501)');
  expect(reached).toEqual([]);
  expect(demo.calls('createInternalToken')).toHaveLength(1);
});

test('403 of the identity service keeps its page, 401 its way to sign in', async ({ page, demo, open }) => {
  await demo.next('getSsoStatus', { status: 403 });
  await jump(page);
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await open('full', '/users/about');
  await expect(page.getByTestId('screen')).toBeVisible();
  await demo.next('createInternalToken', { status: 401 });
  await jump(page);
  await expect(page.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
});

test('where the browser blocks the window, a note offers the link [SH-OP-126]', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await jump(page);
  const note = page.getByTestId('toast');
  await expect(note).toContainText('The browser blocked the new window.');
  const link = note.getByRole('link', { name: /Open the page/ });
  await expect(link).toHaveAttribute('href', /role-management\.html/);
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.getByRole('heading', { name: 'Role management' })).toBeVisible();
});
