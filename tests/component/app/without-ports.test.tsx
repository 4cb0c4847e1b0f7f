import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { address, openConsole, part } from '../../harness/app/console';

vi.mock('~/generated/console/engine', () => ({ engine: {} }));

test('a console whose contract answers no need of the engine opens without the parts that need one', async () => {
  const { app, requested, clock } = await openConsole({ at: '/app/ddr' });
  expect(part('shell')).not.toBeNull();
  expect(part('side-menu')).toBeNull();
  expect(part('notifications')).toBeNull();
  expect(part('clock')).toBeNull();
  expect(part('user-menu')).not.toBeNull();
  await act(() => clock.advance(120_000));
  // Sources of banners and startup dialogs are descriptors of the console, not needs of the engine.
  const ports = /v3\/(auth|menu|session|activeStatus|setting|notifications\/(counts|languages))/;
  expect(requested.filter((path) => ports.test(path))).toEqual([]);
  expect(app.services().session.get().profile).toMatchObject({ state: 'loaded', value: { userName: '', flags: {} } });
});

test('without a menu each route can be opened, and home leads to the start page', async () => {
  await openConsole({ at: '/workbench' });
  expect(address()).toBe('/workbench');
});

test('without an address of the sign-out the page about it opens', async () => {
  const { app, page, clock } = await openConsole({ at: '/app/ddr' });
  void app.services().signOut();
  await act(() => clock.advance(2000));
  expect(page.done.at(-1)).toBe('assign ./logout.html?t=1');
});
