import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calm, entry, inside, openConsole, part } from '../../harness/app/console';

const state = vi.hoisted(() => ({ fetches: 0, isGone: false }));

vi.mock('~/app/pages/registry', () => ({
  pages: {
    placeholder: () => {
      state.fetches += 1;
      return state.isGone ? Promise.reject(new Error('gone')) : Promise.resolve(() => <p>Here it is</p>);
    },
    about: () =>
      Promise.resolve(() => {
        throw new Error('broken page');
      }),
    maintenance: () => Promise.resolve(() => <p>Work</p>),
  },
}));

beforeEach(() => {
  state.fetches = 0;
  state.isGone = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const menu = [entry(88), entry(5)];

test('code that cannot be fetched is told inside the page, and can be tried again', async () => {
  await openConsole({ at: '/app/ddr', menu });
  expect(inside('screen').getByRole('alert').textContent).toContain('This page could not be loaded.');
  expect(part('side-menu')).not.toBeNull();
  state.isGone = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await calm();
  expect(screen.getByText('Here it is')).not.toBeNull();
});

test('the code of a page is fetched when it is first opened, and once [SH-RG-01]', async () => {
  state.isGone = false;
  const { go } = await openConsole({ at: '/users/maintenance', menu });
  expect(state.fetches).toBe(0);
  await go('/app/ddr');
  await go('/workbench');
  expect(state.fetches).toBe(1);
});

test('the code of a refused page is not fetched', async () => {
  const { go } = await openConsole({ at: '/users/maintenance', menu: [entry(1)] });
  await go('/app/ddr');
  expect(state.fetches).toBe(0);
});

test('a page that breaks stays the only one, and the console can be reloaded', async () => {
  const { go, page } = await openConsole({ at: '/users/about', menu });
  await userEvent.click(screen.getByRole('button', { name: 'Reload the console' }));
  expect(page.done).toContain('reload');
  await go('/users/maintenance');
  expect(screen.getByText('Work')).not.toBeNull();
});
