import { describe, expect, test } from 'vitest';
import { createDrawerHistory } from '~/state/drawer/history';

const opening = (id: string, opened: number | null, tabId?: number) =>
  ({ request: { kind: 'open', input: { search_type: 4, id, ...(tabId && { tabId }) } }, opened }) as const;

type Opening = ReturnType<typeof opening>;

describe('the history of opened objects', () => {
  test.each<[string, { given: readonly Opening[]; want: readonly [ids: readonly string[], index: number] }]>([
    ['it grows with each object', { given: [opening('a', 1), opening('b', 2)], want: [['a', 'b'], 1] }],
    [
      'the same object opened again is another opening',
      { given: [opening('a', 1), opening('a', 2)], want: [['a', 'a'], 1] },
    ],
    [
      'an opening that is come back to is where one stands',
      { given: [opening('a', 1), opening('b', 2), opening('a', 1)], want: [['a', 'b'], 0] },
    ],
    [
      'from there another object ends the way ahead',
      { given: [opening('a', 1), opening('b', 2), opening('a', 1), opening('c', 3)], want: [['a', 'c'], 1] },
    ],
    [
      'an address without a moment is an opening too',
      { given: [opening('a', null), opening('b', 2), opening('a', null)], want: [['a', 'b'], 0] },
    ],
    [
      'the oldest are forgotten',
      { given: [opening('a', 1), opening('b', 2), opening('c', 3), opening('d', 4)], want: [['b', 'c', 'd'], 2] },
    ],
  ])('%s', (_, { given, want }) => {
    const history = createDrawerHistory(3);
    for (const each of given) history.push(each);
    const { entries, index } = history.entries.get();
    expect([entries.map(({ request }) => ('id' in request.input ? request.input.id : '')), index]).toEqual(want);
  });

  test('another tab of an opening is kept, and no step of its own', () => {
    const history = createDrawerHistory(9);
    history.push(opening('a', 1));
    history.push(opening('a', 1, 3));
    expect(history.entries.get().entries).toEqual([opening('a', 1, 3)]);
  });
});

describe('the titles of opened objects', () => {
  const titles = (history: ReturnType<typeof createDrawerHistory>) =>
    history.entries.get().entries.map(({ title }) => title);

  test('a title belongs to every opening of its object, also to later ones', () => {
    const history = createDrawerHistory(9);
    history.push(opening('a', 1));
    history.push(opening('b', 2));
    history.push(opening('a', 3));
    history.setTitle(opening('a', 1).request, 'Alpha');
    history.push(opening('c', 4));
    history.setTitle(opening('c', 4).request, 'Gamma');
    history.push(opening('a', 5));
    expect(titles(history)).toEqual(['Alpha', undefined, 'Alpha', 'Gamma', 'Alpha']);
  });

  test('a drawer that is drawn before its opening is noted has its title all the same', () => {
    const history = createDrawerHistory(9);
    history.setTitle(opening('a', 1).request, 'Alpha');
    history.push(opening('a', 1));
    expect(titles(history)).toEqual(['Alpha']);
  });

  test('another tab of an object keeps its title', () => {
    const history = createDrawerHistory(9);
    history.push(opening('a', 1));
    history.setTitle(opening('a', 1).request, 'Alpha');
    history.push(opening('b', 2));
    history.setTitle(opening('b', 2).request, 'Beta');
    history.push(opening('a', 1, 3));
    expect(titles(history)).toEqual(['Alpha', 'Beta']);
  });

  test('the same title again changes nothing', () => {
    const history = createDrawerHistory(9);
    history.push(opening('a', 1));
    history.setTitle(opening('a', 1).request, 'Alpha');
    const before = history.entries.get();
    history.setTitle(opening('a', 1).request, 'Alpha');
    expect(history.entries.get()).toBe(before);
  });
});
