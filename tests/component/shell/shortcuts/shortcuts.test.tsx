import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { address, calm, entry, openConsole, part, profileOf, type Given } from '~/tests/harness/app/console';

beforeAll(() => Promise.all([import('~/shell/palette/Palette'), import('~/shell/shortcuts/ShortcutSheet')]));

const flags = { 'platform-data-query-preview': 1 };
const profile = profileOf('ents', {
  access: { console: 1, account: 1, company: 1, flagsState: flags, permissions: {} },
});
const menu = [entry(8761, { title: 'Dashboards' }), entry(88)];
const open = (given: Given = {}) => openConsole({ at: '/users/about', profile, menu, ...given });
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  await calm();
};
const listed = () =>
  [...screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).querySelectorAll('[data-shortcut]')].map((line) =>
    line.getAttribute('data-shortcut'),
  );

test('a sequence goes to a page', async () => {
  await open();
  await press('gd');
  expect(address()).toBe('/dashboard');
});

test('a sequence that takes too long goes nowhere', async () => {
  const { clock } = await open();
  await press('g');
  await act(() => clock.advance(settings.shortcuts.sequence + 1));
  await press('d');
  expect(address()).toBe('/users/about');
});

test('no shortcut leads to a page that may not be opened', async () => {
  await open({ menu: [entry(88)] });
  await press('gd');
  expect(address()).toBe('/users/about');
  await press('?');
  expect(listed()).not.toContain('dashboard');
});

test('/ brings the focus into the search bar', async () => {
  await open();
  await press('/');
  const field = screen.getByRole('combobox', { name: 'Search all data' });
  expect([document.activeElement, screen.getByTestId('search').style.width]).toEqual([field, '640px']);
  expect(field).toHaveProperty('value', '');
});

test('who has no search bar has no key for it', async () => {
  await open({ profile: profileOf('smbp') });
  await press('?');
  expect(listed()).not.toContain('search');
  expect(listed()).toContain('palette');
});

test('[ collapses and expands the menu, g t switches the theme, g n opens the notifications', async () => {
  await open();
  await press('[[');
  expect(part('side-menu')?.dataset['collapsed']).toBe('true');
  await press('[[');
  expect(part('side-menu')?.dataset['collapsed']).toBe('false');
  await press('gt');
  expect(document.documentElement.dataset['bpColorScheme']).toBe('dark');
  await press('gt');
  expect(document.documentElement.dataset['bpColorScheme']).toBe('light');
  await press('gn');
  expect(part('notifications')?.getAttribute('aria-expanded')).toBe('true');
});

test('keys pressed while text is written are text', async () => {
  await open();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search all data' }), 'gd?/');
  expect(address()).toBe('/users/about');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no key works behind a dialog but that for the menu of the focused value', async () => {
  await open();
  await press('?');
  const targets: (EventTarget | null)[] = [];
  document.addEventListener('contextmenu', ({ target }) => targets.push(target), { once: true });
  const focused = document.activeElement;
  await press('m');
  expect(targets).toEqual([focused]);
  await press('gd');
  expect(address()).toBe('/users/about');
  await press('{Control>}k{/Control}');
  expect(part('palette')).toBeNull();
});

test('? lists the shortcuts, and where each leads', async () => {
  await open();
  await press('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(listed()).toEqual(expect.arrayContaining(['palette', 'search', 'help', 'menu', 'home', 'dashboard']));
  const groupOf = (name: string) => within(dialog).getByRole('heading', { name }).closest('section')?.textContent;
  expect(groupOf('In a list')).toContain('Select all rows up to this oneShiftSpace');
  expect(groupOf('In a form')).toContain('Send it from a text of several linesCtrlEnter');
  expect(within(dialog).getByText('Dashboard').closest('div')?.textContent).toBe('DashboardGthenD');
});

test('WCAG 2.1.4: shortcuts of single keys can be switched off, and stay off', async () => {
  const { local } = await open();
  await press('?');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Use shortcuts without Ctrl or Cmd/ }));
  expect(local.getItem('uic_plainKeysOff')).not.toBeNull();
  await press('{Escape}');
  await press('gd?');
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/users/about', null]);
  await press('{Control>}k{/Control}');
  expect(part('palette')).not.toBeNull();
});
