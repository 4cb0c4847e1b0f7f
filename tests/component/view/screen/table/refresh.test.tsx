import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Button } from '~/generated/contract/descriptor-types';
import { settle } from '~/tests/harness/fake-clock';
import { memoryStorage } from '~/tests/harness/memory-storage';
import { json } from '~/tests/harness/view/support';
import { itemsFrom, listState, rowAt, showTable, type Item } from '~/tests/harness/view/screen/table/support';

/** Chooses how often the list refreshes by itself. */
async function choose(name: string): Promise<void> {
  await userEvent.click(every());
  await userEvent.click(screen.getByRole('menuitemradio', { name }));
  await act(settle);
}

const every = (): HTMLElement => screen.getByRole('button', { name: /^Refresh(es every| automatically)/ });

const newRows = (): readonly (string | null)[] =>
  [...document.querySelectorAll('tr[data-new]')].map(
    (row) => row.querySelector('[data-column="name"]')?.textContent ?? null,
  );

const page = (items: readonly Item[], total = 90) => json({ data: { items, total, asOf: 0 } });

describe('a list that refreshes by itself', () => {
  test('offers intervals, and requests its rows in the chosen one', async () => {
    const { requested, pass } = await showTable();
    await userEvent.click(every());
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      ...['Off', '30 sec', '1 min', '5 min', '15 min'],
    ]);
    expect(screen.getByRole('menuitemradio', { name: 'Off' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '1 min' }));
    expect(every().getAttribute('aria-label')).toBe('Refreshes every 1 min');
    expect(document.activeElement).toBe(every());
    await pass(59_000);
    const before = requested.length;
    await pass(7000);
    expect(requested.length).toBeGreaterThan(before);
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:31:00 (UTC)');
    await choose('Off');
    const after = requested.length;
    await pass(600_000);
    expect(requested.length).toBe(after);
  });

  test('remembers the interval of each screen', async () => {
    const local = memoryStorage();
    await showTable({ local });
    await choose('5 min');
    cleanup();
    await showTable({ local });
    expect(every().textContent).toBe('5 min');
    cleanup();
    await showTable({ local, table: { id: 'other' } });
    expect(every().textContent).toBe('');
  });

  test('waits while rows are selected or a menu is open, and says so', async () => {
    const { requested, pass } = await showTable();
    await choose('30 sec');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await pass(1000);
    const before = requested.length;
    await pass(120_000);
    expect(requested.length).toBe(before);
    expect(every().getAttribute('aria-label')).toContain('Paused');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await pass(60_000);
    expect(requested.length).toBe(before);
    await userEvent.keyboard('{Escape}');
    await pass(6000);
    expect(requested.length).toBeGreaterThan(before);
    expect(every().getAttribute('aria-label')).toBe('Refreshes every 30 sec');
  });

  test('marks the rows that came, keeps the scroll position and the same row active', async () => {
    let items = itemsFrom(0, 20);
    const { pass } = await showTable({ fetch: () => page(items, items.length) });
    await choose('30 sec');
    await userEvent.click(rowAt(2));
    await act(settle);
    items = [{ id: 'late', name: 'Late entry', score: 1 }, ...itemsFrom(0, 19)];
    await pass(36_000);
    expect(newRows()).toEqual(['Late entry']);
    expect(rowAt(0).textContent).toContain('New since 09:30:00');
    expect(document.querySelector('tr[data-active]')).toBe(rowAt(3));
    await pass(36_000);
    expect(newRows()).toEqual([]);
  });

  test('deselects rows that have left the list, and no others, in any order of the list', async () => {
    let items = itemsFrom(0, 20);
    const { go } = await showTable({ fetch: () => page(items) });
    const refresh = async (): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await act(settle);
    };
    const selected = () => screen.queryByTestId('selection')?.textContent;
    for (const name of ['Select row 1', 'Select row 2', 'Select row 3'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    items = itemsFrom(1, 20);
    await refresh();
    expect(selected()).toContain('2 selected');
    items = [...itemsFrom(30, 19), ...itemsFrom(2, 1)];
    await go('/list?sort=-name');
    await refresh();
    expect(selected()).toContain('2 selected');
  });

  test('an action that reads the list again can replace parameters of its call', async () => {
    const again: Button = {
      id: 'again',
      label: { key: 'again', text: 'Read again' },
      action: { type: 'refresh', source: 'audit', query: { q: () => 'deep' } },
    };
    const { requested } = await showTable({ table: { buttons: [again] } });
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await act(settle);
    expect(requested).toEqual(['?offset=0&limit=20&sort=name', '?offset=0&limit=20&sort=name&q=deep']);
  });

  test('marks no row that may only have moved up from a page that was not known', async () => {
    let isLater = false;
    const fetch = (url: URL) => (isLater ? page(itemsFrom(Number(url.searchParams.get('offset')) + 1, 20)) : undefined);
    const { pass } = await showTable({ fetch });
    await choose('30 sec');
    isLater = true;
    await pass(36_000);
    expect(rowAt(0).textContent).toContain('Entry 2');
    expect(newRows()).toEqual([]);
  });

  test('keeps its rows with a mark while refreshes fail, and tries again in its interval', async () => {
    let fails = false;
    const { pass, requested } = await showTable({ fetch: () => (fails ? json({}, 500) : undefined) });
    await choose('30 sec');
    fails = true;
    await pass(31_000);
    expect([listState(), screen.getByTestId('not-current').textContent]).toEqual([
      'stale',
      'Not up to date since 09:30',
    ]);
    const failed = requested.length;
    fails = false;
    await pass(31_000);
    expect(requested.length).toBeGreaterThan(failed);
    expect([listState(), screen.queryByTestId('not-current')]).toEqual(['data', null]);
  });
});
