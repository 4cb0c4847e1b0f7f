import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

test('from Ctrl+K to a page, by keyboard alone', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to or run' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('audit');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Audit logs');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/admin/log');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('objects opened before are found by their names', async ({ page, open }) => {
  await open('full', '/users/started?profile=5&profileId=tidewater-mail.example');
  await expect(page.getByTestId('drawer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('drawer')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Find a page/ }).fill('tidewater');
  await expect(page.getByRole('option', { selected: true })).toContainText('Domain');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('drawer')).toHaveAttribute('data-search-type', '5');
});

test('an account with few pages finds no others', async ({ page, open }) => {
  await open('restricted', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Find a page/ });
  await expect(field).toBeFocused();
  expect(await page.getByRole('option').count()).toBeGreaterThan(0);
  await field.fill('billing');
  await expect(page.getByRole('group', { name: 'Pages' })).toHaveCount(0);
});

for (const [name, width, direction] of [
  ['in a window of 320 px', 320, 'ltr'],
  ['from right to left', 1280, 'rtl'],
] as const) {
  test(`${name} the palette fits and moves with the arrow keys`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 640 });
    await open('full', '/users/started');
    await expect(page.getByTestId('screen')).toBeVisible();
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), direction);
    await page.keyboard.press('Control+k');
    const box = await page.getByTestId('palette').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  });
}

test('? lists the shortcuts, and they work', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
  await page.keyboard.press('/');
  await expect(page.locator('input[name="keyword"]')).toBeFocused();
  await expect(page.locator('input[name="keyword"]')).toHaveValue('');
  await page.keyboard.press('Escape');
});
