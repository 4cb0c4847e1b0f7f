import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../support/api-client';
import { calm, profileOf } from '../../app/console';
import { allAccess, loadAlerts, openAlerts, type Said } from '../banners/support';

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
  await calm();
  return front?.id;
}

test.each<[string, { given: Said; want: readonly string[] }]>([
  ['SH-NT-01: the site INT', { given: { config: { site: 'INT' } }, want: ['site-notice'] }],
  ['SH-NT-01: another site', { given: { config: { site: 'EU' } }, want: [] }],
  ['SH-NT-01: no site', { given: {}, want: [] }],
  ['SH-OP-107: seen in this session', { given: { config: { site: 'INT' }, tab: { uic_intNotice: 'true' } }, want: [] }],
  [
    'DG-TM-01, DG-TM-02, SH-LM-01: terms are due',
    { given: { profile: person({ showMSPTermsPopup: true }) }, want: ['terms'] },
  ],
  ['DG-TM-02, SH-LM-01: terms are not', { given: { profile: person({ showMSPTermsPopup: false }) }, want: [] }],
  ['SH-LM-01: not exactly true', { given: { profile: person({ showMSPTermsPopup: 1 }) }, want: [] }],
  [
    'SH-UA-08: an upgrade is due',
    { given: { profile: person({ isFoundation: false }, dueUpgrade) }, want: ['upgrade-soon'] },
  ],
  ['SH-OP-101: not for foundation', { given: { profile: person({ isFoundation: true }, dueUpgrade) }, want: [] }],
  [
    'SH-UA-09: later, today',
    {
      given: { profile: person({ isFoundation: false }, dueUpgrade), local: { uic_upgradeRemindLater: '2025-03-01' } },
      want: [],
    },
  ],
  [
    'SH-UA-09: later, yesterday',
    {
      given: { profile: person({ isFoundation: false }, dueUpgrade), local: { uic_upgradeRemindLater: '2025-02-28' } },
      want: ['upgrade-soon'],
    },
  ],
  [
    'SH-UA-07: not again, today',
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
  const world = await openAlerts();
  const other = world.app.services().overlays.show('generic', { text: 'x' });
  const again = await openAlertsBehind(world);
  expect(again).toEqual(['generic']);
  await act(async () => world.app.services().overlays.close(other));
  await calm();
  expect(idsOf(world)).toEqual(['site-notice']);
});

/** Opens the notice of the site behind what is open. */
async function openAlertsBehind(world: World): Promise<readonly string[]> {
  await act(async () => world.app.shell.openNextNotice({ ...world.app.services().scope, site: 'INT' }));
  const now = idsOf(world);
  await act(async () => world.app.services().overlays.close(dialogsOf(world)[0]?.key ?? 0));
  await act(async () => world.app.shell.openNextNotice({ ...world.app.services().scope, site: 'INT' }));
  return now;
}

test.each<[string, unknown, boolean]>([
  ['true', { modal: { isKickingAction: true } }, true],
  ['false', { modal: { isKickingAction: false } }, false],
  ['not exactly true', { modal: { isKickingAction: 1 } }, false],
  ['no modal', { modal: null }, false],
  ['no answer', json({}, 500), false],
])(
  'SH-OP-080: a session that was ended elsewhere is warned and signed out after 90 s: %s',
  async (_, notification, want) => {
    const world = await openAlerts({ notification });
    expect(idsOf(world)).toEqual(want ? ['session-kicked'] : []);
    await world.pass(89_000);
    expect(world.page.done.some((line) => line.includes('ssoLogout'))).toBe(false);
    await world.pass(3_100);
    expect(world.page.done.some((line) => line.includes('ssoLogout'))).toBe(want);
  },
);
