import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { defaultConfig } from '~/session/config';
import { calm, entry, inside, openConsole, part, type Entry } from '../../harness/app/console';

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

test('three levels of the server, closed groups not drawn [SH-SM-01, SH-SM-10]', async () => {
  await openConsole({ at: '/users/about', menu });
  expect(drawn()).toEqual(['header', 'a', 'b', '8761', '890']);
  await click('a');
  await click('a-inner');
  expect(drawn()).toEqual(['header', 'a', '88', 'a-inner', '5', '83', 'b', '8761', '890']);
  expect(entryOf(5)?.getAttribute('href')).toBe('#/workbench');
});

test('an entry outside the side bar or without a role is not drawn [SH-OP-026]', async () => {
  await openConsole({ at: '/users/about', menu });
  expect(drawn()).not.toContain('601');
  expect(drawn()).not.toContain('602');
});

test('opening a group closes the other of the first level [SH-SM-11]', async () => {
  await openConsole({ at: '/users/about', menu });
  await click('a');
  await click('b');
  expect(entryOf('a')?.getAttribute('aria-expanded')).toBe('false');
  expect(entryOf('b')?.getAttribute('aria-expanded')).toBe('true');
  await click('b');
  expect(drawn()).toEqual(['header', 'a', 'b', '8761', '890']);
});

test('the selected entry follows the key of the route, and its groups open [SH-SM-12, SH-SM-13]', async () => {
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
    'a page without keys selects the entry with the longest shared path [SH-OP-009]',
    '/admin/remote/approval_list',
    '602',
  ],
  ['one shared step is not enough', '/app/tlc/1', undefined],
])('%s', async (_, at, want) => {
  await openConsole({ at, menu: [entry(601), entry(602), entry(88)] });
  expect(part('side-menu')?.querySelector<HTMLElement>('[aria-current]')?.dataset['menuId']).toBe(want);
});

test('the toggle collapses, and the browser remembers [SH-SM-03, SH-OP-042]', async () => {
  const { local } = await openConsole({ at: '/users/about', menu });
  expect(part('side-menu')?.dataset['collapsed']).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(part('side-menu')?.dataset['collapsed']).toBe('true');
  expect(local.getItem('uic_sideMenu')).toBe('collapsed');
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(local.getItem('uic_sideMenu')).toBe('expanded');
});

test('expanding opens the group of the selected entry [SH-SM-12]', async () => {
  await openConsole({ at: '/workbench', menu });
  await click('b');
  expect(entryOf(5)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(entryOf(5)?.getAttribute('aria-current')).toBe('page');
});

test.each([
  ['the header entry shows its wording [SH-SM-07]', {}, 'Security operations'],
  ['collapsed it shows the collapsed wording [SH-SM-08]', { uic_sideMenu: 'collapsed' }, 'SecOps'],
])('%s', async (_, local, want) => {
  await openConsole({ at: '/users/about', menu, local });
  expect(entryOf('header')?.textContent).toBe(want);
});

test('the wording of the header entry changes with the toggle, and back [SH-SM-08]', async () => {
  await openConsole({ at: '/users/about', menu });
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(entryOf('header')?.textContent).toBe('SecOps');
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(entryOf('header')?.textContent).toBe('Security operations');
});

const rowOnTop = (): string | undefined =>
  part('side-menu')?.querySelector<HTMLElement>('.descry-menu-area')?.dataset['menuId'];

test.each<[string, { given: readonly Entry[]; row: string | undefined; below: readonly string[] }]>([
  [
    'the first one with a collapsed wording, whatever its id',
    {
      given: [entry(88), entry('area-7', { l10n_collapsed: 'A7' }), entry('header', { l10n_collapsed: 'H' })],
      row: 'area-7',
      below: ['88'],
    },
  ],
  [
    'one whose id is that of a page',
    { given: [entry(5, { l10n_collapsed: 'Five' }), entry(88)], row: '5', below: ['88'] },
  ],
  [
    'none of a deeper level',
    { given: [entry('a', { children: [entry(88, { l10n_collapsed: 'X' })] })], row: undefined, below: ['a'] },
  ],
  [
    'none without that wording, not even by its name',
    {
      given: [entry('header', { l10n_collapsed: null }), entry(88, { l10n_collapsed: '' })],
      row: undefined,
      below: ['88'],
    },
  ],
  [
    'one with entries, which come first in the list',
    { given: [entry('top', { l10n_collapsed: 'T', children: [entry(5)] }), entry(88)], row: 'top', below: ['5', '88'] },
  ],
])('the row on top of the menu is %s [SH-SM-07]', async (_, { given, row, below }) => {
  await openConsole({ at: '/users/about', menu: given });
  expect([rowOnTop(), drawn().filter((id) => id !== row)]).toEqual([row, below]);
});

test('collapsed, the row on top shows its collapsed wording, whatever its id [SH-SM-08]', async () => {
  const top = entry('area-7', { title: 'T', l10n: 'Area seven', l10n_collapsed: 'A7' });
  await openConsole({ at: '/users/about', menu: [top], local: { uic_sideMenu: 'collapsed' } });
  expect(entryOf('area-7')?.textContent).toBe('A7');
});

test('a stored state that is none leaves the menu expanded [SH-OP-042]', async () => {
  await openConsole({ at: '/users/about', menu, local: { uic_sideMenu: '{"collapsed":true' } });
  expect(part('side-menu')?.dataset['collapsed']).toBe('false');
});

test('without a storage the menu collapses all the same [SH-OP-042]', async () => {
  const { local } = await openConsole({ at: '/users/about', menu });
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(part('side-menu')?.dataset['collapsed']).toBe('true');
});

test('comesoon is a mark, divider a line above, info a tooltip [SH-OP-027]', async () => {
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
])('%s [SH-SM-01]', async (_, language, want) => {
  await openConsole({
    at: '/users/about',
    menu: [entry(80001, { title: 'Our feeds', l10n: 'MENU.80001' })],
    local: { uic_language: language },
  });
  expect(entryOf(80001)?.textContent).toBe(want);
});

test('an entry without a title has the title of its page, and a group without one the area of its pages', async () => {
  const group = entry('tools', { title: '', children: [entry(73, { title: '' })] });
  const untitled = { id: 88, sidebar: true, role: 'user', children: [] };
  await openConsole({ at: '/app/ddr', menu: [untitled, group] });
  expect(entryOf(88)?.textContent).toBe('Data detection and response');
  expect(document.title).toMatch(/^Data detection and response/);
  expect(screen.getByRole('button', { name: 'User pages' })).not.toBeNull();
});

test('a wording that is no address of a text is shown as it is', async () => {
  await openConsole({
    at: '/users/about',
    menu: [entry('header', { title: 'T', l10n: 'Whole area', l10n_collapsed: 'WA' })],
  });
  expect(entryOf('header')?.textContent).toBe('Whole area');
});

test('collapsed, a group shows its entries beside the rail, by pointer or key, and folds away with Escape [SH-SM-09]', async () => {
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

test('the preview mark comes from the entry or from preReleaseIds [SH-SM-05, SH-OP-043]', async () => {
  await openConsole({ at: '/app/ti/udso', menu });
  expect(entryOf(30)?.textContent).toContain('Preview');
  expect(entryOf(31)?.textContent).toContain('Preview');
  expect(entryOf(8724)?.textContent).not.toContain('Preview');
});

test.each(['expanded', 'collapsed'])(
  '%s, every entry of the first level shows its icon, one that the console does not know a stand-in [SH-SM-04]',
  async (uic_sideMenu) => {
    await openConsole({ at: '/users/about', menu, local: { uic_sideMenu } });
    const pathsOf = (id: string | number) => entryOf(id)?.querySelector('svg')?.innerHTML;
    const icons = ['a', 'b', 8761].map((id) => pathsOf(id));
    expect(icons.filter((paths) => !paths?.includes('<path'))).toEqual([]);
    expect(new Set(icons).size).toBe(3);
  },
);

test.each([
  ['the help entry is the last row [SH-SM-06]', [entry(890, { title: 'Help' }), entry(88)], ['88', '890']],
  ['without the key there is none [SH-OP-040]', [entry(88)], ['88']],
])('%s', async (_, data, want) => {
  await openConsole({ at: '/users/about', menu: data });
  expect(drawn()).toEqual(want);
});

test('a title is characters only, and a group without entries is left out', async () => {
  const title = '<img src=x onerror=alert(1)>';
  const group = entry('own', { title, children: [entry(88, { title })] });
  await openConsole({ at: '/app/ddr', menu: [group, entry('empty', { title: 'Leads nowhere' })] });
  expect(drawn()).toEqual(['own', '88']);
  expect(entryOf(88)?.textContent).toBe(title);
  expect(document.querySelectorAll('nav img')).toHaveLength(0);
});

test('an external entry opens a new tab [SH-OP-011]', async () => {
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

test('the name for tracking is on the entry', async () => {
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
