import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Scope } from '~/generated/contract/types';
import { TableView } from '~/view/field/table/TableView';
import { session, setUp } from '../../harness/view/support';

test('a table that becomes long keeps its column widths, and computes them again when only its first rows are shown', async () => {
  const world = await setUp();
  const label = { key: 'test.c', text: 'C' };
  const columns = [{ type: 'text', id: 'c', label, value: (scope: Scope) => scope.item }] as const;
  const field = { type: 'table', id: 'f', label, columns, value: (scope: Scope) => scope.v } as const;
  const v = Array.from({ length: 300 }, (_, index) => index);
  await world.show(<TableView field={field} scope={{ ...session, v }} />);
  const isStable = (): boolean => screen.getByRole('table').hasAttribute('data-steady');
  await userEvent.click(screen.getByRole('button', { name: 'Show 290 more' }));
  expect(isStable()).toBe(false);
  await act(() => world.clock.advance(0));
  expect([isStable(), screen.getByRole('columnheader').style.width]).toEqual([true, '0px']);
  await act(() => world.clock.advance(0));
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect([isStable(), screen.getByRole('columnheader').style.width]).toEqual([false, '']);
});
