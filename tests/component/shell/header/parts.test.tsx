import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { calm, entry, inside, openConsole, part, profileOf, type Given } from '~/tests/harness/app/console';

const at = '/users/about';
const views = ['ents', 'entp', 'smbp', 'xsp-itops', 'xsp-dfir', 'mspc', 'something-new'];
const isEnterprise = (view: string): boolean => view.startsWith('ent');
const isProvider = (view: string): boolean => /^(xsp-|mspc)/.test(view);

test.each(views)('parts of the header for view %s [SH-GEN-03 to 05, SH-HD-04, SH-HD-13]', async (view) => {
  await openConsole({ at, profile: profileOf(view), config: { tracking: true } });
  expect(part('help-menu') !== null).toBe(isProvider(view));
  for (const slot of ['case-log-slot', 'ai-slot']) expect(part(slot) !== null).toBe(isEnterprise(view));
  expect(part('chat-bot-slot')?.hidden).toBe(true);
  expect(part('extra-menu') !== null).toBe(isEnterprise(view));
  expect(part('brand')?.textContent).toBe(isProvider(view) ? 'Descry Partner' : 'Descry');
});

test.each([
  ['region UAE has a title of its own [SH-HD-03]', 'ents', 'UAE', 'Descry UAE'],
  ['the region wins over the view [SH-OP-044]', 'mspc', 'UAE', 'Descry UAE'],
  ['another region has none [SH-GEN-07]', 'ents', 'GOV_US', 'Descry'],
])('%s', async (_, view, region, want) => {
  await openConsole({ at, profile: profileOf(view), config: { region } });
  expect(part('brand')?.textContent).toBe(want);
  expect(part('brand')?.getAttribute('href')).toBe('#/');
});

test.each(
  [true, false].flatMap((tracking) =>
    [true, false].flatMap((provider) => ['ents', 'smbp'].map((view) => [view, tracking, provider] as const)),
  ),
)('extra icon for view %s, tracking %s, service-provider context %s [SH-HD-12]', async (view, tracking, provider) => {
  await openConsole({ at, profile: profileOf(view), config: { tracking, serviceProviderContext: provider } });
  expect(part('extra-menu') !== null).toBe(view === 'ents' && tracking && !provider);
});

test('the slot of the AI is hidden until the extra icon opens it [SH-HD-10, SH-OP-050]', async () => {
  await openConsole({ at, config: { tracking: true } });
  expect(part('ai-slot')?.hidden).toBe(true);
  await userEvent.click(screen.getByTestId('extra-menu'));
  expect(part('ai-slot')?.hidden).toBe(false);
});

test.each<[string, Given['config'], string | null]>([
  [
    'a custom logo takes the place of the mark [SH-BR-02]',
    { brand: { enableCustomLogo: true, headerLogo: '/logo.svg' } },
    '/logo.svg',
  ],
  ['a logo that is switched off is not shown', { brand: { enableCustomLogo: false, headerLogo: '/logo.svg' } }, null],
])('%s', async (_, config, want) => {
  await openConsole({ at, ...(config && { config }) });
  expect(part('brand')?.querySelector('img')?.getAttribute('src') ?? null).toBe(want);
});

test.each([
  ['the user name holds the marker [SH-DM-01, SH-DM-02, SH-DM-03]', 'visitor_demo_07', true],
  ['case does not matter [SH-OP-053]', 'VISITOR_DEMO_', true],
  ['it does not [SH-DM-01]', 'demo', false],
])('%s', async (_, user_name, want) => {
  await openConsole({ at, profile: profileOf('ents', { user_name }) });
  expect(part('demo-tag') !== null).toBe(want);
  expect(part('leave-demo') !== null).toBe(want);
});

test('leaving the demo forgets name and role and logs out [SH-DM-04 to 06, SH-LS-08]', async () => {
  const { local, page, clock } = await openConsole({ at, profile: profileOf('ents', { user_name: 'a_demo_b' }) });
  expect(local.getItem('uic_user_name')).toBe('a_demo_b');
  await userEvent.click(screen.getByTestId('leave-demo'));
  expect([local.getItem('uic_user_name'), local.getItem('uic_role')]).toEqual([null, null]);
  await clock.advance(2000);
  expect(page.done).toContain('assign /saml/ssoLogout');
});

test('help writes a mail to the partner [SH-HD-15]', async () => {
  const { page, requested } = await openConsole({
    at,
    profile: profileOf('mspc', { partnerId: 'partner-1' }),
    answers: { whitelabel: json({ data: { email: 'help@partner.example?cc=x' } }) },
  });
  await userEvent.click(screen.getByTestId('help-menu'));
  await calm();
  expect(requested).toContain('/public/asm/api/whitelabel/v1/partner-1?withemail=true');
  // The code of rare actions is loaded with the first of them.
  await waitFor(() =>
    expect(page.done).toContain('assign mailto:help@partner.example%3Fcc%3Dx?subject=Technical%20Support'),
  );
});

test.each([
  ['its logo', '/partner.svg', 'https://console.example/partner.svg'],
  ['an icon in place of a logo from elsewhere', 'https://evil.example/partner.svg', undefined],
  ['an icon without a logo', null, undefined],
])('the menu of the partner has %s, and writes to its support [SH-HD-07, SH-OP-046]', async (_, logo, want) => {
  const { page } = await openConsole({
    at,
    profile: profileOf('smbp', { partnerId: 'partner-1', logo }),
    config: { region: 'GOV_US' },
    answers: { whitelabel: json({ data: { email: 'help@partner.example' } }) },
  });
  expect(part('partner-menu')?.querySelector('img')?.src).toBe(want);
  await userEvent.click(screen.getByTestId('partner-menu'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mail to technical support' }));
  await calm();
  expect(page.done).toContain('assign mailto:help@partner.example?subject=Technical%20Support');
});

test('without a partner there is no menu of one [SH-HD-07]', async () => {
  await openConsole({ at, profile: profileOf('mspc') });
  expect(part('partner-menu')).toBeNull();
});

test('without a partner the draft has no recipient and nothing is called [SH-OP-047]', async () => {
  const { page, requested } = await openConsole({ at, profile: profileOf('mspc') });
  await userEvent.click(screen.getByTestId('help-menu'));
  await calm();
  expect(requested.filter((path) => path.includes('whitelabel'))).toEqual([]);
  expect(page.done).toContain('assign mailto:?subject=Technical%20Support');
});

test('a failed call is told, and no draft is made [SH-OP-047]', async () => {
  const { page } = await openConsole({
    at,
    profile: profileOf('mspc', { partnerId: 'p' }),
    answers: { whitelabel: json({}, 500) },
  });
  await userEvent.click(screen.getByTestId('help-menu'));
  await calm();
  expect(screen.getByTestId('toast').textContent).toContain('Something went wrong');
  expect(page.done.filter((line) => line.includes('mailto'))).toEqual([]);
});

test('in GOV_US help opens the support case [SH-HD-14]', async () => {
  const { app, page } = await openConsole({ at, profile: profileOf('mspc'), config: { region: 'GOV_US' } });
  await userEvent.click(screen.getByTestId('help-menu'));
  await calm();
  expect(
    app
      .services()
      .overlays.open.get()
      .map(({ id }) => id),
  ).toEqual(['support-case']);
  expect(page.done.filter((line) => line.includes('mailto'))).toEqual([]);
});

test('titles along the menu, chevrons between them, tags where set [SH-BC-01 to 05]', async () => {
  const menu = {
    data: [entry('a', { children: [entry('b', { children: [entry(5, { preview: true, comesoon: true })] })] })],
  };
  await openConsole({ at: '/workbench', menu });
  const crumbs = inside('breadcrumbs');
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Entry a',
    'Entry b',
    'Entry 5PreviewComing soon',
  ]);
  expect(part('breadcrumbs')?.querySelectorAll('svg').length).toBe(2);
  expect(crumbs.queryAllByRole('link')).toEqual([]);
});

test('an item with a route can be followed [SH-BC-03]', async () => {
  await openConsole({ at: '/admin/remote/approval_list', menu: [entry(602, { title: 'Remote' })] });
  await userEvent.click(inside('breadcrumbs').getByRole('link', { name: 'Remote' }));
  await calm();
  expect(window.location.hash).toBe('#/admin/remote');
});

const openUserMenu = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByTestId('user-menu'));
  return screen.getByRole('menu', { name: 'User menu' });
};
/** What everybody finds below the rest. */
const forAll = ['Go to a page, an object or a command', 'Keyboard shortcuts', 'Log out'];
const noAccess = { access: { console: 0, account: 0, company: 0, flagsState: {}, permissions: {} } };

test.each([
  ['with the rights [SH-UM-04, SH-UM-06, SH-UM-07]', {}, ['Account preferences', 'Company profile']],
  ['without them [SH-UM-04, SH-UM-06, SH-UM-07]', noAccess, []],
])('%s', async (_, members, want) => {
  await openConsole({ at, profile: profileOf('ents', members) });
  const menu = await openUserMenu();
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Language', ...want, ...forAll]);
});

test.each([
  ['foundation [SH-NV-06]', { isFoundation: true }, '#/app/iam2/users_preference'],
  ['migrated [SH-NV-06]', { isFoundation: false, isMigrated: true }, '#/app/iam2/users_preference'],
  ['every other company [SH-NV-07]', { isFoundation: false, isMigrated: false }, '#/app/bc/iam/users_preference'],
])('%s', async (_, advanced, want) => {
  const flags = {
    access: { console: 1, account: 1, company: 1, permissions: {}, flagsState: { 'allow-poseidon-sign-in': 1 } },
  };
  await openConsole({ at, profile: profileOf('ents', flags, advanced), menu: [entry(8914), entry(8734)] });
  await openUserMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Account preferences' }));
  await calm();
  expect(window.location.hash).toBe(want);
});

test('the user menu walks by arrow keys, closes with Escape and gives the focus back', async () => {
  await openConsole({ at });
  await openUserMenu();
  expect(document.activeElement?.textContent).toBe('Language');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Log out');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Language');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('user-menu'));
});

test('the theme is chosen in the user menu and remembered', async () => {
  const { local } = await openConsole({ at });
  await openUserMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark theme' }));
  expect(local.getItem('uic_theme')).toBe('dark');
  expect(document.documentElement.dataset['bpColorScheme']).toBe('dark');
  expect(document.documentElement.classList.contains('bp6-dark')).toBe(true);
  await openUserMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Theme of the system' }));
  expect(local.getItem('uic_theme')).toBeNull();
});

test('the first stop of the keyboard leads to the page', async () => {
  await openConsole({ at });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
