import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../support/fake-clock';
import { json } from '../support';
import { itemsFrom, rowAt, showTable } from './table-support';

const saved = vi.hoisted(() => ({ files: new Array<readonly string[]>() }));
vi.mock('../../../src/render/save-file', () => ({
  saveFile: (...file: readonly string[]) => void saved.files.push(file),
}));

beforeEach(() => {
  saved.files.length = 0;
});

const click = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};

const note = (): string => document.querySelector('.descry-list-export')?.textContent ?? '';

const lines = (text: string | undefined): readonly string[] => (text ?? '').replace(/\r\n$/, '').split('\r\n');

describe('taking entries out of a list', () => {
  test('the chosen ones go to the clipboard with the names of the columns', async () => {
    const { page } = await showTable();
    await userEvent.click(within(rowAt(3)).getByRole('checkbox'));
    await userEvent.click(within(rowAt(1)).getByRole('checkbox'));
    await click('Copy');
    expect(page.done).toContain('copy Name\tScore\nEntry 2\t1\nEntry 4\t3');
    expect(note()).toContain('Rows copied: 2');
  });

  test('without a choice all of the list is fetched, page by page, in the columns shown', async () => {
    const { asked } = await showTable({ at: '/list?columns=id,name&q=a', total: 45 });
    await click('Export CSV');
    const [name, text, type] = saved.files[0] ?? [];
    expect([name, type]).toEqual(['list.csv', 'text/csv']);
    expect(lines(text)).toHaveLength(46);
    expect(lines(text)[0]).toBe('\uFEFF"ID","Name"');
    expect(lines(text)[45]).toBe('"id-45","Entry 45"');
    expect(asked.slice(-3)).toEqual([0, 20, 40].map((offset) => `?offset=${offset}&limit=20&sort=name&q=a`));
    expect(note()).toContain('Rows exported: 45');
  });

  test('a list that is too long is cut, and says so', async () => {
    await showTable({
      total: 50_000,
      fetch: (url) => json({ data: { items: itemsFrom(Number(url.searchParams.get('offset')), 1000), total: 50_000 } }),
      table: { pageSize: 1000 },
    });
    await click('Export CSV');
    expect(lines(saved.files[0]?.[1])).toHaveLength(10_001);
    expect(note()).toContain('Only the first 10,000 of 50,000 were taken');
  });

  test('a page that fails writes nothing, says which, and the whole can be tried again', async () => {
    let fails = true;
    await showTable({
      fetch: (url) => (fails && url.searchParams.get('offset') === '40' ? json({}, 500) : undefined),
    });
    await click('Export CSV');
    expect(saved.files).toEqual([]);
    expect(note()).toContain('Entries 41 to 60 could not be loaded, so nothing was written.');
    fails = false;
    await click('Try again');
    expect(lines(saved.files[0]?.[1])).toHaveLength(91);
  });

  test('it tells how far it is, and can be ended', async () => {
    const { asked } = await showTable({
      fetch: (url) => (url.searchParams.get('offset') === '40' ? new Promise(() => undefined) : undefined),
    });
    await click('Export CSV');
    expect(note()).toContain('Loading entries: 40 of 90');
    await click('Cancel');
    expect(note()).toBe('');
    expect(asked.filter((query) => query.startsWith('?offset=60'))).toEqual([]);
    expect(saved.files).toEqual([]);
  });
});
