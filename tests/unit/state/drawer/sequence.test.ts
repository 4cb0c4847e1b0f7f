import { describe, expect, test } from 'vitest';
import { indexIn, positionInSequence } from '~/state/drawer/sequence';

const object = (id: string) => ({ search_type: 4, id });

describe('a part of a long list', () => {
  const [a, c] = [object('a'), object('c')];
  const list = { title: 'Results', items: [a, undefined, c], index: 0, offset: 16, total: 2000 };

  test('counts in the whole', () => {
    expect(positionInSequence(list, object('a'))).toMatchObject({ position: 17, count: 2000, previous: undefined });
  });

  test('what has no drawer is passed over', () => {
    expect(positionInSequence(list, object('a'))?.next).toBe(c);
    expect(positionInSequence(list, object('c'))?.previous).toBe(a);
    expect(indexIn(list, c)).toBe(2);
  });
});
