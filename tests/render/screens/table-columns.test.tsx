import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Column } from '../../../src/generated/descriptor-types';
import type { Reads } from '../../../src/generated/types';
import { own } from '../../../src/lib/own';
import { settle } from '../../support/fake-clock';
import { rowAt, showTable } from './table-support';

const count = 40;

/** How often a value has been read for a cell. */
const reads = { times: 0 };

const columns: readonly Column[] = Array.from({ length: count }, (_, at) => ({
  type: at === 35 ? ('object' as const) : ('text' as const),
  id: `c${at}`,
  label: { key: `c${at}`, text: `Column ${at}` },
  width: 200,
  value: (s: Reads) => {
    reads.times += 1;
    return own(s.item, 'name');
  },
  searchType: 5,
  objectId: (s: Reads) => own(s.item, 'id'),
}));

const showWide = (options: Parameters<typeof showTable>[0] = {}) =>
  showTable({ ...options, table: { columns, ...options.table } });

const cells = (row: number): readonly HTMLElement[] => [...rowAt(row).querySelectorAll<HTMLElement>('td[data-column]')];

const drawn = (row: number): readonly (string | undefined)[] => cells(row).map((cell) => cell.dataset['column']);

const ids = (from: number, end: number): readonly string[] => columns.slice(from, end).map(({ id }) => id);

const scrollAside = (pixels: number): Promise<void> =>
  act(async () => {
    const box = document.querySelector('.descry-list-box');
    if (!box) throw new Error('No list is on the page.');
    box.scrollLeft = pixels;
    box.dispatchEvent(new Event('scroll'));
    await settle();
  });

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
  await act(settle);
};

describe('the columns of a wide table', () => {
  test('those in sight are drawn and few beside them; the first one stays, the others keep their room', async () => {
    await showWide();
    expect(drawn(3)).toEqual(ids(0, 9));
    for (const [pixels, from, end] of [
      [3000, 13, 24],
      [-3000, 13, 24],
      [40 * 200, 38, 40],
    ] as const) {
      await scrollAside(pixels);
      expect(drawn(3)).toEqual(['c0', ...ids(from, end)]);
      const across = [...rowAt(3).querySelectorAll('td')].map(({ colSpan }) => colSpan);
      expect(across.reduce((sum, each) => sum + each, 0)).toBe(count + 1);
    }
  });

  test('each cell and each heading tells which of all columns it is in', async () => {
    await showWide({
      table: { rowActions: [{ id: 'a', label: { key: 'a', text: 'A' }, action: { type: 'reload' } }] },
    });
    await scrollAside(3000);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe(String(count + 2));
    const told = (of: string): readonly (string | null)[] =>
      [...document.querySelectorAll(of)].map((cell) => cell.getAttribute('aria-colindex'));
    expect(told('tr[data-item="3"] > td:not([aria-hidden])').map(Number)).toEqual([
      1,
      2,
      ...Array.from({ length: 11 }, (_, nth) => 15 + nth),
      count + 2,
    ]);
    expect(told('thead th').map(Number)).toEqual(Array.from({ length: count + 2 }, (_, at) => at + 1));
  });

  test('what is drawn stays as it is when other columns or rows come into sight', async () => {
    const { scrollTo } = await showWide();
    const before = cells(5).at(-1);
    reads.times = 0;
    await scrollAside(200);
    expect(reads.times).toBe(0);
    await scrollAside(300);
    expect(cells(5)).toContain(before);
    expect(reads.times).toBe(document.querySelectorAll('tr[aria-selected]').length);
    reads.times = 0;
    await scrollTo(1);
    expect(reads.times).toBe(0);
  });

  test('rows on their way draw no more than others', async () => {
    const { scrollTo } = await showWide({ total: 400 });
    await scrollTo(200);
    expect(rowAt(205).dataset['absent']).toBe('loading');
    expect(rowAt(205).querySelectorAll('.descry-list-bar')).toHaveLength(9);
  });

  test('the keys lead to what stands out of sight in the active row', async () => {
    await showWide();
    await act(() => screen.getByRole('grid').focus());
    await press('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.closest('td')?.dataset['column']).toBe('c35');
    expect(drawn(1)).toEqual(ids(0, count));
    expect(drawn(2)).toEqual(ids(0, 9));
  });

  test('on paper stand all of them, and so they do where rows are copied', async () => {
    const { page } = await showWide();
    await act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(drawn(3)).toEqual(ids(0, count));
    await act(() => window.dispatchEvent(new Event('afterprint')));
    expect(drawn(3)).toEqual(ids(0, 9));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await act(settle);
    expect(
      page.done
        .at(-1)
        ?.split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual([count, count]);
  });
});
