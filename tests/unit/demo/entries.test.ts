import { describe, expect, test } from 'vitest';
import { auditEntries } from '~/demo/company/administration/audit';
import { supportRequestsNow } from '~/demo/company/administration/remote-support';
import { alerts } from '~/demo/company/alerts/generate';
import { cloudAssets } from '~/demo/company/assets/cloud/generate';
import { containers } from '~/demo/company/assets/containers/generate';
import { dataStores } from '~/demo/company/assets/data-stores/generate';
import { embeddedReports } from '~/demo/company/embedded-reports';
import { withEntries } from '~/demo/company/entries';
import { mails } from '~/demo/company/mail/generate';
import { people } from '~/demo/company/people/generate';
import { processes } from '~/demo/company/processes/generate';
import { badSites } from '~/demo/company/threats/sites';
import { indicators } from '~/demo/company/threats/indicators/generate';
import { isRecord } from '~/lib/json';
import { itemsOf, dataOf } from '../../harness/demo/read';
import { control, demoApp, START } from '../../harness/demo/support';

const started = { start: START };
/** Markup with a script or a handler, a character that reverses the reading direction, a formula, a very long text. */
const hostileText = /<script|<svg|<img|onmouseover=|javascript:|\u202E|"=[A-Za-z]|[^"]{600}/;

const kinds: Readonly<Record<string, () => readonly object[]>> = {
  people,
  'support requests': () => supportRequestsNow(new Map()),
  'audit entries': () => auditEntries(started),
  alerts: () => alerts(started),
  'cloud assets': cloudAssets,
  'data stores': dataStores,
  mails: () => mails(started),
  processes: () => processes(started),
  indicators,
  'sites of attackers': badSites,
  reports: () => embeddedReports(started),
};

describe.each(Object.entries(kinds))('the %s', (_, all) => {
  test('have hostile texts in tests, and none where hostile entries are off', () => {
    const found = () => hostileText.exec(JSON.stringify(all()))?.[0];
    expect(found()).toBeDefined();
    expect(withEntries(false, found)).toBeUndefined();
  });
});

test('an ordinary entry takes the position and the id of a hostile one', () => {
  const idsOf = (all: readonly object[]) => all.map((each) => (isRecord(each) ? each['id'] : undefined));
  for (const name of ['people', 'support requests', 'audit entries', 'alerts', 'mails', 'processes']) {
    const all = kinds[name] ?? (() => []);
    expect(idsOf(withEntries(false, all))).toEqual(idsOf(all()));
  }
  const stateOf = () => containers().map(({ status }) => status);
  expect(stateOf()).toContain('hibernating');
  expect(withEntries(false, stateOf)).not.toContain('hibernating');
});

test('entries are ordinary until the control page switches hostile ones on, and a reset switches them off', async () => {
  const app = demoApp({ hostile: false });
  const subjects = async () =>
    itemsOf(await dataOf(app, 'remoteSupportApprovals'))
      .map(({ engineer }) => String(engineer))
      .join();
  expect(await subjects()).not.toMatch(hostileText);
  await control(app, 'scenario', { id: 'entries-hostile' });
  expect(await subjects()).toMatch(hostileText);
  await control(app, 'reset', {});
  expect(await subjects()).not.toMatch(hostileText);
});
