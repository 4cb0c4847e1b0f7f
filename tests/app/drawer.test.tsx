import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, calm, openConsole } from './console';

test('DR-FRAME-03, 04, OP-04: a wrong type closes the drawer and warns with the range and the value', async () => {
  const { page, logged } = await openConsole({ at: '/users/about?profile=4&profileId=x' });
  await act(async () => page.fire('console:open-drawer', { detail: { search_type: 14, id: 'x' } }));
  await calm();
  expect(address()).toBe('/users/about');
  expect(logged).toEqual(['warning: search_type must be in the range 1-13: 14']);
});

test('DR-FRAME-18: so does one in the address', async () => {
  const { logged } = await openConsole({ at: '/users/about?profile=99&profileId=x&own=1' });
  expect(address()).toBe('/users/about?own=1');
  expect(logged).toEqual(['warning: search_type must be in the range 1-13: 99']);
});
