import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import { json } from '~/tests/harness/view/support';
import { itemsFrom, rowAt, showTable } from '~/tests/harness/view/screen/table/support';

const saved = vi.hoisted(() => ({ files: new Array<readonly string[]>(), fails: false }));
vi.mock('~/platform/save-file', () => ({
  saveFile(...file: readonly string[]) {
    if (saved.fails) throw new RangeError('Array buffer allocation failed');
    saved.files.push(file);
  },
}));

beforeEach(() => {
  saved.files.length = 0;
  saved.fails = false;
});

const click = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};

/** The button in the foot that exports the complete list. */
const exportAll = /^Export (all|the first) [\d,]+ rows \(CSV\)$/;

const note = (): string => document.querySelector('.descry-list-export')?.textContent ?? '';

const lines = (text: string | undefined): readonly string[] => (text ?? '').replace(/\r\n$/, '').split('\r\n');

describe('the export of a list', () => {
  test.each([
    [90, 'Copy all 90 rows', 'Export all 90 rows (CSV)'],
    [1, 'Copy the row', 'Export the row (CSV)'],
    [50_000, 'Copy the first 10,000 rows', 'Export the first 10,000 rows (CSV)'],
  ])('the buttons of a list with %i rows show how many rows they export', async (total, copy, exports) => {
    await showTable({ total });
    expect(screen.getByRole('button', { name: copy }).dataset['action']).toBe('copy-all');
    expect(screen.getByRole('button', { name: exports }).dataset['action']).toBe('export');
  });

  test('the export buttons of the selection and of the list have different names', async () => {
    await showTable();
    await userEvent.click(within(rowAt(1)).getByRole('checkbox'));
    const names = screen.getAllByRole('button', { name: /^(Copy|Export) / }).map(({ textContent }) => textContent);
    expect(names.filter((name) => name.includes('selected'))).toEqual(['Copy selected', 'Export selected (CSV)']);
    expect(new Set(names).size).toBe(names.length);
  });

  test('selected rows are copied with the names of the columns', async () => {
    const { page } = await showTable();
    await userEvent.click(within(rowAt(3)).getByRole('checkbox'));
    await userEvent.click(within(rowAt(1)).getByRole('checkbox'));
    await click('Copy selected');
    expect(page.done).toContain('copy Name\tScore\nEntry 2\t1\nEntry 4\t3');
    expect(note()).toContain('2 rows copied');
  });

  test('a copy of the complete list is announced to the browser before its rows are loaded', async () => {
    const { page } = await showTable({ total: 45 });
    const copy = vi.spyOn(page, 'copy');
    await userEvent.click(screen.getByRole('button', { name: 'Copy all 45 rows' }));
    const [text] = copy.mock.calls[0] ?? [];
    expect(text).toBeInstanceOf(Promise);
    await act(settle);
    expect((await text)?.split('\n')).toHaveLength(46);
    expect(note()).toContain('45 rows copied');
  });

  test('an export fetches the complete list page by page and has the displayed columns', async () => {
    const { requested } = await showTable({ at: '/list?columns=id,name&q=a', total: 45 });
    await click(exportAll);
    const [name, text, type] = saved.files[0] ?? [];
    expect([name, type]).toEqual(['list.csv', 'text/csv']);
    expect(lines(text)).toHaveLength(46);
    expect(lines(text)[0]).toBe('\uFEFF"ID","Name"');
    expect(lines(text)[45]).toBe('"id-45","Entry 45"');
    expect(requested.slice(-3)).toEqual([0, 20, 40].map((offset) => `?offset=${offset}&limit=20&sort=name&q=a`));
    expect(note()).toContain('45 rows exported');
  });

  test('an export of a list that is too long has its first rows, and the note gives their number', async () => {
    await showTable({
      total: 50_000,
      fetch: (url) => json({ data: { items: itemsFrom(Number(url.searchParams.get('offset')), 1000), total: 50_000 } }),
      table: { pageSize: 1000 },
    });
    await click(exportAll);
    expect(lines(saved.files[0]?.[1])).toHaveLength(10_001);
    expect(note()).toContain('Only the first 10,000 of 50,000 were taken');
  });

  test('an export with a page that fails writes nothing, names the missing rows and can be repeated', async () => {
    let fails = true;
    const { toasts } = await showTable({
      fetch: (url) => (fails && url.searchParams.get('offset') === '40' ? json({}, 500) : undefined),
    });
    await click(exportAll);
    expect(saved.files).toEqual([]);
    expect(note()).toContain('Entries 41 to 60 could not be loaded, so nothing was written.');
    expect(toasts.list.get()).toMatchObject([{ intent: 'danger', traceId: expect.any(String) }]);
    fails = false;
    await click('Try again');
    expect(lines(saved.files[0]?.[1])).toHaveLength(91);
  });

  test.each([
    ['of all rows', exportAll],
    ['of selected rows', 'Export selected (CSV)'],
  ])('an export %s that cannot be written ends with a message', async (_, name) => {
    saved.fails = true;
    const { toasts, logged } = await showTable();
    await userEvent.click(within(rowAt(1)).getByRole('checkbox'));
    await click(name);
    expect(note()).toBe('');
    expect(toasts.list.get()).toMatchObject([{ intent: 'danger', text: { key: 'ERROR.COMMON_ERROR' } }]);
    expect(logged.join()).toContain('Array buffer allocation failed');
  });

  test('a running export shows its progress and can be cancelled', async () => {
    const { requested } = await showTable({
      fetch: (url) => (url.searchParams.get('offset') === '40' ? new Promise(() => undefined) : undefined),
    });
    await click(exportAll);
    expect(note()).toContain('Loading 40 of 90 entries');
    await click('Cancel');
    expect(note()).toBe('');
    expect(requested.filter((query) => query.startsWith('?offset=60'))).toEqual([]);
    expect(saved.files).toEqual([]);
  });
});
