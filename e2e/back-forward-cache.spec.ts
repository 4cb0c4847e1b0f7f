import { findBrowser } from '../tools/browser';
import { expect, test } from './support/console';
import { answerSignOut, logOut } from './support/sign-out';

const { executablePath, args } = await findBrowser();

// Playwright switches the back-forward cache off.
test.use({ launchOptions: { executablePath, args: [...args], ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('going back to the console after signing out shows no data', async ({ page, context, open }) => {
  await answerSignOut(context);
  await open('full', '/app/endpoint-inventory');
  await expect(page.getByTestId('list')).toHaveAttribute('data-state', 'data');
  await page.goto('/info.html');
  const other = await context.newPage();
  await other.goto('/#/users/started');
  await logOut(other);
  await other.waitForURL('**/logout.html?t=1');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(/logout\.html\?t=1|ssoLogin/);
  await expect(page.getByTestId('list')).toHaveCount(0);
});
