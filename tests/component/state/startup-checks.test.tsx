import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../harness/api-client';
import { profileOf } from '../../harness/app/console';
import { allAccess, loadAlerts, openAlerts, type Shown } from '../../harness/shell/banners/support';

loadAlerts();

const dueUpgrade = { companyProfile: { showUpgradeToFoundationBanner: true } };

function person(advanced: object, members: object = {}): object {
  return profileOf('ents', { access: allAccess, ...members }, advanced);
}

type World = Awaited<ReturnType<typeof openAlerts>>;

const dialogsOf = ({ app }: World) => app.services().overlays.open.get();
const idsOf = (world: World) => dialogsOf(world).map(({ id }) => id);

/** Closes the dialog in front; gives its name. */
async function closeFront(world: World): Promise<string | undefined> {
  const front = dialogsOf(world).at(-1);
  await act(async () => front && world.app.services().overlays.close(front.key));
  await world.pass(0);
  return front?.id;
}

test.each<[string, { given: Shown; want: readonly string[] }]>([
  ['the site INT [SH-NT-01]', { given: { config: { site: 'INT' } }, want: ['site-notice'] }],
  ['another site [SH-NT-01]', { given: { config: { site: 'EU' } }, want: [] }],
  ['no site [SH-NT-01]', { given: {}, want: [] }],
  [
    'seen in this session [SH-OP-107]',
    { given: { config: { site: 'INT' }, tab: { uic_intNotice: 'true' } }, want: [] },
  ],
  [
    'terms are due [DG-TM-01, DG-TM-02, SH-LM-01]',
    { given: { profile: person({ showMSPTermsPopup: true }) }, want: ['terms'] },
  ],
  ['terms are not [DG-TM-02, SH-LM-01]', { given: { profile: person({ showMSPTermsPopup: false }) }, want: [] }],
  ['not exactly true [SH-LM-01]', { given: { profile: person({ showMSPTermsPopup: 1 }) }, want: [] }],
  [
    'an upgrade is due [SH-UA-08]',
    { given: { profile: person({ isFoundation: false }, dueUpgrade) }, want: ['upgrade-soon'] },
  ],
  ['not for foundation [SH-OP-101]', { given: { profile: person({ isFoundation: true }, dueUpgrade) }, want: [] }],
  [
    'later, today [SH-UA-09]',
    {
      given: { profile: person({ isFoundation: false }, dueUpgrade), local: { uic_upgradeRemindLater: '2025-03-01' } },
      want: [],
    },
  ],
  [
    'later, yesterday [SH-UA-09]',
    {
      given: { profile: person({ isFoundation: false }, dueUpgrade), local: { uic_upgradeRemindLater: '2025-02-28' } },
      want: ['upgrade-soon'],
    },
  ],
  [
    'not again, today [SH-UA-07]',
    {
      given: { profile: person({ isFoundation: false }, dueUpgrade), local: { uic_noUpgradeBanner: '2025-03-01' } },
      want: [],
    },
  ],
])('%s', async (_, { given, want }) => {
  const world = await openAlerts(given);
  const seen: (string | undefined)[] = [];
  while (dialogsOf(world).length > 0 && seen.length < 5) seen.push(await closeFront(world));
  expect(seen).toEqual(want);
});

test('they come one after the other, the terms first, each once', async () => {
  const world = await openAlerts({
    profile: person({ isFoundation: false, showMSPTermsPopup: true }, dueUpgrade),
    config: { site: 'INT' },
  });
  const seen: (string | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    expect(dialogsOf(world)).toHaveLength(1);
    seen.push(await closeFront(world));
  }
  expect(seen).toEqual(['terms', 'site-notice', 'upgrade-soon']);
  expect(idsOf(world)).toEqual([]);
  expect(world.tab.getItem('uic_intNotice')).not.toBeNull();
  await world.go('/users/started');
  await world.pass(60_000);
  expect(idsOf(world)).toEqual([]);
});

test('they wait for a dialog that is open', async () => {
  const world = await openAlerts({ config: { site: 'INT' }, tab: { uic_intNotice: 'true' } });
  const other = world.app.services().overlays.show('generic', { text: 'x' });
  await act(async () => world.app.services().preferences.clear('siteNotice'));
  expect(idsOf(world)).toEqual(['generic']);
  await act(async () => world.app.services().overlays.close(other));
  await world.pass(0);
  expect(idsOf(world)).toEqual(['site-notice']);
});

test.each<[string, unknown, boolean]>([
  ['true', { modal: { isKickingAction: true } }, true],
  ['false', { modal: { isKickingAction: false } }, false],
  ['not exactly true', { modal: { isKickingAction: 1 } }, false],
  ['no modal', { modal: null }, false],
  ['no answer', json({}, 500), false],
])(
  'a session that was ended elsewhere is warned and signed out after 90 s: %s [SH-OP-080]',
  async (_, notification, want) => {
    const world = await openAlerts({ notification });
    expect(idsOf(world)).toEqual(want ? ['session-kicked'] : []);
    await world.pass(89_000);
    expect(world.page.done.some((line) => line.includes('ssoLogout'))).toBe(false);
    await world.pass(3_100);
    expect(world.page.done.some((line) => line.includes('ssoLogout'))).toBe(want);
  },
);
