import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

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

/** Elements of the header that are cut off or overlap others. */
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

for (const account of ['full', 'itops', 'demo', 'small-business']) {
  test(`nothing in the header of ${account} is cut off or covered at any width, and all of it can be reached`, async ({
    page,
    open,
    demo,
  }) => {
    await demo.config({ tracking: true });
    await open(account, '/users/started');
    if (account === 'small-business') await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByTestId('notifications')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => disorder(page), `${width} wide`).toEqual([]);
      await expect(page.getByTestId('brand')).toHaveAccessibleName(/^Descry/);
      for (const name of ['User menu', 'Company menu: Halden Optics', 'Partner menu']) {
        const button = page.getByRole('button', { name });
        if ((await button.count()) === 0) continue;
        await button.click();
        const box = await page.getByRole('menu').boundingBox();
        expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${name}, ${width} wide`).toBe(true);
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      }
    }
  });
}

test('the results of a search leave the header in order at any width', async ({ page, open }) => {
  await open('full', '/app/global-search?keyword=loader');
  await expect(page.getByTestId('period')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => disorder(page), `${width} wide`).toEqual([]);
  }
});

test('header and menus are accessible in both themes', async ({ page, open }) => {
  await open('itops', '/users/started');
  for (const id of ['partner-menu', 'company-menu', 'user-menu']) {
    await page.getByTestId(id).click();
    await expectAccessibleInBothThemes(page, '.descry-header');
    await page.keyboard.press('Escape');
  }
});
