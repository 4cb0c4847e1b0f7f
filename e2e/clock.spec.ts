import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

test('the clock changes within a second of the minute, without being told', async ({ page, open }) => {
  await page.route('**/ui/uic/v3/**', async (route) => {
    const response = await route.fetch();
    const { date, ...headers } = response.headers();
    expect(date).toBeDefined();
    await route.fulfill({ response, headers });
  });
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await open('full', '/users/started');
  const clock = page.getByTestId('clock');
  await expect(clock).toHaveText('2026-11-20 12:00');
  await page.clock.pauseAt(Date.parse('2026-11-20T12:01:58Z'));
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('2026-11-20 12:01');
  await page.clock.runFor(1000);
  await expect(clock).toHaveText('2026-11-20 12:02');
  // A call may still be pending when the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a workstation in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('without settings it shows the zone of the browser', async ({ page, open }) => {
    await open('full', '/users/started');
    await expect(page.getByTestId('clock')).toContainText('2026-11-20 07:');
    await expect(page.getByTestId('clock')).toHaveAccessibleName(/America\/New_York \(UTC-05:00\)$/);
  });
});

test('the panel is accessible in both themes, and closes by keyboard', async ({ page, open }) => {
  await open('dfir', '/users/about');
  await page.getByTestId('clock').press('Enter');
  await expect(page.getByRole('link', { name: 'Time-zone settings' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Time-zone settings' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('clock')).toBeFocused();
});
