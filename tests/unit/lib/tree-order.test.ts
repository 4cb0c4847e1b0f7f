import { describe, expect, test } from 'vitest';
import { treeOrder, type TreeLink } from '~/lib/tree-order';

const link = (id: unknown, parent?: unknown): TreeLink => ({ id, parent });
const shape = (links: readonly TreeLink[]) => treeOrder(links).map(({ index, level }) => `${level}:${index}`);

describe('entries with those below them', () => {
  test.each<[string, { given: readonly TreeLink[]; want: readonly string[] }]>([
    ['none', { given: [], want: [] }],
    ['no parents: the list', { given: [link(1), link(2)], want: ['1:0', '1:1'] }],
    ['a child follows its parent', { given: [link(1), link(2), link(3, 1)], want: ['1:0', '2:2', '1:1'] }],
    ['a parent that comes later', { given: [link(2, 1), link(1)], want: ['1:1', '2:0'] }],
    ['three levels', { given: [link('a'), link('b', 'a'), link('c', 'b')], want: ['1:0', '2:1', '3:2'] }],
    ['a parent that is not there', { given: [link(1, 9)], want: ['1:0'] }],
    ['0 is a name', { given: [link(0), link(4, 0)], want: ['1:0', '2:1'] }],
    ['nothing is no name', { given: [link(null), link('', ''), link(3, null)], want: ['1:0', '1:1', '1:2'] }],
    ['text and number are different names', { given: [link('1'), link(2, 1)], want: ['1:0', '1:1'] }],
    ['its own parent', { given: [link(1, 1)], want: ['1:0'] }],
    ['a circle is cut once', { given: [link(1, 3), link(2, 1), link(3, 2)], want: ['1:1', '2:2', '3:0'] }],
    ['a name given again: the last before', { given: [link(1), link(1), link(2, 1)], want: ['1:0', '1:1', '2:2'] }],
  ])('%s', (_, { given, want }) => {
    expect(shape(given)).toEqual(want);
  });

  test('each knows its place among those beside it', () => {
    const order = treeOrder([link(1), link(2, 1), link(3, 1)]);
    expect(order.map(({ position, of, hasChildren, parent }) => [position, of, hasChildren, parent?.index])).toEqual([
      [1, 1, true, undefined],
      [1, 2, false, 0],
      [2, 2, false, 0],
    ]);
  });

  test('a chain of ten thousand', () => {
    const order = treeOrder(Array.from({ length: 10_000 }, (_, index) => link(index, index - 1)));
    expect(order.at(-1)?.level).toBe(10_000);
  });
});
