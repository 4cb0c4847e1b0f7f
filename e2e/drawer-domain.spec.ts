import { story } from '../demo/data/story';
import { expect, test } from './support/console';
import { drawerOf, expectFields, openDrawer, withoutValues, type ReadFields } from './support/drawer';

const basic: ReadFields = [
  ['Web reputation score', '12\nDangerous'],
  ['Web reputation category', 'Phishing'],
  ['Domain', story.domain],
  ['Registrant name', 'Privacy Proxy Ltd'],
  ['Registrant country', 'Panama'],
  ['Created', '2026-11-11'],
  ['Updated', '2026-11-17'],
  ['Expires', '2027-11-11'],
  ['Hosted IPs', story.ip],
  ['Hosted locations', 'Netherlands'],
];
const activity: ReadFields = [
  ['First seen', '2026-11-16 13:00:00 UTC'],
  ['Last seen', '2026-11-20 12:00:00 UTC'],
  ['Hourly average', '1.51'],
  ['Total activities', '145'],
  ['Peak hour', '2026-11-18T22:00:00Z'],
  ['Peak activities', '52'],
  ['Activity chart', 'Highest\n52\n2026-11-18 22:00:00 UTC'],
];
const intelligence: ReadFields = [
  ['Detections', '17 / 93'],
  ['Malicious', '17'],
  ['Suspicious', '3'],
  ['Undetected', '12'],
  ['Harmless', '61'],
  ['Last analysis', '2026-11-19 09:00:00 UTC'],
  ['Tags', 'newly-registered'],
  ['Registrar', 'QuickNames Ltd'],
  ['Created', '2026-11-11 12:00:00 UTC'],
  ['Report queried', '2026-11-20 06:00:00 UTC'],
];

test('every field of a domain has its value', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 5, id: story.domain });
  await expect(drawerOf(page).getByRole('heading', { name: story.domain })).toBeVisible();
  await expectFields(page, 'Basic', basic);
  await expectFields(page, 'Activity', activity);
  await expectFields(page, 'Threat intelligence', intelligence);
  await expect(drawerOf(page).getByRole('tab')).toHaveText(['Basic', 'Activity', 'Threat intelligence']);
  expect(demo.calls('domainQuery').map(({ body }) => body)).toEqual([{ domain: story.domain }]);
});

test('every field of a domain has a dash when the answer holds nothing', async ({ page, open, demo }) => {
  await demo.next('domainQuery', { body: { data: {} } });
  await demo.next('vtReport', { body: { data: { attributes: {}, queryDate: null } } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 5, id: story.domain });
  await expectFields(page, 'Basic', withoutValues(basic));
  await expectFields(page, 'Activity', withoutValues(activity));
  await expectFields(page, 'Threat intelligence', withoutValues(intelligence));
});

for (const region of ['UAE', 'GOV_US']) {
  test(`in ${region} there is no third-party report, whatever the address says`, async ({ page, open, demo }) => {
    await demo.config({ region });
    await open('full', `/users/started?profile=5&profileId=${story.domain}&profileTab=3`);
    await expect(drawerOf(page).getByRole('tab')).toHaveText(['Basic', 'Activity']);
    await expect(drawerOf(page).getByRole('tab', { selected: true })).toHaveText('Basic');
    await expectFields(page, 'Basic', basic);
    expect(demo.calls('vtReport')).toEqual([]);
  });
}
