import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openDrawerAt, replaceSequence } from '~/actions/open-drawer-at';
import { moveTo, positionInSequence, storedSequence } from '~/state/drawer/sequence';
import { settle } from '~/tests/harness/fake-clock';
import { itemsFrom, rowAt, showTable } from '~/tests/harness/view/screen/table/support';
import { json } from '~/tests/harness/view/support';

describe('the drawer sequence of a list', () => {
  test('the drawer sequence of a row continues beyond the loaded pages, and the active row follows the drawer', async () => {
    const { services, requested, pass, address } = await showTable({ total: 2000 });
    await pass(200);
    await userEvent.click(rowAt(16));
    await act(settle);
    expect(address.get()).toContain('profileId=id-17');
    const sequence = storedSequence(services.drawer.entryState);
    const now = (id: string) => positionInSequence(sequence.get(), { search_type: 5, id });
    expect(now('id-17')).toMatchObject({ title: 'things', position: 17, count: 2000 });
    expect(now('id-17')?.next?.id).toBe('id-18');

    for (let step = 0; step < 30; step += 1) {
      await act(async () => {
        const current = sequence.get();
        const next = current?.items[current.index + 1];
        if (!current || !next) throw new Error('The sequence ends.');
        openDrawerAt(next, services, moveTo(current, next));
        await settle();
      });
      await pass(200);
    }
    expect(now('id-47')).toMatchObject({ position: 47, count: 2000 });
    expect(now('id-47')?.next?.id).toBe('id-48');
    expect(requested.map((query) => query.slice(0, 10))).toContain('?offset=40');
    expect(rowAt(46).hasAttribute('data-active')).toBe(true);
  });

  test('a list in another order does not follow the drawer sequence of the old order', async () => {
    const { services, go } = await showTable();
    await userEvent.click(rowAt(2));
    await act(settle);
    await go('/list?sort=-name');
    const current = storedSequence(services.drawer.entryState).get();
    if (!current) throw new Error('There is no sequence.');
    act(() => replaceSequence({ ...current, index: 5 }, services));
    expect(rowAt(5).hasAttribute('data-active')).toBe(false);
  });
  test('after a refresh the active row is that of the object in the drawer, and none if the list has it no longer', async () => {
    let items = itemsFrom(0, 20);
    const fetch = () => json({ data: { items, total: items.length, asOf: 0 } });
    const { services } = await showTable({ fetch });
    await userEvent.click(rowAt(5));
    await act(settle);
    const sequence = storedSequence(services.drawer.entryState);
    const step = () =>
      act(async () => {
        const current = sequence.get();
        const next = current?.items[current.index + 1];
        if (!current || !next) throw new Error('The sequence ends.');
        openDrawerAt(next, services, moveTo(current, next));
        await settle();
      });
    const activeRow = () => document.querySelector('tr[data-active] [data-column="name"]')?.textContent;
    items = [...itemsFrom(50, 3), ...itemsFrom(0, 7), ...itemsFrom(8, 12)];
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(settle);
    await step();
    expect(activeRow()).toBe('Entry 7');
    await step();
    expect(activeRow()).toBe('Entry 7');
    await step();
    expect(activeRow()).toBe('Entry 9');
  });
});
