import { describe, expect, test } from 'vitest';
import { positionInSequence } from '~/state/drawer/sequence';
import { createDrawerHistory } from '~/state/drawer/history';

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
    const { entries: entries, arrived } = createDrawerHistory(3);
    for (const each of given) arrived(each);
    const { stops, at } = entries.get();
    expect([stops.map(({ request }) => ('id' in request.input ? request.input.id : '')), at]).toEqual(want);
  });

  test('another tab of an opening is kept, and no step of its own', () => {
    const { entries: entries, arrived } = createDrawerHistory(9);
    arrived(stop('a', 1));
    arrived(stop('a', 1, 3));
    expect(entries.get().stops).toEqual([stop('a', 1, 3)]);
  });
});

describe('the titles of opened objects', () => {
  const titles = (entries: ReturnType<typeof createDrawerHistory>) =>
    entries.entries.get().stops.map(({ title }) => title);

  test('a title belongs to every opening of its object, also to later ones', () => {
    const entries = createDrawerHistory(9);
    entries.arrived(stop('a', 1));
    entries.arrived(stop('b', 2));
    entries.arrived(stop('a', 3));
    entries.setTitle(stop('a', 1).request, 'Alpha');
    entries.arrived(stop('c', 4));
    entries.setTitle(stop('c', 4).request, 'Gamma');
    entries.arrived(stop('a', 5));
    expect(titles(entries)).toEqual(['Alpha', undefined, 'Alpha', 'Gamma', 'Alpha']);
  });

  test('a drawer that is drawn before its opening is noted has its title all the same', () => {
    const entries = createDrawerHistory(9);
    entries.setTitle(stop('a', 1).request, 'Alpha');
    entries.arrived(stop('a', 1));
    expect(titles(entries)).toEqual(['Alpha']);
  });

  test('another tab of an object keeps its title', () => {
    const entries = createDrawerHistory(9);
    entries.arrived(stop('a', 1));
    entries.setTitle(stop('a', 1).request, 'Alpha');
    entries.arrived(stop('b', 2));
    entries.setTitle(stop('b', 2).request, 'Beta');
    entries.arrived(stop('a', 1, 3));
    expect(titles(entries)).toEqual(['Alpha', 'Beta']);
  });

  test('the same title again changes nothing', () => {
    const entries = createDrawerHistory(9);
    entries.arrived(stop('a', 1));
    entries.setTitle(stop('a', 1).request, 'Alpha');
    const before = entries.entries.get();
    entries.setTitle(stop('a', 1).request, 'Alpha');
    expect(entries.entries.get()).toBe(before);
  });
});

describe('the place in a list', () => {
  const items = ['a', 'b', 'c', 'b'].map((id) => ({ search_type: 4, id }));
  const list = { title: 'Results', items, index: 0 };
  test.each([
    ['the first has none before it', { given: 'a', index: 0, want: [1, undefined, 'b'] }],
    ['one in the middle', { given: 'c', index: 2, want: [3, 'b', 'b'] }],
    ['of two alike the one beside the last place', { given: 'b', index: 2, want: [4, 'c', undefined] }],
    ['of two alike the first if none is beside the last place', { given: 'b', index: 0, want: [2, 'a', 'c'] }],
  ])('%s', (_, { given, index, want }) => {
    const position = positionInSequence({ ...list, index }, { search_type: 4, id: given });
    expect([position?.position, position?.previous?.id, position?.next?.id]).toEqual(want);
  });

  test('what is no part of it has no place, nor has anything without a list', () => {
    expect(positionInSequence(list, { search_type: 5, id: 'a' })).toBeUndefined();
    expect(positionInSequence(undefined, { search_type: 4, id: 'a' })).toBeUndefined();
  });
});
