import { describe, expect, test } from 'vitest';
import {
  countUnloaded,
  followSelection,
  lostEntries,
  settleLost,
  withoutPositions,
} from '~/view/screen/table/model/follow-selection';
import { emptyPage, type ListEntry, type ListPage } from '~/view/screen/table/model/list-pages';

const entry = (id: string, index: number): ListEntry => ({ id, index, scope: {} });
const [a, b, c] = [entry('a', 0), entry('b', 1), entry('c', 2)];
/** The first page of a list, with these entries. */
const pageOf = (...entries: readonly ListEntry[]): ListPage => ({
  ...emptyPage({}),
  count: entries.length,
  entryAt: (index) => entries[index],
});
const mapOf = (...entries: readonly ListEntry[]) => new Map(entries.map((each) => [each.id, each]));

/** A list of pages with two entries each, of which only the first is loaded. */
const listOf = (loaded: readonly ListEntry[], total = 6) => ({
  pages: [pageOf(...loaded)],
  total,
  pageAt: (index: number) => Math.floor(index / 2) + 1,
});

describe('after a change the selection', () => {
  test('is the same map if the list has the same entries', () => {
    const selected = mapOf(b, a);
    expect(followSelection(selected, listOf([a, b]))).toBe(selected);
  });

  const moved = entry('a', 1);
  const far = entry('far', 4);
  type Case = {
    selected: readonly ListEntry[];
    loaded: readonly ListEntry[];
    total?: number;
    want: readonly ListEntry[];
  };
  test.each<[string, Case]>([
    [
      'has the new entry of what was selected',
      { selected: [a, b], loaded: [entry('b', 0), moved], want: [moved, entry('b', 0)] },
    ],
    ['has what left its page without a position', { selected: [a, b], loaded: [a, c], want: [a, { ...b, index: -1 }] }],
    [
      'has what is on a page that is not loaded',
      { selected: [a, far], loaded: [b, c], want: [{ ...a, index: -1 }, far] },
    ],
    [
      'is without what a list that is loaded completely has no longer',
      { selected: [a, far], loaded: [a], total: 1, want: [a] },
    ],
    ['is empty if the list is empty', { selected: [a, far], loaded: [], total: 0, want: [] }],
  ])('%s', (_title, { selected, loaded, total, want }) => {
    expect([...followSelection(mapOf(...selected), listOf(loaded, total)).values()]).toEqual(want);
  });

  test('has what was found on another page, and is without what was not found and is lost still', () => {
    const [found, gone, back] = [entry('found', -1), entry('gone', -1), entry('back', 1)];
    const lost = [found, gone, back].map((each) => ({ ...each, index: 0 }));
    const next = settleLost(mapOf(a, found, gone, back), lost, mapOf(entry('found', 2)));
    expect([...next.values()]).toEqual([a, entry('found', 2), back]);
  });

  test('tells which entries left their page, and how many are on pages that are not loaded', () => {
    const selected = mapOf(a, b, far);
    expect(lostEntries(selected, listOf([a, c]))).toEqual([b]);
    expect(lostEntries(selected, listOf([a, c], 2))).toEqual([]);
    expect(countUnloaded(selected, [pageOf(a, b)])).toBe(1);
  });

  test('has everything that another order has moved to pages that are not loaded', () => {
    const next = followSelection(withoutPositions(mapOf(a, b)), listOf([c, moved]));
    expect([...next.keys()]).toEqual(['a', 'b']);
    expect(next.get('a')).toBe(moved);
  });
});
