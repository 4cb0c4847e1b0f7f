import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calm, entry, openConsole, part } from '../../harness/app/console';

const changed = new Set<() => void>();
let isNarrow = true;

beforeEach(() => {
  isNarrow = true;
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (!query.includes('max-width')) return list;
    Object.defineProperty(list, 'matches', { get: () => isNarrow });
    changed.add(() => list.dispatchEvent(new Event('change')));
    return list;
  });
});
afterEach(() => vi.restoreAllMocks());

const menu = [entry('a', { children: [entry(88)] })];
const isCollapsed = (): string | undefined => part('side-menu')?.dataset['collapsed'];

test('in a narrow window the menu is a rail, whatever was chosen', async () => {
  await openConsole({ at: '/users/about', menu, local: { uic_sideMenu: 'expanded' } });
  expect(isCollapsed()).toBe('true');
  isNarrow = false;
  act(() => changed.forEach((notify) => notify()));
  expect(isCollapsed()).toBe('false');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the shortcut', () => userEvent.keyboard('[[')],
])('when %s folds it while one of its entries has the focus, its button has the focus', async (_, fold) => {
  await openConsole({ at: '/users/about', menu });
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Entry a' }));
  await fold();
  expect(isCollapsed()).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Expand the menu' }));
});

test('expanded it lies over the page for the moment: arriving somewhere or Escape folds it away', async () => {
  const { local } = await openConsole({ at: '/users/about', menu });
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(isCollapsed()).toBe('false');
  expect(local.getItem('uic_sideMenu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(isCollapsed()).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Entry a' }));
  await userEvent.click(screen.getByRole('link', { name: 'Entry 88' }));
  await calm();
  expect(isCollapsed()).toBe('true');
});
