import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAgain } from '~/api/read-again';
import type { Button, TableScreen } from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import { isList } from '~/lib/json';
import { settle } from '~/tests/harness/fake-clock';
import { itemsFrom, rowAt, showTable } from '~/tests/harness/view/screen/table/support';
import { json } from '~/tests/harness/view/support';

const selectionOf = (scope: object): readonly unknown[] => {
  const selection = getOwn(scope, 'selection');
  return isList(selection) ? selection : [];
};
const open: Button = {
  id: 'open-all',
  label: { key: 'open-all', text: 'Open all' },
  enabledWhen: (scope) => selectionOf(scope).length < 3,
  disabledReason: { key: 'few', text: 'At most two' },
  action: {
    type: 'openDrawer',
    searchType: 5,
    objectId: (scope) =>
      selectionOf(scope)
        .map((item) => getOwn(item, 'name'))
        .join(' '),
  },
};
const table: Partial<TableScreen> = { bulkActions: [open] };
const select = (row: number) => userEvent.click(rowAt(row).querySelector('[data-select]') ?? rowAt(row));
const button = () => screen.getByRole('button', { name: 'Open all' });

describe('a bulk action', () => {
  test('is there while rows are selected, and reads them in the order of the list', async () => {
    const { address } = await showTable({ table });
    expect(screen.queryByTestId('bulk-actions')).toBeNull();
    await select(4);
    await select(1);
    await userEvent.click(button());
    expect(address.get()).toContain('profileId=Entry+2+Entry+5');
  });

  test('is disabled by a condition on the selected rows', async () => {
    await showTable({ table });
    await select(0);
    await select(1);
    expect(button().getAttribute('aria-disabled')).toBeNull();
    await select(2);
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  test('is about what the list has after a change: new values, and no rows that have left it', async () => {
    let items = itemsFrom(0, 5);
    const { address, queries } = await showTable({
      table,
      fetch: () => json({ data: { items, total: items.length, asOf: 0 } }),
    });
    await select(1);
    await select(3);
    items = items.filter(({ id }) => id !== 'id-2').map((item) => ({ ...item, name: `${item.name}, changed` }));
    await act(async () => {
      readAgain(queries, ['auditList']);
      await settle();
    });
    expect(screen.getByTestId('selection').textContent).toContain('1 selected');
    await userEvent.click(button());
    expect(address.get()).toContain('profileId=Entry+4%2C+changed');
  });

  test('is about a row that new rows have moved to a page that is not loaded, but not about one that is gone', async () => {
    let added = 0;
    let gone = '';
    const { address, queries } = await showTable({
      table: { ...table, pageSize: 10 },
      fetch: (url) => {
        const items = [...itemsFrom(1000, added), ...itemsFrom(0, 90)].filter(({ id }) => id !== gone);
        const offset = Number(url.searchParams.get('offset'));
        return json({ data: { items: items.slice(offset, offset + 10), total: items.length, asOf: 0 } });
      },
    });
    await select(1);
    await select(2);
    added = 9;
    gone = 'id-3';
    await act(async () => {
      readAgain(queries, ['auditList']);
      await settle();
    });
    expect(screen.getByTestId('selection').textContent).toContain('1 selected1 on another page');
    await userEvent.click(button());
    expect(address.get()).toContain('profileId=Entry+2');
  });

  test('gives the focus to the list if its rows have left it', async () => {
    let items = itemsFrom(0, 5);
    const { queries } = await showTable({
      table,
      fetch: () => json({ data: { items, total: items.length, asOf: 0 } }),
    });
    await select(1);
    button().focus();
    items = items.filter(({ id }) => id !== 'id-2');
    await act(async () => {
      readAgain(queries, ['auditList']);
      await settle();
    });
    expect(screen.getByTestId('selection').hidden).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  test('follows a change at once if the server names an enormous total', async () => {
    let items = itemsFrom(0, 20);
    const { queries } = await showTable({ table, fetch: () => json({ data: { items, total: 1e8, asOf: 0 } }) });
    await select(1);
    items = items.map((item) => (item.id === 'id-2' ? { ...item, id: 'another' } : item));
    await act(async () => {
      readAgain(queries, ['auditList']);
      await settle();
    });
    expect(screen.queryByTestId('bulk-actions')).toBeNull();
  });
});

describe('bulk actions that do not fit', () => {
  const other: Button = {
    id: 'other',
    label: { key: 'other', text: 'Open the first' },
    confirm: { key: 'sure', text: 'Are you sure?' },
    action: { type: 'openDrawer', searchType: 5, objectId: (scope) => getOwn(selectionOf(scope)[0], 'name') },
  };

  /** A line of buttons in which the first `fitting` have room; the others wrap below it. */
  function layOut(fitting: number): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const line = this.parentElement?.closest('[data-testid="bulk-actions"]');
      const index = line ? [...line.children].indexOf(this) : -1;
      return new DOMRect(0, index < fitting ? 0 : 28, 100, 24);
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly notify: (entries: readonly ResizeObserverEntry[]) => void;
        constructor(notify: (entries: readonly ResizeObserverEntry[]) => void) {
          this.notify = notify;
        }
        observe = () => this.notify([]);
        disconnect = () => undefined;
      },
    );
  }

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('have no menu while all fit', async () => {
    layOut(2);
    await showTable({ table: { bulkActions: [open, other] } });
    await select(1);
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  test('are in a menu at the end of the line, with their confirmation and with the reason why one is disabled', async () => {
    layOut(0);
    const { address } = await showTable({ table: { bulkActions: [open, other] } });
    for (const row of [1, 2, 3]) await select(row);
    const more = screen.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Open allAt most two', 'Open the first']);
    expect(items[0]?.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(more);
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open the first' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Are you sure?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the first' }));
    expect(address.get()).toContain('profileId=Entry+2');
  });
});
