import { describe, expect, test } from 'vitest';
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
