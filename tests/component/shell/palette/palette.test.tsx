import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { address, calm, entry, openConsole, part, profileOf, type Given } from '~/tests/harness/app/console';

beforeAll(() => Promise.all([import('~/shell/palette/Palette'), import('~/shell/shortcuts/ShortcutSheet')]));

const flags = { 'platform-data-query-preview': 1 };
const profile = profileOf('ents', {
  access: { console: 1, account: 1, company: 1, flagsState: flags, permissions: {} },
});
const menu = [
  entry('group', {
    title: 'Detection',
    children: [entry(88, { title: 'Data detection' }), entry(5, { title: 'Workbench' })],
  }),
  entry(8761, { title: 'Dashboards' }),
  entry(8601, { title: 'Search results', sidebar: false }),
  entry(999, { title: 'Vendor site' }),
];

const open = async (given: Given = {}) => {
  const console = await openConsole({ at: '/users/about', profile, menu, ...given });
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  return console;
};
const field = () => screen.getByRole('combobox', { name: 'Find a page, an object or a command' });
const titles = () => screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const groups = () => screen.queryAllByRole('group').map((group) => group.getAttribute('aria-label'));

test('Ctrl+K opens the palette with its field in focus; Escape closes it and the focus returns', async () => {
  await openConsole({ at: '/users/about', profile, menu });
  act(() => screen.getByTestId('user-menu').focus());
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Escape}');
  expect(part('palette')).toBeNull();
  expect(document.activeElement).toBe(part('user-menu'));
});

test('it opens while text is written, too', async () => {
  await openConsole({ at: '/users/about', profile, menu });
  await userEvent.click(screen.getByRole('combobox', { name: 'Search all data' }));
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await calm();
  expect(part('palette')).not.toBeNull();
});

test('lists the pages of the menu with the way to them, and commands with their keys', async () => {
  await open();
  expect(groups()).toEqual(['Pages', 'Commands']);
  const page = screen.getByRole('option', { name: 'Data detection Detection' });
  expect(within(page).getByText('Detection')).toBeTruthy();
  const sheet = screen.getByRole('option', { name: /^Keyboard shortcuts/ });
  expect(within(sheet).getByText('?').tagName).toBe('KBD');
});

test('an indicator that is pasted opens the drawer of what it names, plain or defanged', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.paste('hxxps://evil[.]example/a');
  await calm();
  expect(titles()[0]).toBe('https://evil.example/a');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('URL');
  await userEvent.keyboard('{Enter}');
  await calm();
  expect(address()).toContain('profile=4&profileId=https%3A%2F%2Fevil.example%2Fa');
});

test('each indicator of pasted lines is an object to open', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.paste('203[.]0[.]113[.]45\r\n  evil[.]example\n9fe8ef94a904a822ed0c3c8c05e8ff8440e8462f');
  await calm();
  const objects = within(screen.getByRole('group', { name: 'Objects in the text' }));
  expect(objects.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '203.0.113.45IP address',
    'evil.exampleDomain',
    '9fe8ef94a904a822ed0c3c8c05e8ff8440e8462fFile',
  ]);
});

test('another site is listed where the deployment names its address, and nowhere else', async () => {
  await open();
  expect(titles()).not.toContain('Vendor site');
  cleanup();
  await open({ config: { externalLinks: { vendor: 'https://vendor.example/' } } });
  expect(titles()).toContain('Vendor site');
});

test('a command with a key and an entry of a menu is listed once, and the palette not at all', async () => {
  await open();
  expect(titles().filter((title) => title === 'Keyboard shortcuts')).toHaveLength(1);
  expect(titles()).not.toContain('Go to a page, an object or a command');
});

test.each([
  ['Go to a page, an object or a command', 'palette'],
  ['Keyboard shortcuts', 'shortcuts'],
])('who knows no key finds "%s" in the menu of the user; the focus returns to it', async (name, id) => {
  await openConsole({ at: '/users/about', profile, menu });
  await userEvent.click(screen.getByTestId('user-menu'));
  await userEvent.click(screen.getByRole('menuitem', { name }));
  await calm();
  const opened = screen.getByRole('dialog');
  expect([opened.dataset['testid'], opened.dataset['dialog']]).toContain(id);
  expect(opened.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(part('user-menu'));
});

test('never lists what the user may not open', async () => {
  await open({ menu: [entry(88, { title: 'Data detection' })] });
  await userEvent.type(field(), 'workb');
  expect(titles()).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'company profile');
  expect(titles()).toContain('Company profile');
});

test.each<[string, { given: object; want: boolean }]>([
  ['with the right to it', { given: { company: 1 }, want: true }],
  ['without it', { given: { company: 0 }, want: false }],
])('an entry of the user menu is listed only %s', async (_, { given, want }) => {
  const access = { console: 1, account: 1, flagsState: flags, permissions: {}, ...given };
  await open({ profile: profileOf('ents', { access }) });
  await userEvent.type(field(), 'company profile');
  expect(titles().includes('Company profile')).toBe(want);
});

test('Enter goes to the first match, arrow keys choose another', async () => {
  await open();
  await userEvent.type(field(), 'dash');
  expect(screen.getByRole('option', { selected: true }).id).toBe(field().getAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  await calm();
  expect([address(), part('palette')]).toEqual(['/dashboard', null]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await calm();
  expect(address()).toBe('/workbench');
});

test('another site opens in a new window, its address checked', async () => {
  const { page } = await open({ config: { externalLinks: { vendor: 'https://vendor.example/' } } });
  await userEvent.type(field(), 'vendor{Enter}');
  expect(page.done.at(-1)).toMatch(/^open .*vendor/);
});

test('the objects opened last come first, with what they are', async () => {
  const { go } = await openConsole({ at: '/users/about', profile, menu });
  await go('/users/about?profile=4&profileId=https%3A%2F%2Fa.example');
  await go('/users/about?profile=8&profileId=h-1');
  await go('/users/about');
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  expect(groups()[0]).toBe('Recent objects');
  expect(titles().slice(0, 2)).toEqual(['h-1', 'https://a.example']);
  await waitFor(() => expect(screen.getByRole('option', { name: 'https://a.example URL' })).toBeTruthy());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await calm();
  expect(address()).toMatch(/^\/users\/about\?profile=4&profileId=https%3A%2F%2Fa\.example/);
});

test('what is chosen stays chosen when the list is drawn again, until something is typed', async () => {
  const { go } = await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true }).textContent;
  await go('/users/about?later=1');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(chosen);
  await userEvent.type(field(), 'dash');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Dashboards');
});

test('searches for what is typed, and keeps it', async () => {
  const { local } = await open();
  await userEvent.type(field(), 'lateral movement');
  expect(titles()).toEqual(['Search for “lateral movement”']);
  await userEvent.keyboard('{Enter}');
  await calm();
  expect(address()).toContain('/app/global-search?keyword=lateral+movement');
  expect(local.getItem('uic_searchHistory:account-1')).toBe('["lateral movement"]');
});

test('who has no search bar is told that nothing matches', async () => {
  await open({ profile: profileOf('smbp') });
  await userEvent.type(field(), 'zzqq');
  expect(titles()).toEqual([]);
  expect(screen.getByText('Nothing matches. Try fewer or other letters.')).toBeTruthy();
  expect(screen.getByText('0 results').closest('[role="status"]')).not.toBeNull();
});

test('commands run: theme, menu, search, log out', async () => {
  const { page } = await open();
  const run = async (typed: string) => {
    if (!part('palette')) await userEvent.keyboard('{Control>}k{/Control}');
    await calm();
    await userEvent.type(field(), `${typed}{Enter}`);
    await calm();
  };
  await run('dark theme');
  expect(document.documentElement.dataset['bpColorScheme']).toBe('dark');
  await run('collapse or expand');
  expect(part('side-menu')?.dataset['collapsed']).toBe('true');
  await run('log out');
  expect(page.done).toContain('dispatch console:logout');
});

test('a click chooses, a click beside it closes', async () => {
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Dashboards' }));
  await calm();
  expect(address()).toBe('/dashboard');
  await userEvent.keyboard('{Control>}k{/Control}');
  await calm();
  const beside = document.querySelector('.descry-palette-layer > [aria-hidden="true"]');
  if (beside) await userEvent.click(beside);
  expect(part('palette')).toBeNull();
});
