import { describe, expect, test } from 'vitest';
import { placeIn } from '../../src/actions/drawer-list';
import { createDrawerTrail } from '../../src/actions/drawer-trail';

const stop = (id: string, opened: number | null, tabId?: number) =>
  ({ request: { kind: 'open', input: { search_type: 4, id, ...(tabId && { tabId }) } }, opened }) as const;

type Stop = ReturnType<typeof stop>;

describe('the trail of opened objects', () => {
  test.each<[string, { given: readonly Stop[]; want: readonly [ids: readonly string[], at: number] }]>([
    ['it grows with each object', { given: [stop('a', 1), stop('b', 2)], want: [['a', 'b'], 1] }],
    ['the same object opened again is another opening', { given: [stop('a', 1), stop('a', 2)], want: [['a', 'a'], 1] }],
    [
      'an opening that is come back to is where one stands',
      { given: [stop('a', 1), stop('b', 2), stop('a', 1)], want: [['a', 'b'], 0] },
    ],
    [
      'from there another object ends the way ahead',
      { given: [stop('a', 1), stop('b', 2), stop('a', 1), stop('c', 3)], want: [['a', 'c'], 1] },
    ],
    [
      'an address without a moment is an opening too',
      { given: [stop('a', null), stop('b', 2), stop('a', null)], want: [['a', 'b'], 0] },
    ],
    [
      'the oldest are forgotten',
      { given: [stop('a', 1), stop('b', 2), stop('c', 3), stop('d', 4)], want: [['b', 'c', 'd'], 2] },
    ],
  ])('%s', (_, { given, want }) => {
    const { trail, arrived } = createDrawerTrail(3);
    for (const each of given) arrived(each);
    const { stops, at } = trail.get();
    expect([stops.map(({ request }) => ('id' in request.input ? request.input.id : '')), at]).toEqual(want);
  });

  test('another tab of an opening is kept, and no step of its own', () => {
    const { trail, arrived } = createDrawerTrail(9);
    arrived(stop('a', 1));
    arrived(stop('a', 1, 3));
    expect(trail.get().stops).toEqual([stop('a', 1, 3)]);
  });
});

describe('the place in a list', () => {
  const items = ['a', 'b', 'c', 'b'].map((id) => ({ search_type: 4, id }));
  const list = { title: 'Results', items, index: 0 };
  test.each([
    ['the first has none before it', { given: 'a', index: 0, want: [1, undefined, 'b'] }],
    ['one in the middle', { given: 'c', index: 2, want: [3, 'b', 'b'] }],
    ['of two alike the one beside the last place', { given: 'b', index: 2, want: [4, 'c', undefined] }],
    ['else the first of them', { given: 'b', index: 0, want: [2, 'a', 'c'] }],
  ])('%s', (_, { given, index, want }) => {
    const place = placeIn({ ...list, index }, { search_type: 4, id: given });
    expect([place?.position, place?.previous?.id, place?.next?.id]).toEqual(want);
  });

  test('what is no part of it has no place, nor has anything without a list', () => {
    expect(placeIn(list, { search_type: 5, id: 'a' })).toBeUndefined();
    expect(placeIn(undefined, { search_type: 4, id: 'a' })).toBeUndefined();
  });
});
