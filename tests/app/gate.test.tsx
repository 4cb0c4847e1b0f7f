import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../support/api-client';
import { calm, entry, openConsole, part, profileOf } from './console';

const outside = { isFoundation: false };
const flag = (value: number) => ({
  access: { console: 1, account: 1, company: 1, permissions: {}, flagsState: { 'allow-poseidon-sign-in': value } },
});

test.each<[string, { profile: object; region?: string; open: boolean }]>([
  ['SH-AC-09: neither flag, foundation nor region', { profile: profileOf('ents', flag(0), outside), open: false }],
  ['SH-AC-10: the flag is 1', { profile: profileOf('ents', flag(1), outside), open: true }],
  ['SH-AC-11: the account is foundation', { profile: profileOf('ents', flag(0)), open: true }],
  ['SH-AC-12: region UAE', { profile: profileOf('ents', flag(0), outside), region: 'UAE', open: true }],
  ['SH-AC-13: region GOV_US', { profile: profileOf('ents', flag(0), outside), region: 'GOV_US', open: true }],
  ['SH-GEN-07: any other region', { profile: profileOf('ents', flag(0), outside), region: 'EU', open: false }],
])('%s', async (_, { profile, region = '', open }) => {
  await openConsole({ at: '/users/about', profile, config: { region } });
  expect(part('shell') !== null).toBe(open);
  expect(screen.queryByRole('heading', { name: 'Sign in to continue' }) === null).toBe(open);
});

test('SH-OP-032: the closed gate offers to log out', async () => {
  const { page, clock } = await openConsole({ profile: profileOf('ents', flag(0), outside) });
  await userEvent.click(screen.getByRole('link', { name: 'Log out' }));
  await clock.advance(2000);
  expect(page.done).toContain('assign /saml/ssoLogout');
});

test.each([
  ['SH-OP-033: a profile that fails leaves a header without user data', '/uic/v3/auth'],
  ['SH-OP-033: a menu that fails leaves an empty menu', '/uic/v3/menu'],
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

test('SH-ER-10: 503 on the menu leads to the error page with code and trace id', async () => {
  const { page, clock } = await openConsole({ menu: json({}, 503) });
  await clock.advance(5000);
  await calm();
  expect(page.done).toContain('assign ./info.html#/?error_code=503&trace=trace-1');
});

test('SH-ER-01 to 05: 401 is told, and leads to sign in after a second', async () => {
  const { page, clock } = await openConsole({ at: '/app/ddr', menu: json({}, 401) });
  expect(screen.getByTestId('toast').textContent).toContain('Your session has timed out or is invalid');
  expect(page.done.filter((line) => line.startsWith('assign'))).toEqual([]);
  await clock.advance(1000);
  expect(page.done).toContain('assign /saml/ssoLogin?reauth=true&relayState=%2Fapp%2Fddr');
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

test('SH-ER-08: 403 of the identity service leads to the access-denied page', async () => {
  await openConsole({ menu: json({}, 403) });
  expect(window.location.hash).toBe('#/users/403?msg=api');
});
