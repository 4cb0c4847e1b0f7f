import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

const headers: [string, { account: string; config?: object; brand: string; parts: string[] }][] = [
  ['an enterprise', { account: 'full', brand: 'Descry', parts: ['case-log-slot', 'ai-slot'] }],
  ['the second enterprise view', { account: 'entp', brand: 'Descry', parts: ['case-log-slot', 'ai-slot'] }],
  [
    'an enterprise where tracking is on',
    { account: 'full', config: { tracking: true }, brand: 'Descry', parts: ['case-log-slot', 'ai-slot', 'extra-menu'] },
  ],
  [
    'an enterprise in the context of a service provider',
    {
      account: 'full',
      config: { tracking: true, serviceProviderContext: true },
      brand: 'Descry',
      parts: ['case-log-slot', 'ai-slot'],
    },
  ],
  ['the region UAE', { account: 'itops', config: { region: 'UAE' }, brand: 'Descry UAE', parts: ['help-menu'] }],
  ['a small business', { account: 'small-business', config: { tracking: true }, brand: 'Descry', parts: [] }],
  ['a service provider', { account: 'itops', brand: 'Descry Partner', parts: ['help-menu'] }],
  ['a responder', { account: 'dfir', brand: 'Descry Partner', parts: ['help-menu'] }],
  ['a managed-service provider', { account: 'mspc', brand: 'Descry Partner', parts: ['help-menu'] }],
  [
    'a demo visitor',
    { account: 'demo', brand: 'Descry', parts: ['case-log-slot', 'ai-slot', 'demo-tag', 'leave-demo'] },
  ],
];
const optional = ['help-menu', 'extra-menu', 'case-log-slot', 'ai-slot', 'demo-tag', 'leave-demo'];

for (const [name, { account, config = {}, brand, parts }] of headers) {
  test(`${name} sees its brand and its parts`, async ({ page, open, demo }) => {
    await demo.config(config);
    await open(account, '/users/started');
    await expect(page.getByTestId('brand')).toHaveText(brand);
    await expect(page).toHaveTitle(`Getting started - ${brand}`);
    await expect(page.getByTestId('user-menu')).toBeVisible();
    await expect(page.getByTestId('chat-bot-slot')).toBeHidden();
    for (const part of optional) await expect(page.getByTestId(part)).toHaveCount(parts.includes(part) ? 1 : 0);
  });
}

test('the brand leads home', async ({ page, open }) => {
  await open('full', '/users/about');
  await page.getByRole('link', { name: 'Descry', exact: true }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
});

test("a deployment's own logo stands in the header, and what is no address of a trusted place does not", async ({
  page,
  open,
  demo,
}) => {
  await demo.config({ brand: { enableCustomLogo: true, headerLogo: '/__demo/pages/partner-logo.svg' } });
  await open('full', '/users/started');
  const logo = page.getByTestId('brand').locator('img');
  await expect(logo).toHaveAttribute('src', '/__demo/pages/partner-logo.svg');
  expect(await page.evaluate(() => sessionStorage.getItem('uic_brand'))).toContain('partner-logo.svg');
});

test('the assistant starts for enterprises, and its icon shows its place', async ({ page, open, demo }) => {
  await demo.config({ tracking: true });
  await page.addInitScript(() => {
    window.addEventListener('console:assistant-start', (event) => {
      const name = 'detail' in event ? JSON.stringify(event.detail) : '';
      document.documentElement.setAttribute('data-started', (document.documentElement.dataset.started ?? '') + name);
    });
  });
  await open('full', '/users/started');
  await expect(page.locator('html')).toHaveAttribute('data-started', '{"name":"ai"}{"name":"case-log"}');
  await expect(page.getByTestId('ai-slot')).toBeHidden();
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await expect(page.getByTestId('ai-slot')).not.toHaveAttribute('hidden');
});

test('in GOV_US help is a support case', async ({ page, open, demo }) => {
  await demo.config({ region: 'GOV_US' });
  await open('itops', '/users/started');
  await page.getByTestId('help-menu').click();
  await expect(page.getByRole('dialog', { name: 'Contact Support' })).toBeVisible();
  expect(demo.calls('getWhitelabel')).toEqual([]);
});

test('elsewhere help is the draft of a mail to the support of the partner', async ({ page, open, demo, context }) => {
  await open('itops', '/users/started');
  const devtools = await context.newCDPSession(page);
  const addresses: string[] = [];
  devtools.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  await devtools.send('Page.enable');
  await page.getByRole('button', { name: 'Mail to technical support' }).click();
  await expect.poll(() => addresses).toEqual(['mailto:support@partner-northgate.example?subject=Technical%20Support']);
  expect(demo.calls('getWhitelabel')).toHaveLength(1);
});

test('a mail draft that cannot be made is told', async ({ page, open, demo }) => {
  await demo.next('getWhitelabel', { status: 400, body: {} });
  await open('itops', '/users/started');
  await page.getByTestId('help-menu').click();
  await expect(page.getByTestId('toast')).toHaveText(/Something went wrong/);
});

test('the user menu leads to account and company, by keyboard', async ({ page, open }) => {
  await open('full', '/users/started');
  await page.getByRole('button', { name: 'User menu' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Language' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/bc/company/profile');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account preferences' }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/iam2/users_preference');
});

test('accounts that are neither foundation nor migrated have the older preferences', async ({ page, open }) => {
  await open('small-business', '/users/started');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account preferences' }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/bc/iam/users_preference');
});

test('the theme is chosen, applied at once and remembered', async ({ page, open }) => {
  await open('full', '/users/started');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByTestId('shell')).toBeVisible();
  const light = await background();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(page.getByTestId('shell')).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toHaveAttribute('aria-checked', 'true');
});

/** What of the header is cut off, and what lies over something else. */
function disorder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.descry-header :is(a, button, [data-testid="search"], .descry-mark)')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.parentElement?.closest('form'))
      .map((part) => ({ part, box: part.getBoundingClientRect(), name: part.outerHTML.slice(0, 120) }));
    const cut = parts.filter(({ box }) => box.left < 0 || box.right > window.innerWidth + 0.5);
    const over = parts.filter(({ part, box }, at) =>
      parts
        .slice(at + 1)
        .some(
          (other) =>
            !part.contains(other.part) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5,
        ),
    );
    const scrolls = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : [];
    return [...scrolls, ...cut.map(({ name }) => `cut off: ${name}`), ...over.map(({ name }) => `covered: ${name}`)];
  });
}

const widths = [1440, 1280, 1024, 768, 480, 320];

for (const width of widths) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const account of ['full', 'itops', 'demo', 'small-business']) {
      test(`nothing in the header of ${account} is cut off or covered, and all of it can be reached`, async ({
        page,
        open,
        demo,
      }) => {
        await demo.config({ tracking: true });
        await open(account, '/users/started');
        if (account === 'small-business') await page.getByRole('button', { name: 'Later' }).click();
        await expect(page.getByTestId('notifications')).toBeVisible();
        expect(await disorder(page)).toEqual([]);
        for (const name of ['User menu', 'Company menu: Halden Optics', 'Partner menu']) {
          const button = page.getByRole('button', { name });
          if ((await button.count()) === 0) continue;
          await button.click();
          const box = await page.getByRole('menu').boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
          await page.keyboard.press('Escape');
          await expect(button).toBeFocused();
        }
      });
    }

    test('the results of a search leave the header in order', async ({ page, open }) => {
      await open('full', '/app/global-search?keyword=loader');
      await expect(page.getByTestId('period')).toBeVisible();
      expect(await disorder(page)).toEqual([]);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('header and menus are accessible', async ({ page, open }) => {
      await open('itops', '/users/started');
      for (const id of ['partner-menu', 'company-menu', 'user-menu']) {
        await page.getByTestId(id).click();
        await expectAccessible(page, '.descry-header');
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('SH-CM-03: the switch of companies signs in anew and comes back to the page', async ({ page, open }) => {
  await open('full', '/users/about');
  await page.getByTestId('company-menu').click();
  await page.getByRole('menuitem', { name: 'Switch company' }).click();
  await expect(page).toHaveURL(/\/saml\/ssoLogin\?reauth=true&relayState=%2Fusers%2Fabout$/);
});

test('SH-UM-05: a SAML user switches the group; nobody else can', async ({ page, open }) => {
  await open('entp', '/users/started');
  await page.getByTestId('user-menu').click();
  await page.getByRole('menuitem', { name: 'Switch SAML group' }).click();
  await expect(page).toHaveURL(/\/saml\/ssoLogin\?reauth=true/);
});
