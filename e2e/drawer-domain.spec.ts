import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, expectFields, openDrawer, withoutValues, type ReadFields } from './support/drawer';

const basic: ReadFields = [
  ['wrsScore', '12\nDangerous'],
  ['wrsCategory', 'Phishing'],
  ['domainName', story.domain],
  ['registrantName', 'Privacy Proxy Ltd'],
  ['registrantCounty', 'Panama'],
  ['createdDate', '2026-11-11'],
  ['updatedDate', '2026-11-17'],
  ['expiredDate', '2027-11-11'],
  ['hostedIP', story.ip],
  ['hostedLocation', 'Netherlands'],
];
const activity: ReadFields = [
  ['firstSeen', '2026-11-16 13:00:00'],
  ['lastSeen', '2026-11-20 12:00:00'],
  ['hourlyAverageActivities', '1.51'],
  ['totalActivities', '145'],
  ['peakHourTime', '2026-11-18 22:00:00'],
  ['peakHourActivities', '52'],
  ['activityHistory', 'Highest\n52\n2026-11-18 22:00:00'],
];
const intelligence: ReadFields = [
  ['detections', '17 / 93'],
  ['attributes.last_analysis_stats.malicious', '17'],
  ['attributes.last_analysis_stats.suspicious', '3'],
  ['attributes.last_analysis_stats.undetected', '12'],
  ['attributes.last_analysis_stats.harmless', '61'],
  ['attributes.last_analysis_date', '2026-11-19 09:00:00'],
  ['attributes.tags', 'newly-registered'],
  ['attributes.registrar', 'QuickNames Ltd'],
  ['attributes.creation_date', '2026-11-11 12:00:00'],
  ['queryDate', '2026-11-20 06:00:00'],
];

test('every field of a domain has its value', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 5, id: story.domain });
  await expect(drawerOf(page).getByRole('heading', { name: story.domain })).toBeVisible();
  await expectFields(page, 'basic', basic);
  await expectFields(page, 'activity', activity);
  await expectFields(page, 'threat-intelligence', intelligence);
  await expect(drawerOf(page).getByRole('tab')).toHaveText(['Basic', 'Activity', 'Threat intelligence']);
  expect(demo.calls('domainQuery').map(({ body }) => body)).toEqual([{ domain: story.domain }]);
});

test('every field of a domain has a dash when the answer holds nothing', async ({ page, open, demo }) => {
  await demo.next('domainQuery', { body: { data: {} } });
  await demo.next('vtReport', { body: { data: { attributes: {}, queryDate: null } } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 5, id: story.domain });
  await expectFields(page, 'basic', withoutValues(basic));
  await expectFields(page, 'activity', withoutValues(activity));
  await expectFields(page, 'threat-intelligence', withoutValues(intelligence));
});

for (const region of ['UAE', 'GOV_US']) {
  test(`in ${region} there is no third-party report, whatever the address says`, async ({ page, open, demo }) => {
    await demo.config({ region });
    await open('full', `/users/started?profile=5&profileId=${story.domain}&profileTab=3`);
    await expect(drawerOf(page).getByRole('tab')).toHaveText(['Basic', 'Activity']);
    await expect(drawerOf(page).getByRole('tab', { selected: true })).toHaveText('Basic');
    await expectFields(page, 'basic', basic);
    expect(demo.calls('vtReport')).toEqual([]);
  });
}
