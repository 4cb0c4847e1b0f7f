import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenAddress } from '~/studio/page/editor/ScreenAddress';
import type { RouteOfScreen } from '~/studio/protocol';
import { drawStudio, entryOf, projectOf } from '~/tests/harness/studio/fake-studio';

const file = 'descriptors/screens/entries.json';
const route: RouteOfScreen = { file: 'descriptors/routes/entries.json', offset: 40, path: '/entries', menu: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The address of a screen that some routes show. */
async function draw(...routes: readonly RouteOfScreen[]) {
  const drawn = drawStudio(<ScreenAddress file={file} />, {
    routesOfScreen: () => routes,
    read: () => ({ text: '{}', base: 'a' }),
  });
  await act(async () => drawn.studio.project.set(projectOf([entryOf(file), entryOf(route.file)])));
  return drawn;
}

test('a screen says at which address it is, and leads to it in the preview and to its route', async () => {
  const { studio } = await draw(route);
  expect((await screen.findByText('/entries')).parentElement?.textContent).toBe('At /entries, in no entry of the menu');
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(studio.shows.get()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Its route' }));
  await vi.waitFor(() => expect(studio.position.get()).toMatchObject({ file: route.file, offset: 40 }));
});

test('the entries of the menu that lead to it are named; an address with a part to fill in is not shown', async () => {
  await draw({ ...route, path: '/entries/{id}', menu: ['Audit', 'Log'] });
  expect((await screen.findByText('/entries/{id}')).parentElement?.textContent).toContain('in the menu as Audit, Log');
  expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull();
});

test('a screen without a route says that it has no address', async () => {
  await draw();
  await screen.findByText('No route shows this screen: it has no address.');
});
