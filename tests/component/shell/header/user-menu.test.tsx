import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calm, entry, openConsole, profileOf, type Given } from '~/tests/harness/app/console';

const at = '/users/about';

function access(members: object): object {
  return { access: { console: 1, account: 1, company: 1, flagsState: {}, permissions: {}, ...members } };
}

async function entriesOf(given: Given): Promise<readonly string[]> {
  await openConsole({ at, ...given });
  await userEvent.click(screen.getByTestId('user-menu'));
  return screen.getAllByRole('menuitem').map((item) => item.dataset['action'] ?? '');
}

test.each<[string, { flag?: number; region: string; want: boolean }]>([
  ['offered [SH-UM-01]', { region: '', want: true }],
  ['offered in another region [SH-UM-01]', { region: 'GOV_US', want: true }],
  ['offered with the flag off [SH-UM-01]', { flag: 0, region: '', want: true }],
  ['absent with the flag [SH-UM-02]', { flag: 1, region: '', want: false }],
  ['absent in UAE [SH-UM-03]', { region: 'UAE', want: false }],
  ['absent with both [SH-UM-02, SH-UM-03]', { flag: 1, region: 'UAE', want: false }],
])('the language is %s', async (_, { flag, region, want }) => {
  const flagsState = flag === undefined ? {} : { 'uic-hide-language-settings': flag };
  const shown = await entriesOf({ profile: profileOf('ents', access({ flagsState })), config: { region } });
  expect(shown.includes('language')).toBe(want);
});

test.each([
  ['root', false],
  ['saml', true],
  ['samlGroup', true],
  ['samlGroupSeamless', true],
  ['local', false],
  [undefined, false],
])('switching groups is for SAML users, now %s [SH-UM-05]', async (userType, want) => {
  const shown = await entriesOf({ profile: profileOf('ents', {}, { userType }) });
  expect(shown.includes('switch-group')).toBe(want);
});

test('switching groups signs in again [SH-OP-085]', async () => {
  const { page } = await openConsole({ at, profile: profileOf('ents', {}, { userType: 'saml' }) });
  await userEvent.click(screen.getByTestId('user-menu'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch SAML group' }));
  expect(page.done.join()).toContain('/saml/ssoLogin?reauth=true');
});

test.each([0, 1, 2].flatMap((account) => [0, 1].map((company) => [account, company] as const)))(
  'account %s and company %s show their entries [SH-UM-04, SH-UM-06]',
  async (account, company) => {
    const shown = await entriesOf({ profile: profileOf('ents', access({ account, company })) });
    expect([shown.includes('account'), shown.includes('company-profile')]).toEqual([account === 1, company === 1]);
  },
);

test.each(
  ['ents', 'entp', 'smbp', 'xsp-itops', 'xsp-dfir', 'mspc'].flatMap((view) =>
    ['', 'UAE', 'GOV_US'].map((region) => [view, region] as const),
  ),
)('log out is the last entry, view %s, region "%s" [SH-UM-07]', async (view, region) => {
  expect(
    (await entriesOf({ profile: profileOf(view, access({ account: 0, company: 0 })), config: { region } })).at(-1),
  ).toBe('log-out');
});

test('log out is there without a profile too [SH-UM-07]', async () => {
  expect(await entriesOf({ profile: new Response('{}', { status: 400 }) })).toContain('log-out');
});

test('log out leaves at once when the page answers, else after 2 s [SH-UM-08]', async () => {
  const { page, clock } = await openConsole({ at });
  await userEvent.click(screen.getByTestId('user-menu'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(page.done).toContain('dispatch console:logout');
  await clock.advance(1999);
  expect(page.done).not.toContain('assign /saml/ssoLogout');
  await clock.advance(1);
  expect(page.done).toContain('assign /saml/ssoLogout');
});

test('the profile of the company has a page [SH-OP-086]', async () => {
  await openConsole({ at, menu: [entry(8737)] });
  await userEvent.click(screen.getByTestId('user-menu'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Company profile' }));
  await calm();
  expect(window.location.hash).toBe('#/app/bc/company/profile');
});
