import { describe, expect, test } from 'vitest';
import { followSelection, withoutPositions } from '~/view/screen/table/model/follow-selection';
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
const listOf = (loaded: readonly ListEntry[], total = 6) => ({ pages: [pageOf(...loaded)], total, pageSize: 2 });

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
    ['is without what its page has no longer', { selected: [a, b], loaded: [a, c], want: [a] }],
    ['has what is on a page that is not loaded', { selected: [a, far], loaded: [b, c], want: [far] }],
    [
      'is without what a list that is loaded completely has no longer',
      { selected: [a, far], loaded: [a], total: 1, want: [a] },
    ],
    ['is empty if the list is empty', { selected: [a, far], loaded: [], total: 0, want: [] }],
  ])('%s', (_title, { selected, loaded, total, want }) => {
    expect([...followSelection(mapOf(...selected), listOf(loaded, total)).values()]).toEqual(want);
  });

  test('has everything that another order has moved to pages that are not loaded', () => {
    const next = followSelection(withoutPositions(mapOf(a, b)), listOf([c, moved]));
    expect([...next.keys()]).toEqual(['a', 'b']);
    expect(next.get('a')).toBe(moved);
  });
});
