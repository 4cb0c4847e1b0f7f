import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import type { Reads } from '~/generated/contract/types';
import { json, session } from '~/tests/harness/view/support';
import { itemsFrom, listState, rowAt, showTable } from '~/tests/harness/view/screen/table/support';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => Promise.all([import('~/view/response/RespondMenu'), import('~/view/action/ConfirmDialog')]));

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
  await act(settle);
};

const focusGrid = () => act(() => screen.getByRole('grid').focus());

const active = (): string | undefined => document.querySelector<HTMLElement>('tr[data-active]')?.dataset['item'];

const selected = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('tr[aria-selected="true"]')].map((row) => row.dataset['item']);

describe('the rows of a list', () => {
  test('a list is one stop of the Tab key, and arrow keys lead from there to all rows, even to those that are not loaded', async () => {
    const { pass } = await showTable({ total: 400 });
    const stops = document.querySelectorAll('.descry-list-box :is(a, button, input, [tabindex]):not([tabindex="-1"])');
    expect([...stops]).toEqual([screen.getByRole('grid')]);
    await focusGrid();
    expect(active()).toBe('0');
    await press('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toBe('1');
    expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toBe(rowAt(1).id);
    await press('{PageDown}');
    expect(active()).toBe('15');
    await press('{Control>}{End}{/Control}');
    expect(active()).toBe('399');
    expect(rowAt(399).dataset['absent']).toBe('loading');
    await pass(200);
    expect(rowAt(399).textContent).toContain('Entry 400');
    await press('{Home}');
    expect(active()).toBe('0');
  });

  test('ArrowUp on the first row leads to the headings, where keys sort and resize the columns', async () => {
    const { address } = await showTable();
    await focusGrid();
    await press('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Name');
    await press('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Score');
    const width = () => document.querySelectorAll('col')[2]?.style.width;
    const before = width();
    await press('{Shift>}{ArrowRight}{/Shift}');
    expect(Number.parseInt(width() ?? '', 10)).toBe(Number.parseInt(before ?? '', 10) + 16);
    await press('{Enter}');
    expect(address.get()).toBe('/list?sort=score');
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  test('a click on a heading sorts by it, and a second one reverses the order', async () => {
    const { address, requested } = await showTable();
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
    for (const want of ['/list?sort=-name', '/list']) {
      await userEvent.click(within(heading('Name')).getByRole('button'));
      await act(settle);
      expect(address.get()).toBe(want);
    }
    await userEvent.click(within(heading('Score')).getByRole('button'));
    await act(settle);
    expect(requested.at(-1)).toBe('?offset=0&limit=20&sort=score');
    expect(heading('Score').getAttribute('aria-sort')).toBe('ascending');
    expect(heading('Name').getAttribute('aria-sort')).toBe('none');
  });

  test('a list that the server delivers as a whole is sorted by the browser, without another call', async () => {
    const { address, requested } = await showTable({
      table: { sources: { audit: { operation: 'auditList' } }, needs: ['audit'], paged: undefined },
      fetch: () => json({ data: { items: itemsFrom(95, 10) } }),
    });
    const sortBy = async (name: string): Promise<void> => {
      await userEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
      await act(settle);
    };
    expect(rowAt(0).textContent).toContain('Entry 96');
    await sortBy('Score');
    expect(rowAt(0).textContent).toContain('Entry 101');
    await sortBy('Score');
    expect(address.get()).toBe('/list?sort=-score');
    expect(rowAt(0).textContent).toContain('Entry 100');
    await sortBy('Name');
    expect(rowAt(0).textContent).toContain('Entry 96');
    expect(requested).toHaveLength(1);
  });

  test('Enter and a click open the entry of a row', async () => {
    const { address } = await showTable();
    await focusGrid();
    await press('{ArrowDown}{Enter}');
    expect(address.get()).toContain('profileId=id-2');
    await userEvent.click(rowAt(4));
    await act(settle);
    expect(address.get()).toContain('profileId=id-5');
    expect(active()).toBe('4');
    expect(rowAt(4).hasAttribute('data-opens')).toBe(true);
  });

  test('rows are selected one by one, as a range and across pages, and Escape deselects them', async () => {
    const { pass, scrollTo } = await showTable({ total: 400 });
    const box = (index: number) => within(rowAt(index)).getByRole('checkbox');
    await userEvent.click(box(1));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['1', '2', '3', '4']);
    await scrollTo(200);
    await pass(200);
    await userEvent.click(box(202));
    expect(screen.getByTestId('selection').textContent).toContain('5 selected');
    await scrollTo(0);
    expect(selected()).toEqual(['1', '2', '3', '4']);
    await focusGrid();
    await press('{Home} ');
    expect(selected()).toEqual(['0', '1', '2', '3', '4']);
    await press('{Escape}');
    expect(selected()).toEqual([]);
  });

  test('the checkbox in the head selects and deselects the visible rows', async () => {
    await showTable();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select the rows in view' }));
    expect(screen.getByTestId('selection').textContent).toContain('15 selected');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select the rows in view' }));
    expect(selected()).toEqual([]);
  });

  test('the row menu opens by pointer and by keys, and gives the reason why an action is disabled', async () => {
    const { address } = await showTable({
      table: {
        rowActions: [
          {
            id: 'owner',
            label: { key: 'owner', text: 'Open owner' },
            action: { type: 'openDrawer', searchType: 6, objectId: (s: Reads) => s.item?.name },
          },
          {
            id: 'never',
            label: { key: 'never', text: 'Never' },
            enabledWhen: () => false,
            disabledReason: { key: 'why', text: 'No right' },
            action: { type: 'reload' },
          },
        ],
      },
    });
    await focusGrid();
    await press('{ArrowDown}{ArrowRight}{Enter}');
    expect(screen.getByRole('menuitem', { name: /Never/ }).textContent).toContain('No right');
    await press('{Enter}');
    expect(address.get()).toContain('profileId=Entry+2');
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 3' }));
    await press('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(listState()).toBe('data');
  });

  test('the confirmation of an action of a row stays while the list scrolls, and the grid has the focus after it', async () => {
    const { scrollTo, address } = await showTable({
      table: {
        rowActions: [
          {
            id: 'owner',
            label: { key: 'owner', text: 'Open owner' },
            confirm: { key: 'sure', text: 'Open the owner?' },
            action: { type: 'openDrawer', searchType: 6, objectId: (s: Reads) => s.item?.name },
          },
        ],
      },
    });
    const open = async (row: number): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name: `Actions for row ${row}` }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Open owner' }));
      await screen.findByRole('dialog', { name: 'Open owner' });
    };
    await open(2);
    await scrollTo(40);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, screen.getByRole('grid')]);
    await scrollTo(0);
    await open(2);
    await scrollTo(40);
    await userEvent.click(screen.getByRole('button', { name: 'Open owner' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address.get()).toContain('profileId=Entry+2');
  });

  test('a response that is chosen by keys in the menu of a row opens beside the page, and the grid has the focus', async () => {
    const { overlays } = await showTable({
      table: {
        target: {
          searchType: 8,
          ...{ id: (s: Reads) => s.item?.id, name: (s: Reads) => s.item?.name, with: { isolation: () => 'disabled' } },
        },
      },
      scope: { ...session, permissions: { 'response.endpoint': 1 } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for row 2' }));
    await press('{Enter}');
    const isolate = await screen.findByRole('menuitem', { name: 'Isolate endpoint' });
    expect(document.activeElement).toBe(isolate);
    await press('{Enter}');
    expect(overlays.responses.get()).toMatchObject([{ request: { run: { targets: [{ id: 'id-2' }] } } }]);
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, screen.getByRole('grid')]);
  });

  test('the column chooser hides, shows and moves columns, and writes them into the address unless they are the initial ones', async () => {
    const { address } = await showTable();
    const names = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(names()).toEqual(['', 'Name', 'Score']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'ID' }));
    await act(settle);
    expect(address.get()).toBe('/list?columns=name%2Cscore%2Cid');
    await userEvent.click(dialog.getByRole('button', { name: 'Move ID up' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Score' }));
    await act(settle);
    expect(names()).toEqual(['', 'Name', 'ID']);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await act(settle);
    expect(address.get()).toBe('/list');
    expect(names()).toEqual(['', 'Name', 'Score']);
  });

  test('a change of the address that does not concern the list keeps the elements of its rows', async () => {
    const { go } = await showTable();
    const before = rowAt(0);
    await go('/list?profile=5&profileId=id-1');
    expect(rowAt(0)).toBe(before);
  });
});
