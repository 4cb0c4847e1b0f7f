import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import { json } from '~/tests/harness/view/support';
import { renderedRows, itemsFrom, listState, rowAt, showTable } from '~/tests/harness/view/screen/table/support';

const offsets = (addresses: readonly string[]): readonly number[] =>
  addresses.map((query) => Number(new URLSearchParams(query).get('offset')));

const range = (): string | null => screen.getByTestId('range').textContent;

describe('a paged list', () => {
  test('a paged list requests only the visible page, and renders few rows more', async () => {
    const { requested: addresses, pass } = await showTable({ total: 100_000 });
    expect(listState()).toBe('data');
    expect(addresses).toEqual(['?offset=0&limit=20&sort=name']);
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(renderedRows().length).toBeLessThan(40);
    expect(range()).toBe('1–15 of 100,000 things');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001');
    await pass(200);
    expect(offsets(addresses)).toEqual([0, 20]);
  });

  test('scrolling past many pages requests only those where it ends, and aborts requests for pages that are no longer visible', async () => {
    const {
      requested: addresses,
      aborted,
      pass,
      scrollTo,
    } = await showTable({
      total: 2000,
      fetch: (url) => (url.searchParams.get('offset') === '200' ? new Promise(() => undefined) : undefined),
    });
    for (const row of [40, 80, 120, 160, 201]) {
      await scrollTo(row);
      await pass(50);
    }
    expect(rowAt(205).dataset['absent']).toBe('loading');
    await pass(200);
    expect(offsets(addresses)).toEqual([0, 200, 220]);
    await scrollTo(1000);
    await pass(200);
    expect(aborted.map((query) => query.slice(0, 11))).toEqual(['?offset=200']);
    expect(rowAt(1000).textContent).toContain('Entry 1001');
    expect(rowAt(1000).getAttribute('aria-rowindex')).toBe('1002');
    await scrollTo(0);
    expect(rowAt(0).textContent).toContain('Entry 1');
  });

  test('the page at which scrolling ends replaces the one in the address', async () => {
    const { address, pass, scrollTo } = await showTable({ at: '/list?q=a&profile=5&profileId=x' });
    await scrollTo(45);
    await pass(300);
    expect(address.get()).toBe('/list?q=a&profile=5&profileId=x');
    await pass(300);
    expect(address.get()).toBe('/list?q=a&profile=5&profileId=x&page=3');
    await scrollTo(0);
    await pass(600);
    expect(address.get()).toBe('/list?q=a&profile=5&profileId=x');
  });

  test.each([
    ['a list begins at the page of the address', { at: '/list?page=3', want: ['?offset=40', 'Entry 41'] }],
    [
      'a list begins at its last page if the page of the address is beyond it',
      { at: '/list?page=70', want: ['?offset=1380', 'Entry 90'] },
    ],
  ])('%s', async (_, { at, want }) => {
    const { requested: addresses, pass } = await showTable({ at });
    expect(addresses[0]).toContain(want[0]);
    await pass(200);
    expect(document.querySelector('tbody')?.textContent).toContain(want[1]);
    expect(addresses.filter((query) => query.startsWith('?offset=0&'))).toEqual([]);
  });

  test('another filter requests the list from its top, and the old rows remain visible until the answer arrives', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const {
      requested: addresses,
      go,
      pass,
      scrollTo,
      address,
    } = await showTable({
      fetch: (url) =>
        url.searchParams.has('q') ? new Promise<Response>((resolve) => waiting.push(resolve)) : undefined,
    });
    await scrollTo(50);
    await pass(600);
    expect(address.get()).toBe('/list?page=3');
    await go(`${address.get()}&q=mail`);
    expect(addresses.at(-1)).toBe('?offset=0&limit=20&sort=name&q=mail');
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelector('tbody')?.hasAttribute('data-old')).toBe(true);
    await act(async () => {
      waiting[0]?.(json({ data: { items: itemsFrom(70, 2), total: 2 } }));
      await settle();
    });
    expect(renderedRows()).toEqual([0, 1]);
    expect(rowAt(0).textContent).toContain('Entry 71');
    expect(document.querySelector('tbody')?.hasAttribute('data-old')).toBe(false);
    await pass(600);
    expect(address.get()).toBe('/list?q=mail');
  });

  test.each([
    ['no list of entries', { answer: { items: 'none', total: 3 }, want: [0, 1, 2], text: 'did not send' }],
    ['no total', { answer: { items: itemsFrom(0, 4) }, want: [0, 1, 2, 3], text: 'Entry 4' }],
    ['a negative total', { answer: { items: itemsFrom(0, 2), total: -7 }, want: [0, 1], text: 'Entry 2' }],
    [
      'fewer entries than its total',
      { answer: { items: itemsFrom(0, 1), total: 2 }, want: [0, 1], text: 'did not send' },
    ],
    [
      'more entries than requested',
      { answer: { items: itemsFrom(0, 900), total: 20 }, want: undefined, text: 'Entry 20' },
    ],
    ['entries that are not objects', { answer: { items: [null, 7, 'x'], total: 3 }, want: [0, 1, 2], text: '-' }],
    [
      'entries with the same id',
      { answer: { items: [...itemsFrom(0, 2), ...itemsFrom(0, 2)], total: 4 }, want: [0, 1, 2, 3], text: 'Entry 2' },
    ],
  ])('a list shows its rows even if the answer has %s', async (_, { answer, want, text }) => {
    await showTable({ fetch: () => json({ data: answer }) });
    expect(listState()).toBe('data');
    if (want) expect(renderedRows()).toEqual(want);
    expect(document.querySelector('tbody')?.textContent).toContain(text);
  });

  test('a list with an enormous total renders its first rows', async () => {
    await showTable({ total: 1e15 });
    expect(range()).toContain('of 1,000,000,000,000,000 things');
    expect(rowAt(0).textContent).toContain('Entry 1');
  });
});
