import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { goTo, screenWithData } from './support/screens';
import { brokenTimes } from './support/times';

const list = { id: 'workbench', kind: 'table', path: '/workbench' };
const dashboard = { id: 'dashboard', kind: 'tiles', path: '/dashboard' };

/**
 * Browser zone, account, and the names, hour and offset of the zone of the console when it is 2026-11-20 12:00 in UTC.
 */
const readers = [
  { timezoneId: 'Asia/Kolkata', account: 'full', zone: /Kolkata|Calcutta/, hour: '17', offset: '+05:30' },
  { timezoneId: 'Europe/Berlin', account: 'dfir', zone: 'Kathmandu', hour: '17', offset: '+05:45' },
] as const;

for (const { timezoneId, account, zone, hour, offset } of readers) {
  test.describe(`${account} in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads clock, lists, charts, periods and the dashboard in one zone', async ({ page, open }) => {
      await open(account, list.path);
      await screenWithData(page, list);
      const clock = page.getByTestId('clock');
      await expect(clock).toContainText(`2026-11-20 ${hour}:`);
      await expect(clock.locator('time')).toHaveAttribute('data-zone', zone);
      await expect(page.getByTestId('updated')).toContainText(zone);
      const heading = page.getByRole('columnheader', { name: 'Created' });
      await expect(heading).toContainText(zone);

      const cell = page.locator('[data-list="workbench"] td[data-column="created"] time').nth(2);
      const [day = '', time = ''] = (await cell.innerText()).split(' ');
      const moment = (await cell.getAttribute('datetime')) ?? '';
      await page.getByTestId('screen-period').click();
      await page.getByRole('option', { name: 'Custom' }).click();
      await expect(page.getByRole('dialog', { name: 'Period' })).toContainText(`(UTC${offset})`);
      await page.locator('[name=fromDate]').fill(day);
      await page.locator('[name=fromTime]').fill(time);
      await page.locator('[name=toDate]').fill(day);
      await page.locator('[name=toTime]').fill(oneSecondAfter(time));
      await page.locator('[data-action=apply]').click();
      await expect(page.getByTestId('range')).toHaveText(/^1–1 of 1 /);
      await expect(page.locator('[data-list="workbench"] td[data-column="created"] time')).toHaveAttribute(
        'datetime',
        moment,
      );

      await goTo(page, dashboard.path);
      await screenWithData(page, dashboard);
      await expect(page.locator('.descry-page-refresh')).toContainText(zone);
      const chart = page.locator('[data-type="line"] [role="img"]').first();
      await expect(chart).toHaveAttribute('aria-label', new RegExp(`UTC\\${offset}`));
      const ticks = await page.locator('[data-type="line"] .xtick text').allInnerTexts();
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.filter((tick) => !/^(?:\d{4}-\d\d-\d\d|\d\d:\d\d(?:\s*\d{4}-\d\d-\d\d)?)$/.test(tick))).toEqual([]);

      // On a telephone the clock and its panel keep their times on one line.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByTestId('clock').click();
      await expect(page.getByRole('link', { name: 'Time-zone settings' })).toBeVisible();
      expect((await brokenTimes(page, 'header')).broken).toEqual([]);
    });
  });
}

function oneSecondAfter(time: string): string {
  return new Date(Date.parse(`1970-01-01T${time}Z`) + 1000).toISOString().slice(11, 19);
}

test('the events of an alert keep their times on one line with a drawer beside them', async ({ page, open }) => {
  await open('full', `/workbench/${story.workbench}?profile=6&profileId=${story.ip}`);
  await screenWithData(page, { id: 'workbench-alert', kind: 'sections', path: '' });
  const events = page.locator('[data-field="events"] time');
  await expect(events.first()).toBeVisible();
  expect((await brokenTimes(page, '[data-testid="screen"]')).broken).toEqual([]);
});
