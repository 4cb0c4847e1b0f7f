import { describe, expect, test, vi } from 'vitest';
import { createStore } from '~/lib/store';
import {
  createSequence,
  fitSequence,
  moveTo,
  positionInSequence,
  readSequence,
  storedSequence,
} from '~/state/drawer/sequence';

const object = (id: string) => ({ search_type: 4, id });
const [a, b, c] = [object('a'), object('b'), object('c')];

describe('a sequence that is created', () => {
  test('has each object once, and begins at the one that is opened', () => {
    expect(createSequence('Results', [a, b, object('a'), c], object('b'))).toEqual({
      ...{ title: 'Results', items: [a, b, c], index: 1 },
    });
  });

  test('of many objects has those around the one that is opened', () => {
    const many = Array.from({ length: 5_000 }, (_, number) => object(String(number)));
    const sequence = createSequence('Results', many, object('3000'));
    expect(sequence?.items.length).toBeLessThanOrEqual(1_000);
    expect(positionInSequence(sequence, object('3000'))).toMatchObject({ position: 3001, count: 5_000 });
  });

  test('does not exist for an object outside of it', () => {
    expect(createSequence('Results', [a, b], c)).toBeUndefined();
  });
});

describe('the position in a sequence', () => {
  const part = { title: 'Results', items: [a, undefined, c], index: 0, offset: 16, total: 2000 };

  test('is counted in the complete sequence', () => {
    expect(positionInSequence(part, a)).toMatchObject({ position: 17, count: 2000, previous: undefined });
  });

  test('of an object without a drawer is skipped', () => {
    expect(positionInSequence(part, a)?.next).toBe(c);
    expect(positionInSequence(part, c)?.previous).toBe(a);
    expect(moveTo(part, c).index).toBe(2);
  });

  const items = ['a', 'b', 'c', 'b'].map(object);
  test.each([
    ['the first object has none before it', { given: 'a', index: 0, want: [1, undefined, 'b'] }],
    ['an object in the middle has one on each side', { given: 'c', index: 2, want: [3, 'b', 'b'] }],
    [
      'of two equal objects the one beside the last position counts',
      { given: 'b', index: 2, want: [4, 'c', undefined] },
    ],
    ['of two equal objects far from it the first counts', { given: 'b', index: 0, want: [2, 'a', 'c'] }],
  ])('%s', (_, { given, index, want }) => {
    const position = positionInSequence({ title: 'Results', items, index }, object(given));
    expect([position?.position, position?.previous?.id, position?.next?.id]).toEqual(want);
  });

  test('does not exist for another object or without a sequence', () => {
    expect(positionInSequence(part, { search_type: 5, id: 'a' })).toBeUndefined();
    expect(positionInSequence(undefined, a)).toBeUndefined();
  });
});

describe('the part of a sequence that a history entry can hold', () => {
  const sequenceOf = (count: number, index: number, name = '') => ({
    title: 'Results',
    items: Array.from({ length: count }, (_, number) => ({ ...object(String(number)), name })),
    index,
  });

  test('is all of a short sequence', () => {
    const short = sequenceOf(1_000, 3);
    expect(fitSequence(short)).toBe(short);
  });

  test.each<[string, { readonly given: ReturnType<typeof sequenceOf> }]>([
    ['many objects', { given: sequenceOf(5_000, 3_000) }],
    ['many objects, the last one being open', { given: sequenceOf(5_000, 4_999) }],
    ['long names', { given: sequenceOf(300, 100, 'n'.repeat(9_000)) }],
    ['one enormous object', { given: sequenceOf(3, 1, 'n'.repeat(1_000_000)) }],
  ])('surrounds the open object and counts in the complete sequence: %s', (_, { given }) => {
    const part = fitSequence(given);
    const position = (sequence: typeof part) => positionInSequence(sequence, given.items[given.index] ?? a)?.position;
    expect(part.items.length).toBeLessThan(given.items.length);
    expect(part.items[part.index]).toBe(given.items[given.index]);
    expect([position(part), part.total]).toEqual([position(given), given.items.length]);
  });
});

describe('a sequence that is read from the state of a history entry', () => {
  const whole = { title: 'Results', items: [a, undefined, c], index: 2 };
  const part = { ...whole, offset: 16, total: 2000, list: { name: 'hosts {}', column: 'owner' } };

  test.each<[string, { readonly given: unknown; readonly want: unknown }]>([
    ['a complete sequence is read', { given: whole, want: whole }],
    ['a part of a sequence is read', { given: part, want: part }],
    ['no object is none', { given: 'sequence', want: undefined }],
    ['without a title it is none', { given: { ...whole, title: 1 }, want: undefined }],
    ['without objects it is none', { given: { ...whole, items: {} }, want: undefined }],
    ['an index outside of it makes it none', { given: { ...whole, index: 3 }, want: undefined }],
    ['a negative index makes it none', { given: { ...whole, index: -1 }, want: undefined }],
    ['more objects than are ever stored make it none', { given: { ...whole, items: Array(1_001) }, want: undefined }],
    [
      'an object with a wrong type leaves a hole, and unknown members are dropped',
      {
        given: { ...whole, items: [{ ...a, evil: 1 }, { search_type: 99, id: 'b' }, c] },
        want: { ...whole, items: [a, undefined, c] },
      },
    ],
    ['an offset beyond the total is left out', { given: { ...whole, offset: 3, total: 4 }, want: whole }],
    ['a list without a name is left out', { given: { ...whole, list: { name: 1 } }, want: whole }],
  ])('%s', (_, { given, want }) => {
    expect(readSequence(given)).toEqual(want);
  });

  test('follows the state, and is the same while the state is', () => {
    const state = createStore<unknown>({ opened: 1, sequence: whole });
    const sequence = storedSequence(state);
    const listener = vi.fn();
    sequence.subscribe(listener);
    expect(sequence.get()).toEqual(whole);
    expect(sequence.get()).toBe(sequence.get());
    state.set(null);
    expect(sequence.get()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
