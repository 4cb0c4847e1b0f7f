import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const common = 'Something went wrong. Try again later.';
const jump = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new CustomEvent('console:jump-role-management')));
const dialog = (page: Page) => page.getByTestId('dialog');
const numbered = (number: number) => ({ status: 400, body: { info: { number } } });

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

const refusedText = 'This address is not trusted and was not opened.';
const failures: [
  string,
  {
    operation: 'getSsoStatus' | 'createInternalToken' | 'followSsoRedirect';
    answer: object;
    code: number;
    why?: string;
  },
][] = [
  ['no redirect address', { operation: 'getSsoStatus', answer: { body: {} }, code: 500 }],
  [
    'a redirect to a foreign origin',
    {
      operation: 'getSsoStatus',
      answer: { body: { redirectUrl: 'https://evil.example/sso' } },
      code: 500,
      why: refusedText,
    },
  ],
  ['no address to open', { operation: 'followSsoRedirect', answer: { body: { data: {} } }, code: 501 }],
  [
    'a script to open',
    {
      operation: 'followSsoRedirect',
      answer: { body: { data: { url: 'javascript:alert(1)' } } },
      code: 501,
      why: refusedText,
    },
  ],
  ['a page in place of an answer', { operation: 'followSsoRedirect', answer: { raw: '<html>' }, code: 501 }],
  ['404', { operation: 'getSsoStatus', answer: { status: 404 }, code: 404 }],
  ['another number', { operation: 'createInternalToken', answer: numbered(4006033), code: 400 }],
  ['403 of another service', { operation: 'createInternalToken', answer: { status: 403 }, code: 403 }],
];

test('a step that fails is told in the generic dialog, with its code [SH-ER-16, SH-ER-17, SH-ER-18, SH-ER-21]', async ({
  page,
  demo,
  context,
}) => {
  const box = dialog(page);
  for (const [name, { operation, answer, code, why = '' }] of failures) {
    await demo.next(operation, answer);
    const tokens = demo.calls('createInternalToken').length;
    await jump(page);
    await expect(box, name).toHaveAttribute('data-dialog', 'jump-failed');
    await expect.soft(box.getByRole('heading'), name).toHaveText('The request could not be completed');
    await expect.soft(box.locator('p').last(), name).toHaveText(`${common} (Error code: ${code})`);
    if (why !== '') await expect.soft(box, name).toContainText(why);
    if (operation === 'getSsoStatus') expect.soft(demo.calls('createInternalToken'), name).toHaveLength(tokens);
    expect.soft((await box.boundingBox())?.width, name).toBe(452);
    await box.getByRole('button', { name: 'Close' }).last().click();
    await expect(box).toHaveCount(0);
  }
  expect(context.pages()).toHaveLength(1);
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
});

test('two error numbers are the notice of the company console in their wordings [SH-ER-19, SH-ER-20]', async ({
  page,
  demo,
}) => {
  const box = dialog(page);
  const words = { '1': /has moved to its own console/, '2': /has no console for role management yet/ } as const;
  for (const [number, operation, variant] of [
    [4006031, 'getSsoStatus', '2'],
    [4006032, 'createInternalToken', '1'],
    [4006031, 'followSsoRedirect', '2'],
  ] as const) {
    const name = `${number} of ${operation}`;
    await demo.next(operation, numbered(number));
    await jump(page);
    await expect(box, name).toHaveAttribute('data-dialog', 'company-console-notice');
    const shown = box.locator('xpath=self::*[@data-variant]|.//*[@data-variant]').first();
    await expect.soft(shown, name).toHaveAttribute('data-variant', variant);
    await expect.soft(box.locator('p'), name).toHaveText(words[variant]);
    expect.soft((await box.boundingBox())?.width, name).toBe(452);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  }
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
