import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routes } from '~/generated/console/routes';
import { isPageRoute } from '~/shell/routing/route-paths';
import { address, calm, entry, openConsole } from '../../harness/app/console';

const drawn = vi.hoisted(() => ({ header: 0, menu: 0, page: 0, screen: 0 }));

vi.mock('~/shell/header/Header', () => ({ Header: () => (drawn.header += 1) }));
vi.mock('~/shell/menu/SideMenu', () => ({ SideMenu: () => (drawn.menu += 1) }));
vi.mock('~/app/pages/AboutPage', () => ({ AboutPage: () => (drawn.page += 1) }));
vi.mock('~/view/screen/TableScreen', () => ({ TableScreenView: () => (drawn.screen += 1) }));

const described = routes.find((route) => isPageRoute(route) && route.screen === 'audit-log')?.path;

test.each([
  ['a page', { at: '/users/about?own=1', shows: 'page' }],
  ['a screen', { at: `${described}?q=x`, shows: 'screen' }],
] as const)(
  'a drawer that opens, changes its tab and closes draws nothing of %s, the header and the menu again',
  async (_, { at, shows }) => {
    const { page } = await openConsole({ at, menu: [entry(73), entry(601)] });
    await waitFor(() => expect(drawn[shows]).toBeGreaterThan(0), { timeout: 10_000 });
    await calm();
    const before = { ...drawn };
    expect(Math.min(before.header, before.menu)).toBeGreaterThan(0);
    const dispatch = async (name: string, detail?: unknown) => {
      await act(async () => page.fire(name, { detail }));
      await calm();
    };
    await dispatch('console:open-drawer', { search_type: 8, id: 'x' });
    const tab = await screen.findByRole('tab', { name: 'Policy' }, { timeout: 10_000 });
    await act(async () => tab.click());
    await waitFor(() => expect(address()).toContain('profileTab=3'));
    await dispatch('console:close-drawer');
    expect(address()).toBe(at);
    expect(drawn).toEqual(before);
  },
);
