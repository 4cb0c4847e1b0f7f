import { describe, expect, test } from 'vitest';
import { createPageSequenceStore, type PageSequence } from '~/state/page-sequence';

const stays = () => false;

function sequenceOf(loaded: readonly number[], total = 5) {
  const known = new Set(loaded);
  const followed: number[] = [];
  const pathAt = (index: number) => (known.has(index) ? `/alerts/${index}` : undefined);
  const sequence: PageSequence = {
    title: 'alerts',
    total,
    pathAt,
    load: (index) => Promise.resolve(pathAt((known.add(index), index))),
    follow: (index) => followed.push(index),
  };
  return { sequence, followed };
}

describe('a sequence of pages', () => {
  test.each([
    ['leads to a loaded row', 1, '/alerts/1'],
    ['loads a row that is not loaded', 4, '/alerts/4'],
    ['ends before the first row', -1, undefined],
    ['ends after the last row', 5, undefined],
  ])('%s', async (_title, index, want) => {
    const { sequence, followed } = sequenceOf([0, 1]);
    const store = createPageSequenceStore();
    store.begin({ sequence, index: 0 });
    expect(await store.moveTo(index, stays)).toBe(want);
    expect([store.current.get()?.index, followed]).toEqual(want === undefined ? [0, []] : [index, [index]]);
  });

  test('is left alone by a row that comes after another list has begun one', async () => {
    const [first, second] = [sequenceOf([0]), sequenceOf([0])];
    const store = createPageSequenceStore();
    store.begin({ sequence: first.sequence, index: 0 });
    const late = store.moveTo(3, stays);
    store.begin({ sequence: second.sequence, index: 0 });
    expect(await late).toBeUndefined();
    expect(store.current.get()).toEqual({ sequence: second.sequence, index: 0 });
  });
});
