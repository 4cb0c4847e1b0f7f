import { describe, expect, test } from 'vitest';
import { followSelection } from '~/view/screen/table/model/follow-selection';
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

describe('after a change the selection', () => {
  test('is the same map if the list has the same entries', () => {
    const selected = mapOf(b, a);
    expect(followSelection(selected, [pageOf(a, b, c)])).toBe(selected);
  });

  const moved = entry('a', 2);
  test.each<[string, { selected: readonly ListEntry[]; loaded: readonly ListEntry[]; want: readonly ListEntry[] }]>([
    ['has the new entry of what was selected', { selected: [a, b], loaded: [b, moved], want: [moved, b] }],
    ['is without what the list has no longer', { selected: [a, b], loaded: [a, c], want: [a] }],
    ['is empty if nothing is left', { selected: [a], loaded: [], want: [] }],
  ])('%s', (_title, { selected, loaded, want }) => {
    expect([...followSelection(mapOf(...selected), [pageOf(...loaded)]).values()]).toEqual(want);
  });
});
