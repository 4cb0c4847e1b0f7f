import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, calm, openConsole } from '../../harness/app/console';

test('a wrong type closes the drawer and warns with the range and the value [DR-FRAME-03, 04, DR-OP-04]', async () => {
  const { page, logged } = await openConsole({ at: '/users/about?profile=4&profileId=x' });
  await act(async () => page.fire('console:open-drawer', { detail: { search_type: 14, id: 'x' } }));
  await calm();
  expect(address()).toBe('/users/about');
  expect(logged).toEqual(['warning: search_type must be in the range 1-13: 14']);
});

test('an event opens the drawer on any screen, another one closes it [DG-DR-01, DR-FRAME-17, DR-OP-01]', async () => {
  const { page } = await openConsole({ at: '/users/about?own=1' });
  const dispatch = async (name: string, detail?: unknown) => {
    await act(async () => page.fire(name, { detail }));
    await calm();
    await waitFor(() => expect(screen.queryAllByTestId('drawer')).toHaveLength(name.includes('open') ? 1 : 0));
  };
  await dispatch('console:open-drawer', { search_type: 7, id: 'd9' });
  expect(screen.getByTestId('drawer').dataset['searchType']).toBe('7');
  expect(address()).toBe('/users/about?own=1&profile=7&profileId=d9');
  await dispatch('console:close-drawer');
  expect(address()).toBe('/users/about?own=1');
});

test('an event opens the drawer of a group of objects [DG-DR-02]', async () => {
  const { page } = await openConsole({ at: '/users/about' });
  await act(async () => page.fire('console:open-object-group', { detail: { title: 'Files', payload: { files: [] } } }));
  await calm();
  await waitFor(() => expect(screen.getByTestId('drawer').dataset['searchType']).toBe('object-group'));
  expect(address()).toMatch(/^\/users\/about\?profile=object-group/);
});

test('a wrong type in the address closes the drawer and warns with the range [DR-FRAME-18]', async () => {
  const { logged } = await openConsole({ at: '/users/about?profile=99&profileId=x&own=1' });
  expect(address()).toBe('/users/about?own=1');
  expect(logged).toEqual(['warning: search_type must be in the range 1-13: 99']);
});
