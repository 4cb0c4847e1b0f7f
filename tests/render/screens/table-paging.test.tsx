import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { settle } from '../../support/fake-clock';
import { json } from '../support';
import { drawnRows, itemsFrom, listState, rowAt, showTable } from './table-support';

const offsets = (asked: readonly string[]): readonly number[] =>
  asked.map((query) => Number(new URLSearchParams(query).get('offset')));

const range = (): string | null => screen.getByTestId('range').textContent;

describe('a list that comes page by page', () => {
  test('asks for what is in sight alone, and draws little more', async () => {
    const { asked, pass } = await showTable({ total: 100_000 });
    expect(listState()).toBe('data');
    expect(asked).toEqual(['?offset=0&limit=20&sort=name']);
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(drawnRows().length).toBeLessThan(40);
    expect(range()).toBe('1–15 of 100,000 things');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001');
    await pass(200);
    expect(offsets(asked)).toEqual([0, 20]);
  });

  test('who scrolls past many pages asks for those alone that come to rest, and gives up what is out of sight', async () => {
    const { asked, aborted, pass, scrollTo } = await showTable({
      total: 2000,
      fetch: (url) => (url.searchParams.get('offset') === '200' ? new Promise(() => undefined) : undefined),
    });
    for (const row of [40, 80, 120, 160, 201]) {
      await scrollTo(row);
      await pass(50);
    }
    expect(rowAt(205).dataset['absent']).toBe('loading');
    await pass(200);
    expect(offsets(asked)).toEqual([0, 200, 220]);
    await scrollTo(1000);
    await pass(200);
    expect(aborted.map((query) => query.slice(0, 11))).toEqual(['?offset=200']);
    expect(rowAt(1000).textContent).toContain('Entry 1001');
    expect(rowAt(1000).getAttribute('aria-rowindex')).toBe('1002');
    await scrollTo(0);
    expect(rowAt(0).textContent).toContain('Entry 1');
  });

  test('the address follows what has come to rest, in place of the address before', async () => {
    const { place, pass, scrollTo } = await showTable({ at: '/list?q=a&profile=5&profileId=x' });
    await scrollTo(45);
    await pass(300);
    expect(place.get()).toBe('/list?q=a&profile=5&profileId=x');
    await pass(300);
    expect(place.get()).toBe('/list?q=a&profile=5&profileId=x&page=3');
    await scrollTo(0);
    await pass(600);
    expect(place.get()).toBe('/list?q=a&profile=5&profileId=x');
  });

  test.each([
    ['a page of the address is gone to', { at: '/list?page=3', want: ['?offset=40', 'Entry 41'] }],
    ['one behind the end is the last', { at: '/list?page=70', want: ['?offset=1380', 'Entry 90'] }],
  ])('%s', async (_, { at, want }) => {
    const { asked, pass } = await showTable({ at });
    expect(asked[0]).toContain(want[0]);
    await pass(200);
    expect(document.querySelector('tbody')?.textContent).toContain(want[1]);
    expect(asked.filter((query) => query.startsWith('?offset=0&'))).toEqual([]);
  });

  test('other filters and another order ask anew from the top; what was there stays meanwhile', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { asked, go, pass, scrollTo, place } = await showTable({
      fetch: (url) =>
        url.searchParams.has('q') ? new Promise<Response>((resolve) => waiting.push(resolve)) : undefined,
    });
    await scrollTo(50);
    await pass(600);
    expect(place.get()).toBe('/list?page=3');
    await go(`${place.get()}&q=mail`);
    expect(asked.at(-1)).toBe('?offset=0&limit=20&sort=name&q=mail');
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelector('tbody')?.hasAttribute('data-old')).toBe(true);
    await act(async () => {
      waiting[0]?.(json({ data: { items: itemsFrom(70, 2), total: 2 } }));
      await settle();
    });
    expect(drawnRows()).toEqual([0, 1]);
    expect(rowAt(0).textContent).toContain('Entry 71');
    expect(document.querySelector('tbody')?.hasAttribute('data-old')).toBe(false);
    await pass(600);
    expect(place.get()).toBe('/list?q=mail');
  });

  test.each([
    ['no list', { given: { items: 'none', total: 3 }, want: [0, 1, 2], text: 'did not send' }],
    ['no total', { given: { items: itemsFrom(0, 4) }, want: [0, 1, 2, 3], text: 'Entry 4' }],
    ['a total of no sense', { given: { items: itemsFrom(0, 2), total: -7 }, want: [0, 1], text: 'Entry 2' }],
    [
      'fewer entries than promised',
      { given: { items: itemsFrom(0, 1), total: 2 }, want: [0, 1], text: 'did not send' },
    ],
    ['more than were asked for', { given: { items: itemsFrom(0, 900), total: 20 }, want: undefined, text: 'Entry 20' }],
    ['entries that are no objects', { given: { items: [null, 7, 'x'], total: 3 }, want: [0, 1, 2], text: '-' }],
    [
      'entries with the same name',
      { given: { items: [...itemsFrom(0, 2), ...itemsFrom(0, 2)], total: 4 }, want: [0, 1, 2, 3], text: 'Entry 2' },
    ],
  ])('%s breaks nothing', async (_, { given, want, text }) => {
    await showTable({ fetch: () => json({ data: given }) });
    expect(listState()).toBe('data');
    if (want) expect(drawnRows()).toEqual(want);
    expect(document.querySelector('tbody')?.textContent).toContain(text);
  });

  test('a total beyond all measure is drawn as far as a browser can', async () => {
    await showTable({ total: 1e15 });
    expect(range()).toContain('of 1,000,000,000,000,000 things');
    expect(rowAt(0).textContent).toContain('Entry 1');
  });
});
