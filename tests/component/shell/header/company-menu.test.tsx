import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calm, entry, openConsole, part, profileOf } from '~/tests/harness/app/console';
import { visibleText } from '~/lib/visible-text';

const at = '/users/about';

function access(permissions: Readonly<Record<string, number>>): object {
  const flagsState = { 'allow-poseidon-sign-in': 1 };
  return { access: { console: 1, account: 1, company: 1, flagsState, permissions } };
}

async function entriesNow(): Promise<readonly string[]> {
  await userEvent.click(screen.getByTestId('company-menu'));
  return screen.getAllByRole('menuitem').map((item) => item.dataset['action'] ?? '');
}

test.each<{ id: string; permission: string; want: readonly string[] }>([
  { id: 'SH-CM-04', permission: 'viewLicense', want: ['license'] },
  { id: 'SH-CM-05', permission: 'productConnector.view', want: ['product-connector'] },
  { id: 'SH-CM-06', permission: 'roleManagement.viewRoles', want: ['roles', 'role-management'] },
  { id: 'SH-CM-07', permission: 'accountManagement.viewAccountsAndApiKey', want: ['accounts'] },
  { id: 'SH-CM-08', permission: 'singleSignOn.view', want: ['single-sign-on'] },
  { id: 'SH-CM-09', permission: 'apiKey.view', want: ['api-keys'] },
])('the permission $permission adds $want to the switch of companies [SH-CM-03, $id]', async ({ permission, want }) => {
  await openConsole({ at, profile: profileOf('ents', access({ [permission]: 1 })) });
  expect(await entriesNow()).toEqual([...want, 'switch-company']);
});

test.each([
  ['none', {}],
  ['ones that are not exactly 1', { viewLicense: 2, 'apiKey.view': 0 }],
])('with %s there is the switch of companies alone, which signs in again [SH-CM-03]', async (_, permissions) => {
  const { page } = await openConsole({ at, profile: profileOf('smbp', access(permissions)) });
  expect(await entriesNow()).toEqual(['switch-company']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch company' }));
  expect(page.done.join()).toContain('/saml/ssoLogin?reauth=true');
});

test.each(['ents', 'entp', 'smbp', 'xsp-itops', 'xsp-dfir', 'mspc', 'something-new'])(
  'API keys need an enterprise view, now %s [SH-CM-10]',
  async (view) => {
    await openConsole({ at, profile: profileOf(view, access({ 'apiKey.view': 1 })) });
    expect((await entriesNow()).includes('api-keys')).toBe(view.startsWith('ent'));
  },
);

test.each([
  ['License', 8733, '/app/bc/company/license'],
  ['Product connector', 68, '/admin/product-instance'],
  ['User roles', 8910, '/app/iam2/role'],
  ['User accounts', 8911, '/app/iam2/account'],
  ['Single sign-on', 8913, '/app/iam2/idp'],
  ['API keys', 8912, '/app/iam2/apikey'],
])('%s opens its page [SH-OP-087]', async (name, key, want) => {
  const all = {
    viewLicense: 1,
    'productConnector.view': 1,
    'roleManagement.viewRoles': 1,
    'accountManagement.viewAccountsAndApiKey': 1,
    'singleSignOn.view': 1,
    'apiKey.view': 1,
  };
  await openConsole({ at, profile: profileOf('ents', access(all)), menu: [entry(key)] });
  await entriesNow();
  await userEvent.click(screen.getByRole('menuitem', { name }));
  await calm();
  expect(window.location.hash).toBe(`#${want}`);
});

test.each([
  ['of a foundation company it opens a menu [SH-CM-01]', true, 'BUTTON'],
  ['of any other it is plain text [SH-CM-02]', false, 'SPAN'],
])('the company name. %s', async (_, isFoundation, want) => {
  await openConsole({ at, profile: profileOf('ents', access({}), { isFoundation }) });
  expect(part('company-menu')?.tagName).toBe(want);
  expect(part('company-menu')?.textContent).toBe('Halden Optics');
});

test.each([true, false])('a hostile name is visible characters only, foundation %s', async (isFoundation) => {
  const companyName = `<b>Evil\u202e ${'x'.repeat(300)}`;
  await openConsole({ at, profile: profileOf('ents', { ...access({}), companyName }, { isFoundation }) });
  const name = part('company-menu')?.querySelector('bdi');
  expect(name?.textContent).toBe(visibleText(companyName));
  await userEvent.hover(name ?? document.body);
  expect(screen.getByRole('tooltip').textContent).toContain(visibleText(companyName));
});

test('without a name the menu is still there', async () => {
  await openConsole({ at, profile: profileOf('ents', { ...access({}), companyName: null }) });
  expect(screen.getByRole('button', { name: 'Company menu' })).toBe(part('company-menu'));
});
