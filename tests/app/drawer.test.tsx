import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, calm, openConsole } from './console';

test('DR-FRAME-03, 04, OP-04: a wrong type closes the drawer and warns with the range and the value', async () => {
  const { page, logged } = await openConsole({ at: '/users/about?profile=4&profileId=x' });
  await act(async () => page.fire('console:open-drawer', { detail: { search_type: 14, id: 'x' } }));
  await calm();
  expect(address()).toBe('/users/about');
  expect(logged).toEqual(['warning: search_type must be in the range 1-13: 14']);
});

test('DG-DR-01, DR-FRAME-17, OP-01: an event opens the drawer on any screen, another one closes it', async () => {
  const { page } = await openConsole({ at: '/users/about?own=1' });
  const tell = async (name: string, detail?: unknown) => {
    await act(async () => page.fire(name, { detail }));
    await calm();
    await waitFor(() => expect(screen.queryAllByTestId('drawer')).toHaveLength(name.includes('open') ? 1 : 0));
  };
  await tell('console:open-drawer', { search_type: 7, id: 'd9' });
  expect(screen.getByTestId('drawer').dataset['searchType']).toBe('7');
  expect(address()).toBe('/users/about?own=1&profile=7&profileId=d9');
  await tell('console:close-drawer');
  expect(address()).toBe('/users/about?own=1');
});

test('DG-DR-02: an event opens the drawer of a group of objects', async () => {
  const { page } = await openConsole({ at: '/users/about' });
  await act(async () => page.fire('console:open-object-group', { detail: { title: 'Files', payload: { files: [] } } }));
  await calm();
  await waitFor(() => expect(screen.getByTestId('drawer').dataset['searchType']).toBe('object-group'));
  expect(address()).toMatch(/^\/users\/about\?profile=object-group/);
});

test('DR-FRAME-18: so does one in the address', async () => {
  const { logged } = await openConsole({ at: '/users/about?profile=99&profileId=x&own=1' });
  expect(address()).toBe('/users/about?own=1');
  expect(logged).toEqual(['warning: search_type must be in the range 1-13: 99']);
});
