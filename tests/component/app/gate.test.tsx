import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../harness/api-client';
import { calm, entry, openConsole, part, profileOf } from '../../harness/app/console';

const outside = { isFoundation: false };
const flag = (value: number) => ({
  access: { console: 1, account: 1, company: 1, permissions: {}, flagsState: { 'allow-poseidon-sign-in': value } },
});

test.each<[string, { profile: object; region?: string; open: boolean }]>([
  [
    'the gate is closed without the flag, a foundation account or a region [SH-AC-09]',
    { profile: profileOf('ents', flag(0), outside), open: false },
  ],
  ['the flag is 1 [SH-AC-10]', { profile: profileOf('ents', flag(1), outside), open: true }],
  ['the account is foundation [SH-AC-11]', { profile: profileOf('ents', flag(0)), open: true }],
  ['region UAE [SH-AC-12]', { profile: profileOf('ents', flag(0), outside), region: 'UAE', open: true }],
  ['region GOV_US [SH-AC-13]', { profile: profileOf('ents', flag(0), outside), region: 'GOV_US', open: true }],
  ['any other region [SH-GEN-07]', { profile: profileOf('ents', flag(0), outside), region: 'EU', open: false }],
])('%s', async (_, { profile, region = '', open }) => {
  await openConsole({ at: '/users/about', profile, config: { region } });
  expect(part('shell') !== null).toBe(open);
  expect(screen.queryByRole('heading', { name: 'Sign in to continue' }) === null).toBe(open);
});

test('the closed gate offers to log out [SH-OP-032]', async () => {
  const { page, clock } = await openConsole({ profile: profileOf('ents', flag(0), outside) });
  await userEvent.click(screen.getByRole('link', { name: 'Log out' }));
  await clock.advance(2000);
  expect(page.done).toContain('assign /saml/ssoLogout');
});

test.each([
  ['a profile that fails leaves a header without user data [SH-OP-033]', '/uic/v3/auth'],
  ['a menu that fails leaves an empty menu [SH-OP-033]', '/uic/v3/menu'],
])('%s', async (_, failing) => {
  await openConsole({
    at: '/app/ddr',
    ...(failing.includes('auth') ? { profile: json({}, 404), menu: [entry(88)] } : { menu: json({}, 404) }),
  });
  expect(screen.getByTestId('toast').textContent).toContain('Something went wrong');
  expect(part('brand')).not.toBeNull();
  expect(part('user-menu')).not.toBeNull();
  expect(part('company-menu') === null).toBe(failing.includes('auth'));
  expect(part('screen')?.dataset['route']).toBe('/app/ddr');
});

test('503 on the menu leads to the error page with code and trace id [SH-ER-10]', async () => {
  const { page, clock } = await openConsole({ menu: json({}, 503) });
  await clock.advance(5000);
  await calm();
  expect(page.done).toContain('assign ./info.html#/?error_code=503&trace=trace-1');
});

test('401 is told, and leads to sign in after a second [SH-ER-01 to 05]', async () => {
  const { page, clock } = await openConsole({ at: '/app/ddr', menu: json({}, 401) });
  expect(screen.getByTestId('toast').textContent).toContain('Your session has timed out or is invalid');
  expect(page.done.filter((line) => line.startsWith('assign'))).toEqual([]);
  await clock.advance(1000);
  expect(page.done).toContain('assign /saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr');
});

const searching = profileOf('ents', {
  access: { console: 1, account: 1, company: 1, permissions: {}, flagsState: { 'platform-data-query-preview': 1 } },
});

test.each([
  [401, 'assign /saml/ssoLogin?reauth=true'],
  [500, 'assign ./info.html#/?error_code=500&trace=trace-1'],
])('what somebody has typed survives that a call with status %i makes the page leave', async (status, left) => {
  let answer: (response: Response) => void = () => undefined;
  const menu = new Promise<Response>((resolve) => (answer = resolve));
  const { page, clock, tab } = await openConsole({ menu, profile: searching });
  await userEvent.type(screen.getByRole('combobox'), 'mimikatz');
  answer(json({}, status));
  await clock.advance(1000);
  await calm();
  expect(page.done).toContain(left);
  expect(tab.getItem('uic_drafts:account-1')).toContain('mimikatz');
});

test('what somebody has typed survives the sign-in that they ask for', async () => {
  const { tab, app } = await openConsole({ profile: searching });
  await userEvent.type(screen.getByRole('combobox'), 'mimikatz');
  app.services().signIn();
  expect(tab.getItem('uic_drafts:account-1')).toContain('mimikatz');
});

test('after too many redirects to sign in a page waits for the user', async () => {
  const { page, app, clock } = await openConsole({ menu: [] });
  for (let time = 0; time < 4; time += 1) app.signIn.redirect();
  await calm();
  expect(page.done.filter((line) => line.startsWith('assign')).length).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await clock.advance(0);
  expect(page.done.filter((line) => line.startsWith('assign')).length).toBe(4);
});

test('403 of the identity service leads to the access-denied page [SH-ER-08]', async () => {
  await openConsole({ menu: json({}, 403) });
  expect(window.location.hash).toBe('#/users/403?msg=api');
});
