import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { settle } from '~/tests/harness/fake-clock';
import { rowAt, showTable } from '~/tests/harness/view/screen/table/support';

const count = 40;

/** Counts how often a cell reads its value. */
const reads = { times: 0 };

const columns: readonly Column[] = Array.from({ length: count }, (_, index) => ({
  type: index === 35 ? ('object' as const) : ('text' as const),
  id: `c${index}`,
  label: { key: `c${index}`, text: `Column ${index}` },
  width: 200,
  value: (s: Reads) => {
    reads.times += 1;
    return getOwn(s.item, 'name');
  },
  searchType: 5,
  objectId: (s: Reads) => getOwn(s.item, 'id'),
}));

const showWide = (options: Parameters<typeof showTable>[0] = {}) =>
  showTable({ ...options, table: { columns, ...options.table } });

const cells = (row: number): readonly HTMLElement[] => [...rowAt(row).querySelectorAll<HTMLElement>('td[data-column]')];

const renderedColumns = (row: number): readonly (string | undefined)[] =>
  cells(row).map((cell) => cell.dataset['column']);

const ids = (from: number, end: number): readonly string[] => columns.slice(from, end).map(({ id }) => id);

const scrollSideways = (pixels: number): Promise<void> =>
  act(async () => {
    const box = document.querySelector('.descry-list-box');
    if (!box) throw new Error('No list is on the page.');
    box.scrollLeft = pixels;
    box.dispatchEvent(new Event('scroll'));
    await settle();
  });

const setBoxWidth = (pixels: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
};

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
  await act(settle);
};

afterEach(() => void vi.restoreAllMocks());

describe('the columns of a wide table', () => {
  test('a wide table renders the visible columns and the first one, and empty cells span the others', async () => {
    await showWide();
    expect(renderedColumns(3)).toEqual(ids(0, 9));
    for (const [pixels, from, end] of [
      [3000, 13, 24],
      [-3000, 13, 24],
      [40 * 200, 38, 40],
    ] as const) {
      await scrollSideways(pixels);
      expect(renderedColumns(3)).toEqual(['c0', ...ids(from, end)]);
      const across = [...rowAt(3).querySelectorAll('td')].map(({ colSpan }) => colSpan);
      expect(across.reduce((sum, each) => sum + each, 0)).toBe(count + 1);
    }
  });

  test('each cell and each heading has its column index in the complete table', async () => {
    await showWide({
      table: { rowActions: [{ id: 'a', label: { key: 'a', text: 'A' }, action: { type: 'reload' } }] },
    });
    await scrollSideways(3000);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe(String(count + 2));
    const headings = (of: string): readonly (string | null)[] =>
      [...document.querySelectorAll(of)].map((cell) => cell.getAttribute('aria-colindex'));
    expect(headings('tr[data-item="3"] > td:not([aria-hidden])').map(Number)).toEqual([
      1,
      2,
      ...Array.from({ length: 11 }, (_, index) => 15 + index),
      count + 2,
    ]);
    expect(headings('thead th').map(Number)).toEqual(Array.from({ length: count + 2 }, (_, index) => index + 1));
  });

  test('rendered cells do not render again when other columns or rows become visible', async () => {
    const { scrollTo } = await showWide();
    const before = cells(5).at(-1);
    reads.times = 0;
    await scrollSideways(200);
    expect(reads.times).toBe(0);
    await scrollSideways(300);
    expect(cells(5)).toContain(before);
    expect(reads.times).toBe(document.querySelectorAll('tr[aria-selected]').length);
    reads.times = 0;
    await scrollTo(1);
    expect(reads.times).toBe(0);
  });

  test('loading rows render only the visible columns', async () => {
    const { scrollTo } = await showWide({ total: 400 });
    await scrollTo(200);
    expect(rowAt(205).dataset['absent']).toBe('loading');
    expect(rowAt(205).querySelectorAll('.descry-list-bar')).toHaveLength(9);
  });

  test('arrow keys lead to the controls in all columns of the active row', async () => {
    await showWide();
    await act(() => screen.getByRole('grid').focus());
    await press('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.closest('td')?.dataset['column']).toBe('c35');
    expect(renderedColumns(1)).toEqual(ids(0, count));
    expect(renderedColumns(2)).toEqual(ids(0, 9));
  });

  test('the list marks on which sides columns are scrolled out of it, also before anybody scrolls', async () => {
    setBoxWidth(1000);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(8040);
    await showWide();
    const sides = (): readonly string[] =>
      ['data-aside', 'data-beyond'].filter((side) => document.querySelector(`.descry-list-box[${side}]`));
    expect(sides()).toEqual(['data-beyond']);
    await scrollSideways(300);
    expect(sides()).toEqual(['data-aside', 'data-beyond']);
    await scrollSideways(7040);
    expect(sides()).toEqual(['data-aside']);
  });

  test.each<[string, { box: number; want: readonly number[] }]>([
    ['share the room that is left', { box: 800, want: [440, 100, 220] }],
    ['give up room for the last column that would be cut', { box: 420, want: [180, 100, 100] }],
    ['share the room of a column that would be cut', { box: 310, want: [238, 100, 100] }],
  ])('columns with long values %s', async (_title, { box, want }) => {
    setBoxWidth(box);
    const [first, last] = columns;
    if (first?.type !== 'text' || !last) throw new Error('The columns begin with texts.');
    const score: Column = { ...first, type: 'number', id: 'score', width: 100 };
    await showTable({ table: { columns: [first, score, { ...last, width: 100 }] } });
    const widths = [...document.querySelectorAll('col')].map(({ style }) => Number.parseInt(style.width));
    expect(widths.slice(1)).toEqual(want);
  });

  test('a printed page and a copied row have all columns', async () => {
    const { page } = await showWide();
    await act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(renderedColumns(3)).toEqual(ids(0, count));
    await act(() => window.dispatchEvent(new Event('afterprint')));
    expect(renderedColumns(3)).toEqual(ids(0, 9));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy selected' }));
    await act(settle);
    expect(
      page.done
        .at(-1)
        ?.split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual([count, count]);
  });
});
