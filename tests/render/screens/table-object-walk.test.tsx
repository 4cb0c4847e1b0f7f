import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { placeIn } from '../../../src/actions/drawer-list';
import type { Scope } from '../../../src/generated/types';
import { own } from '../../../src/lib/own';
import { settle } from '../../support/fake-clock';
import { pagedTable, rowAt, showTable } from './table-support';

/** Every third entry has an owner of its own, the two after it share one. */
const owner = (scope: Scope): string | undefined => {
  const score = own(scope.item, 'score');
  return typeof score === 'number' ? `owner-${Math.ceil(score / 3)}` : undefined;
};

test('an object in another column leads on to those of the other entries, each of them once', async () => {
  const { services, place } = await showTable({
    table: {
      columns: [
        ...pagedTable.columns,
        {
          type: 'object',
          id: 'owner',
          label: { key: 'owner', text: 'Owner' },
          value: owner,
          searchType: 11,
          objectId: owner,
        },
      ],
    },
  });
  const link = (await waitFor(() => rowAt(5))).querySelector<HTMLElement>('[data-column="owner"] a');
  if (!link) throw new Error('There is no owner.');
  await userEvent.click(link);
  await act(settle);
  expect(place.get()).toContain('profile=11&profileId=owner-2');
  const at = placeIn(services.drawer.list.get(), { search_type: 11, id: 'owner-2' });
  expect(at).toMatchObject({ position: 6, previous: { id: 'owner-1' }, next: { id: 'owner-3' } });
});

test('an object of a cell that has several leads on to the others of the cell', async () => {
  const both = (scope: Scope) => [1, 2].map((each) => ({ id: `${String(owner(scope))}-${each}` }));
  const id = (scope: Scope) => own(scope.item, 'id');
  const { services, place } = await showTable({
    table: {
      columns: [
        ...pagedTable.columns,
        {
          type: 'objects',
          id: 'owners',
          label: { key: 'owners', text: 'Owners' },
          ...{ value: both, name: id, searchType: 11, objectId: id },
        },
      ],
    },
  });
  const link = (await waitFor(() => rowAt(5))).querySelector<HTMLElement>('[data-column="owners"] a');
  if (!link) throw new Error('There are no owners.');
  await userEvent.click(link);
  await act(settle);
  expect(place.get()).toContain('profile=11&profileId=owner-2-1');
  const at = placeIn(services.drawer.list.get(), { search_type: 11, id: 'owner-2-1' });
  expect(at).toMatchObject({ title: 'Owners', position: 1, count: 2, next: { id: 'owner-2-2' } });
});

test('what is clicked in a cell of several parts belongs to its own row', async () => {
  const { place } = await showTable({
    table: {
      columns: [
        ...pagedTable.columns,
        { type: 'chips', id: 'tags', label: { key: 't', text: 'T' }, value: () => ['a', 'b'] },
      ],
    },
  });
  const chip = rowAt(5).querySelector<HTMLElement>('[data-column="tags"] [data-item="1"]');
  if (!chip) throw new Error('There is no chip.');
  await userEvent.click(chip);
  await act(settle);
  expect(place.get()).toContain('profileId=id-6');
});
