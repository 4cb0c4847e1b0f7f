import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { address, calm, openConsole } from './console';

const drawn = vi.hoisted(() => ({ header: 0, menu: 0, page: 0 }));

vi.mock('../../src/shell/header/Header', () => ({ Header: () => (drawn.header += 1) }));
vi.mock('../../src/shell/menu/SideMenu', () => ({ SideMenu: () => (drawn.menu += 1) }));
vi.mock('../../src/app/pages/AboutPage', () => ({ AboutPage: () => (drawn.page += 1) }));

test('a drawer that opens, changes its tab and closes draws nothing of the page, the header and the menu anew', async () => {
  const { page } = await openConsole({ at: '/users/about?own=1' });
  const before = { ...drawn };
  expect(Object.values(before).every((times) => times > 0)).toBe(true);
  const tell = async (name: string, detail?: unknown) => {
    await act(async () => page.fire(name, { detail }));
    await calm();
  };
  await tell('console:open-drawer', { search_type: 8, id: 'x' });
  const tab = await screen.findByRole('tab', { name: 'Policy' }, { timeout: 10_000 });
  await act(async () => tab.click());
  await waitFor(() => expect(address()).toContain('profileTab=3'));
  await tell('console:close-drawer');
  expect(address()).toBe('/users/about?own=1');
  expect(drawn).toEqual(before);
});
