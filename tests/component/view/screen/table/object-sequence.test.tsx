import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { positionInSequence, storedSequence } from '~/state/drawer/sequence';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { settle } from '~/tests/harness/fake-clock';
import { pagedTable, rowAt, showTable } from '~/tests/harness/view/screen/table/support';

/** Three consecutive entries share an owner. */
const owner = (scope: Scope): string | undefined => {
  const score = getOwn(scope.item, 'score');
  return typeof score === 'number' ? `owner-${Math.ceil(score / 3)}` : undefined;
};

test('the drawer sequence of an object in a column has the objects of the other rows, each of them once', async () => {
  const { services, address } = await showTable({
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
  expect(address.get()).toContain('profile=11&profileId=owner-2');
  const position = positionInSequence(storedSequence(services.drawer.entryState).get(), {
    search_type: 11,
    id: 'owner-2',
  });
  expect(position).toMatchObject({ position: 6, previous: { id: 'owner-1' }, next: { id: 'owner-3' } });
});

test('the drawer sequence of an object in a cell with several has the others of the cell', async () => {
  const both = (scope: Scope) => [1, 2].map((each) => ({ id: `${String(owner(scope))}-${each}` }));
  const id = (scope: Scope) => getOwn(scope.item, 'id');
  const { services, address } = await showTable({
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
  expect(address.get()).toContain('profile=11&profileId=owner-2-1');
  const position = positionInSequence(storedSequence(services.drawer.entryState).get(), {
    search_type: 11,
    id: 'owner-2-1',
  });
  expect(position).toMatchObject({ title: 'Owners', position: 1, count: 2, next: { id: 'owner-2-2' } });
});

test('a click on a chip opens the entry of its row', async () => {
  const { address } = await showTable({
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
  expect(address.get()).toContain('profileId=id-6');
});
