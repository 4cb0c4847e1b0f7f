import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

for (const [name, shift] of [
  ['an hour ahead', 3600],
  ['years behind', -900_000_000],
] as const) {
  test(`a workstation that is ${name} does not change the clock, and is told`, async ({ page, open, server }) => {
    // The time of the server, whose clock runs already.
    const answer = await page.request.get(`${server.origin}/ui/uic/v3/session`);
    const now = Date.parse(answer.headers()['date'] ?? '');
    await page.clock.install({ time: now + shift * 1000 });
    await open('full', '/users/started');
    await expect(page.getByTestId('clock')).toContainText('2026-11-20 12:');
    await page.getByTestId('clock').click();
    const panel = page.getByRole('dialog', { name: 'Server time' });
    await expect(panel).toContainText('Friday 2026-11-20');
    await expect(panel).toContainText(shift > 0 ? /1:00:0\d ahead|0:59:5\d ahead/ : /\d:\d\d behind/);
  });
}

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
