import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { readAgain } from '~/api/read-again';
import type { Button, TableScreen } from '~/generated/contract/descriptor-types';
import { settle } from '~/tests/harness/fake-clock';
import { itemsFrom, rowAt, showTable } from '~/tests/harness/view/screen/table/support';
import { json } from '~/tests/harness/view/support';

const remove: Button = {
  id: 'remove',
  label: { key: 'remove', text: 'Remove' },
  action: { type: 'openDrawer', searchType: 5, objectId: () => 'all' },
};
const table: Partial<TableScreen> = { bulkActions: [remove], bulkMax: 30 };
const select = (row: number) => userEvent.click(rowAt(row).querySelector('[data-select]') ?? rowAt(row));
const bar = (): string => screen.getByTestId('selection').textContent ?? '';
const click = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};

describe('the bar of the selected rows', () => {
  test('selects all rows of the list, which are loaded for that, and offers no more then', async () => {
    const { requested } = await showTable({ table, total: 45 });
    await select(2);
    await click('Select all 45 rows');
    expect(bar()).toContain('45 selected');
    expect(requested.slice(-3).map((query) => new URLSearchParams(query).get('offset'))).toEqual(['0', '20', '40']);
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await click('Clear selection');
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  test('keeps rows selected whose pages are not loaded when a change reads the list again', async () => {
    const { queries } = await showTable({ table, total: 45 });
    await select(2);
    await click('Select all 45 rows');
    await act(async () => {
      readAgain(queries, ['auditList']);
      await settle();
    });
    expect(bar()).toContain('45 selected');
  });

  test('selects the first rows of a list that is longer than an export may be', async () => {
    await showTable({ table, total: 50_000 });
    await select(0);
    expect(screen.getByRole('button', { name: 'Select the first 10,000 rows' })).not.toBeNull();
  });

  test('says which rows could not be loaded, and leaves the selection as it was', async () => {
    let isBroken = true;
    const fetch = (url: URL): Response => {
      const offset = Number(url.searchParams.get('offset'));
      if (isBroken && offset === 20) return json({}, 500);
      return json({ data: { items: itemsFrom(offset, 20), total: 60, asOf: 0 } });
    };
    await showTable({ table, fetch });
    await select(2);
    await click('Select all 60 rows');
    expect(bar()).toContain('Entries 21 to 40 could not be loaded.');
    expect(bar()).toContain('1 selected');
    isBroken = false;
    await click('Select all 60 rows');
    expect(bar()).toContain('60 selected');
  });

  test('is cancelled: then the selection stays as it was', async () => {
    let answer: (response: Response) => void = () => undefined;
    let isHeld = false;
    const fetch = (url: URL) => {
      const offset = Number(url.searchParams.get('offset'));
      if (isHeld && offset === 20) return new Promise<Response>((done) => (answer = done));
      return json({ data: { items: itemsFrom(offset, 20), total: 60, asOf: 0 } });
    };
    await showTable({ table, fetch });
    await select(2);
    isHeld = true;
    await click('Select all 60 rows');
    expect(bar()).toContain('20 of 60');
    await click('Cancel');
    await act(async () => answer(json({ data: { items: itemsFrom(20, 20), total: 60, asOf: 0 } })));
    expect(bar()).toContain('1 selected');
  });

  test('disables the actions with more rows than their operations take', async () => {
    await showTable({ table, total: 45 });
    await select(2);
    expect(screen.getByRole('button', { name: 'Remove' }).getAttribute('aria-disabled')).toBeNull();
    await click('Select all 45 rows');
    const button = screen.getByRole('button', { name: 'Remove' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('For up to 30 rows at a time');
  });
});
