import { describe, expect, test } from 'vitest';
import { followSelection, loadedEntries } from '~/view/screen/table/model/follow-selection';
import type { ListEntry } from '~/view/screen/table/model/list-pages';

const entry = (id: string, index: number): ListEntry => ({ id, index, scope: {} });
const [a, b, c] = [entry('a', 0), entry('b', 1), entry('c', 2)];
const mapOf = (...entries: readonly ListEntry[]) => new Map(entries.map((each) => [each.id, each]));

describe('after a change the selection', () => {
  test('is the same map if the list has the same entries', () => {
    const selected = mapOf(b, a);
    expect(followSelection(selected, [a, b, c])).toBe(selected);
  });

  const moved = entry('a', 2);
  test.each<[string, { selected: readonly ListEntry[]; loaded: readonly ListEntry[]; want: readonly ListEntry[] }]>([
    ['has the new entry of what was selected', { selected: [a, b], loaded: [b, moved], want: [moved, b] }],
    ['is without what the list has no longer', { selected: [a, b], loaded: [a, c], want: [a] }],
    ['is empty if nothing is left', { selected: [a], loaded: [], want: [] }],
  ])('%s', (_title, { selected, loaded, want }) => {
    expect([...followSelection(mapOf(...selected), loaded).values()]).toEqual(want);
  });
});

test('only pages that are loaded are read', () => {
  const read: number[] = [];
  const list = {
    total: 7,
    entryAt(index: number) {
      read.push(index);
      return index >= 2 && index < 4 ? entry(`e${index}`, index) : undefined;
    },
  };
  expect([...loadedEntries(list, 2)].map(({ id }) => id)).toEqual(['e2', 'e3']);
  expect(read).toEqual([0, 2, 3, 4, 6]);
});
