import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { calm, entry, inside, openConsole, part, type Entry } from '../../harness/app/console';
import type { FakeClock } from '../../harness/fake-clock';

const { piece, filterFrom, filterShown } = settings.menu;
const many = piece * 3 + 5;
const leaves = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => entry(index === count - 1 ? 88 : 5, { title: `Entry ${index}` }));
const menu = [entry('long', { title: 'Long', children: leaves(many) }), entry(30, { title: 'Other' })];

const links = () =>
  inside('side-menu')
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const room = (): string[] =>
  [...(part('side-menu')?.querySelectorAll<HTMLElement>('li[aria-hidden]') ?? [])].map(({ style }) => style.height);
/** Lets every piece be drawn. */
const fill = async (clock: FakeClock): Promise<void> => {
  while (room().length > 0) await act(() => clock.advance(1));
};
const typeInFilter = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in the menu' }), text);
  await calm();
};

test('of a long group the first piece is there at once, the rest keeps its room and follows', async () => {
  const { clock } = await openConsole({ at: '/users/about', menu });
  await userEvent.click(screen.getByRole('button', { name: 'Long' }));
  expect(links()).toHaveLength(piece + 1);
  expect(room()).toEqual([piece, piece, 5].map((count) => `calc(${count} * var(--descry-menu-row))`));
  await act(() => clock.advance(1));
  expect(links()).toHaveLength(2 * piece + 1);
  await fill(clock);
  expect(links()).toEqual([...leaves(many).map(({ title }) => title), 'Other']);
  expect(room()).toEqual([]);
});

test('the piece of the selected entry comes first, then those around it', async () => {
  const { clock } = await openConsole({ at: '/app/ddr', menu });
  expect(part('side-menu')?.querySelector('[aria-current="page"]')?.textContent).toBe(`Entry ${many - 1}`);
  expect(links()).not.toContain('Entry 0');
  await fill(clock);
  expect(links()).toContain('Entry 0');
});

test('a flyout of the rail is drawn likewise', async () => {
  const { clock } = await openConsole({ at: '/users/about', menu, local: { uic_sideMenu: 'collapsed' } });
  await userEvent.click(screen.getByRole('button', { name: 'Long' }));
  expect(room()).toHaveLength(3);
  await fill(clock);
  expect(links()).toHaveLength(many + 1);
});

test('arrow keys, Home and End walk over the entries and stop at both ends', async () => {
  await openConsole({ at: '/users/about', menu: [entry('a', { title: 'A', children: [entry(5)] }), entry(30)] });
  const group = screen.getByRole('button', { name: 'A' });
  act(() => group.focus());
  const press = async (keys: string): Promise<string | null | undefined> => {
    await userEvent.keyboard(keys);
    return document.activeElement?.textContent;
  };
  expect(await press('{ArrowUp}')).toBe('A');
  expect(await press('{Enter}{ArrowDown}')).toBe('Entry 5');
  expect(await press('{End}')).toBe('Entry 30');
  expect(await press('{ArrowDown}')).toBe('Entry 30');
  expect(await press('{Home}')).toBe('A');
  expect(await press('{Control>}{ArrowDown}{/Control}')).toBe('A');
});

test('a click that asks for a new tab is left to the browser', async () => {
  await openConsole({ at: '/users/about', menu });
  const link = screen.getByRole('link', { name: 'Other' });
  let isLeft = false;
  document.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(isLeft).toBe(true);
  expect(window.location.hash).toBe('#/users/about');
});

test('a small menu has no filter', async () => {
  await openConsole({ at: '/users/about', menu: [entry(5)] });
  expect(screen.queryByRole('searchbox', { name: 'Find in the menu' })).toBeNull();
});

test('a large menu is filtered while typing; what is found is told, and Escape brings all back', async () => {
  const large = [entry('long', { title: 'Long', children: leaves(filterFrom) }), entry(30, { title: 'Other' })];
  await openConsole({ at: '/users/about', menu: large });
  await typeInFilter('OTH');
  expect(links()).toEqual(['Other']);
  expect(inside('side-menu').getByRole('status').textContent).toBe('1 entry found');
  await userEvent.keyboard('{Escape}');
  await calm();
  expect(screen.getByRole('button', { name: 'Long' }).getAttribute('aria-expanded')).toBe('false');
  await typeInFilter('nowhere');
  expect(inside('side-menu').getByRole('status').textContent).toBe('No entry found');
  expect(links()).toEqual([]);
});

test('groups of what is found are open and can be closed; at most so many entries are shown', async () => {
  const large = [entry('long', { title: 'Long', children: leaves(filterShown + 50) })];
  const { clock } = await openConsole({ at: '/users/about', menu: large });
  await typeInFilter('entry');
  await fill(clock);
  expect(links()).toHaveLength(filterShown);
  expect(inside('side-menu').getByRole('status').textContent).toBe(`The first ${filterShown} entries are shown`);
  await userEvent.click(screen.getByRole('button', { name: 'Long' }));
  expect(links()).toEqual([]);
});
