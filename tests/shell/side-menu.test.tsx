import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defaultConfig } from '../../src/session/config';
import { calm, entry, inside, openConsole, part, type Entry } from '../app/console';

const tree: readonly Entry[] = [
  entry('header', { title: 'Area', l10n: 'MENU.HEADER', l10n_collapsed: 'MENU.HEADER_COLLAPSED' }),
  entry('a', { icon: 'shield', children: [entry(88), entry('a-inner', { children: [entry(5), entry(83)] })] }),
  entry('b', { icon: 'no-such-icon', children: [entry(30, { preview: true }), entry(31), entry(8724)] }),
  entry(8761, { title: 'Dashboard', icon: 'dashboard', pendo: 'menu-dashboard', divider: true }),
  entry(601, { sidebar: false }),
  entry(602, { role: null }),
  entry(890, { title: 'Help center' }),
];
const menu = { data: tree, preRelease: true, previewFramework: { preReleaseIds: [31] } };

const entryOf = (id: string | number): HTMLElement | null =>
  part('side-menu')?.querySelector(`[data-menu-id="${id}"]`) ?? null;
const drawn = (): (string | undefined)[] =>
  [...(part('side-menu')?.querySelectorAll<HTMLElement>('[data-menu-id]') ?? [])].map(
    ({ dataset }) => dataset['menuId'],
  );
const click = async (id: string | number): Promise<void> => {
  const element = entryOf(id);
  if (element) await userEvent.click(element);
  await calm();
};

test('SH-SM-01, SH-SM-10: three levels of the server, closed groups not drawn', async () => {
  await openConsole({ at: '/users/about', menu });
  expect(drawn()).toEqual(['header', 'a', 'b', '8761', '890']);
  await click('a');
  await click('a-inner');
  expect(drawn()).toEqual(['header', 'a', '88', 'a-inner', '5', '83', 'b', '8761', '890']);
  expect(entryOf(5)?.getAttribute('href')).toBe('#/workbench');
});

test('SH-OP-026: an entry outside the side bar or without a role is not drawn', async () => {
  await openConsole({ at: '/users/about', menu });
  expect(drawn()).not.toContain('601');
  expect(drawn()).not.toContain('602');
});

test('SH-SM-11: opening a group closes the other of the first level', async () => {
  await openConsole({ at: '/users/about', menu });
  await click('a');
  await click('b');
  expect(entryOf('a')?.getAttribute('aria-expanded')).toBe('false');
  expect(entryOf('b')?.getAttribute('aria-expanded')).toBe('true');
  await click('b');
  expect(drawn()).toEqual(['header', 'a', 'b', '8761', '890']);
});

test('SH-SM-12, SH-SM-13: the selected entry follows the key of the route, and its groups open', async () => {
  const { go } = await openConsole({ at: '/workbench/x', menu });
  expect(entryOf(5)?.getAttribute('aria-current')).toBe('page');
  await go('/app/ti/udso');
  expect(entryOf(5)).toBeNull();
  expect(entryOf(31)?.getAttribute('aria-current')).toBe('page');
  await click('a');
  expect(entryOf(31)).toBeNull();
});

test.each([
  [
    'SH-OP-009: a page without keys selects the entry with the longest shared path',
    '/admin/remote/approval_list',
    '602',
  ],
  ['one shared step is not enough', '/app/tlc/1', undefined],
])('%s', async (_, at, want) => {
  await openConsole({ at, menu: [entry(601), entry(602), entry(88)] });
  expect(part('side-menu')?.querySelector<HTMLElement>('[aria-current]')?.dataset['menuId']).toBe(want);
});

test('SH-SM-03, SH-OP-042: the toggle collapses, and the browser remembers', async () => {
  const { local } = await openConsole({ at: '/users/about', menu });
  expect(part('side-menu')?.dataset['collapsed']).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(part('side-menu')?.dataset['collapsed']).toBe('true');
  expect(local.getItem('uic_sideMenu')).toBe('collapsed');
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(local.getItem('uic_sideMenu')).toBe('expanded');
});

test('SH-SM-12: expanding opens the group of the selected entry', async () => {
  await openConsole({ at: '/workbench', menu });
  await click('b');
  expect(entryOf(5)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(entryOf(5)?.getAttribute('aria-current')).toBe('page');
});

test.each([
  ['SH-SM-07: the header entry shows its wording', {}, 'Security operations'],
  ['SH-SM-08: collapsed it shows the collapsed wording', { uic_sideMenu: 'collapsed' }, 'SecOps'],
])('%s', async (_, local, want) => {
  await openConsole({ at: '/users/about', menu, local });
  expect(entryOf('header')?.textContent).toBe(want);
});

test('SH-SM-08: the wording of the header entry changes with the toggle, and back', async () => {
  await openConsole({ at: '/users/about', menu });
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(entryOf('header')?.textContent).toBe('SecOps');
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(entryOf('header')?.textContent).toBe('Security operations');
});

test('SH-OP-042: a stored state that is none leaves the menu expanded', async () => {
  await openConsole({ at: '/users/about', menu, local: { uic_sideMenu: '{"collapsed":true' } });
  expect(part('side-menu')?.dataset['collapsed']).toBe('false');
});

test('SH-OP-042: without a storage the menu collapses all the same', async () => {
  const { local } = await openConsole({ at: '/users/about', menu });
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(part('side-menu')?.dataset['collapsed']).toBe('true');
});

test('SH-OP-027: comesoon is a mark, divider a line above, info a tooltip', async () => {
  await openConsole({
    at: '/users/about',
    menu: [entry(5, { comesoon: true }), entry(30, { divider: true }), entry(88, { info: 'All about it' })],
  });
  expect(entryOf(5)?.textContent).toContain('Coming soon');
  expect(entryOf(30)?.textContent).not.toContain('Coming soon');
  const isDivided = (id: number) => entryOf(id)?.closest('li')?.classList.contains('descry-menu-divided');
  expect([isDivided(5), isDivided(30)]).toEqual([false, true]);
  await userEvent.hover(screen.getByRole('link', { name: 'Entry 88' }));
  expect(screen.getByRole('tooltip').textContent).toBe('All about it');
});

test.each([
  ['in English the title of the server is shown, whatever the catalogue holds', 'en', 'Our feeds'],
  ['in other languages the translation of its wording is', 'ja', 'フィード'],
])('SH-SM-01: %s', async (_, language, want) => {
  await openConsole({
    at: '/users/about',
    menu: [entry(80001, { title: 'Our feeds', l10n: 'MENU.80001' })],
    local: { uic_language: language },
  });
  expect(entryOf(80001)?.textContent).toBe(want);
});

test('a wording that is no address of a text is shown as it is', async () => {
  await openConsole({
    at: '/users/about',
    menu: [entry('header', { title: 'T', l10n: 'Whole area', l10n_collapsed: 'WA' })],
  });
  expect(entryOf('header')?.textContent).toBe('Whole area');
});

test('SH-SM-09: collapsed, a group shows its entries beside the rail, by pointer or key, and folds away with Escape', async () => {
  await openConsole({ at: '/users/about', menu, local: { uic_sideMenu: 'collapsed' } });
  const group = screen.getByRole('button', { name: 'Entry a' });
  fireEvent.pointerEnter(group.closest('li') ?? group);
  expect(drawn()).toContain('88');
  fireEvent.pointerLeave(group.closest('li') ?? group);
  expect(drawn()).not.toContain('88');
  await userEvent.click(group);
  act(() => entryOf(88)?.focus());
  await userEvent.keyboard('{Escape}');
  expect(drawn()).not.toContain('88');
  expect(document.activeElement).toBe(group);
  await userEvent.click(group);
  await click(88);
  expect(window.location.hash).toBe('#/app/ddr');
  expect(drawn()).not.toContain('88');
});

test('SH-SM-05, SH-OP-043: the preview mark comes from the entry or from preReleaseIds', async () => {
  await openConsole({ at: '/app/ti/udso', menu });
  expect(entryOf(30)?.textContent).toContain('Preview');
  expect(entryOf(31)?.textContent).toContain('Preview');
  expect(entryOf(8724)?.textContent).not.toContain('Preview');
});

test.each(['expanded', 'collapsed'])(
  'SH-SM-04: %s, every entry of the first level shows its icon, one that the console does not know a stand-in',
  async (uic_sideMenu) => {
    await openConsole({ at: '/users/about', menu, local: { uic_sideMenu } });
    const pathsOf = (id: string | number) => entryOf(id)?.querySelector('svg')?.innerHTML;
    const icons = ['a', 'b', 8761].map((id) => pathsOf(id));
    expect(icons.filter((paths) => !paths?.includes('<path'))).toEqual([]);
    expect(new Set(icons).size).toBe(3);
  },
);

test.each([
  ['SH-SM-06: the help entry is the last row', [entry(890, { title: 'Help' }), entry(88)], ['88', '890']],
  ['SH-OP-040: without the key there is none', [entry(88)], ['88']],
])('%s', async (_, data, want) => {
  await openConsole({ at: '/users/about', menu: data });
  expect(drawn()).toEqual(want);
});

test('SH-OP-011: an external entry opens a new tab', async () => {
  await openConsole({
    at: '/app/ti/udso',
    menu,
    config: { externalLinks: { ...defaultConfig.externalLinks, cas: 'https://cas.example/' } },
  });
  const link = entryOf(8724);
  expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
    'https://cas.example/',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('the name for tracking stands on the entry', async () => {
  await openConsole({ at: '/users/about', menu });
  expect(entryOf(8761)?.dataset['pendo']).toBe('menu-dashboard');
});

test('the menu is a landmark of nested lists, groups are disclosures, everything is reached by the keyboard', async () => {
  await openConsole({ at: '/users/about', menu });
  const nav = screen.getByRole('navigation', { name: 'Main menu' });
  expect(nav).toBe(part('side-menu'));
  act(() => entryOf('a')?.focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement).toBe(entryOf(88));
  expect(inside('side-menu').queryAllByRole('menu')).toEqual([]);
});
