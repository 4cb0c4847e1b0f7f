import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { calm, part, profileOf } from '~/tests/harness/app/console';
import {
  allAccess,
  bannerNow,
  control,
  loadAlerts,
  openAlerts,
  type Shown,
} from '~/tests/harness/shell/banners/support';

loadAlerts();

const due = { showUpgradeToFoundationBanner: true };
const reminder = { uic_upgradeRemindLater: '2025-03-01' };

function person(userType: string, { access = allAccess, companyProfile = due, isFoundation = false } = {}): object {
  return profileOf('smbp', { access, companyProfile }, { userType, isFoundation });
}

/** A console whose upgrade is due; the dialog after the start was put off. */
const open = (given: Shown = {}) => openAlerts({ profile: person('root'), local: reminder, ...given });

const press = async (action: string): Promise<void> => {
  const found = document.querySelectorAll(`[data-testid="dialog"] [data-action="${action}"]`);
  const button = found.item(found.length - 1);
  if (!button) throw new Error(`No button ${action}`);
  await userEvent.click(button);
  await calm();
};
const dialogNow = () => part('dialog')?.dataset['dialog'];

test.each<[string, { given: Shown; want: boolean }]>([
  ['due', { given: {}, want: true }],
  ['a foundation company', { given: { profile: person('root', { isFoundation: true }) }, want: false }],
  [
    'not offered',
    { given: { profile: person('root', { companyProfile: { showUpgradeToFoundationBanner: false } }) }, want: false },
  ],
  ['not again today [SH-UA-07]', { given: { local: { ...reminder, uic_noUpgradeBanner: '2025-03-01' } }, want: false }],
  [
    'not again yesterday [SH-UA-07]',
    { given: { local: { ...reminder, uic_noUpgradeBanner: '2025-02-28' } }, want: true },
  ],
  ['a flag that is garbage', { given: { local: { ...reminder, uic_noUpgradeBanner: 'for ever' } }, want: true }],
])('the banner of the upgrade, %s [SH-OP-101]', async (_, { given, want }) => {
  await open(given);
  expect(bannerNow()).toEqual(want ? ['info', 'Your company can upgrade to foundation accounts.'] : undefined);
});

test('the banner leads over two dialogs to the address of the upgrade [SH-UA-01 to 05, SH-AC-16]', async () => {
  const { page, requested } = await open({
    answers: { getUpgradeUrl: json({ upgradeUrl: '/upgrade/start' }) },
  });
  await userEvent.click(control('resolve') ?? document.body);
  await calm();
  expect(dialogNow()).toBe('upgrade');
  await press('go');
  expect(dialogNow()).toBe('upgrade-confirm');
  const start = screen.getByRole('button', { name: 'Start upgrade' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  await press('go');
  expect(requested.filter((path) => path.includes('getUpgradeUrl'))).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  expect(start.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  expect(start.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  await press('go');
  expect(requested.filter((path) => path.includes('getUpgradeUrl'))).toEqual([
    '/ui/uic/v3/getUpgradeUrl?lang=en&relayState=%2Fusers%2Fabout',
  ]);
  expect(page.done).toContain('open /upgrade/start');
});

test.each([
  ['a refusal [SH-ER-14, SH-UA-12]', json({}, 500)],
  ['an answer without an address', json({})],
  ['an address that is not trusted', json({ upgradeUrl: 'javascript:alert(1)' })],
  ['an address of a foreign site, which is offered as a link', json({ upgradeUrl: 'https://upgrade.example/start' })],
])('the user gets a message and no window opens after %s', async (_, answer) => {
  const { page } = await open({ answers: { getUpgradeUrl: answer } });
  await userEvent.click(control('resolve') ?? document.body);
  await calm();
  await press('go');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  await press('go');
  expect(part('toast')).not.toBeNull();
  expect(page.done.filter((line) => line.startsWith('open'))).toEqual([]);
});

test.each(['saml', 'samlGroup', 'local'])(
  'a user of type %s cannot go on and is told why [SH-UA-03, SH-AC-18, SH-OP-103]',
  async (userType) => {
    await open({ profile: person(userType) });
    await userEvent.click(control('resolve') ?? document.body);
    await calm();
    const go = document.querySelector('[data-dialog="upgrade"] [data-action="go"]');
    expect(go?.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(go ?? document.body);
    expect(screen.getByRole('tooltip').textContent).toBe('Only the root user of the company can start the upgrade.');
    await press('go');
    expect(dialogNow()).toBe('upgrade');
  },
);

test('without access to the console the upgrade leads to the page that says so [SH-UA-11, SH-AC-17]', async () => {
  await open({ profile: person('root', { access: { ...allAccess, console: 0 } }) });
  await userEvent.click(control('resolve') ?? document.body);
  await calm();
  expect(window.location.hash).toBe('#/users/403?msg=console');
});

test.each([
  ['taken', json({})],
  ['refused', json({}, 500)],
])('not to be shown again, from the banner, %s [SH-UA-06, SH-UA-07, SH-LS-05]', async (_, taken) => {
  const { posted, local } = await open({ taken });
  await userEvent.click(control('dont-show-again') ?? document.body);
  await calm();
  expect(part('banner')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(posted.filter((line) => line.includes('UpgradeBanner'))).toEqual([
    '/ui/uic/v3/noUpgradeBanner {"prefix":"upgrade"}',
  ]);
  expect(local.getItem('uic_noUpgradeBanner')).toBe('2025-03-01');
});

test('not to be shown again, from the first dialog [SH-UA-06, SH-UA-07]', async () => {
  const { posted, local } = await open();
  await userEvent.click(control('resolve') ?? document.body);
  await calm();
  await press('dont-show-again');
  expect([part('dialog'), part('banner')]).toEqual([null, null]);
  expect(posted.filter((line) => line.includes('UpgradeBanner'))).toHaveLength(1);
  expect(local.getItem('uic_noUpgradeBanner')).toBe('2025-03-01');
});

test('the dialog after the start leads to the first, or is put off for the day [SH-UA-08, SH-UA-09, SH-LS-06]', async () => {
  const { local } = await openAlerts({ profile: person('root') });
  expect(dialogNow()).toBe('upgrade-soon');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Do not remind me today' }));
  await press('remind-later');
  expect(dialogNow()).toBeUndefined();
  expect(local.getItem('uic_upgradeRemindLater')).toBe('2025-03-01');
});

test('the dialog after the start leads to the first [SH-OP-102]', async () => {
  await openAlerts({ profile: person('root') });
  await press('go');
  expect(dialogNow()).toBe('upgrade');
});

test.each([
  ['the last moment of the second', '2025-02-01T07:59:59.000', '2'],
  ['the first moment of the first', '2025-02-01T08:00:00.000', '1'],
])('two wordings of the upgrade, %s, in local time [SH-UA-10]', async (_, moment, want) => {
  const today = { uic_upgradeRemindLater: '2025-02-01' };
  await open({ now: new Date(moment).getTime(), local: today });
  await userEvent.click(control('resolve') ?? document.body);
  await calm();
  const variant = part('dialog')?.closest('[data-variant]') ?? part('dialog')?.querySelector('[data-variant]');
  expect(variant?.getAttribute('data-variant')).toBe(want);
  expect(part('dialog')?.textContent?.includes('before 1 February 2025')).toBe(want === '2');
});
