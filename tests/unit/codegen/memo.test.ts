import { expect, test } from 'vitest';
import { globalQuery, isSameList, Memo, query, type Context } from '~/codegen/memo';

interface Shelf extends Context<Shelf> {
  read(name: string): number;
}

/** Runs over numbers by name, and counts how often something was computed. */
function shelves() {
  const memo = new Memo<Shelf>();
  const computed: string[] = [];
  const count = <Value>(name: string, value: Value): Value => {
    computed.push(name);
    return value;
  };
  /** Begins a run; what was computed since the last one is forgotten. */
  function run(numbers: Readonly<Record<string, number>>): Shelf {
    computed.length = 0;
    memo.begin(new Map(Object.entries(numbers).map(([name, value]) => [name, [value]])));
    return {
      memo,
      read: (name) => {
        memo.read(name);
        return numbers[name] ?? 0;
      },
    };
  }
  return { run, computed, count };
}

test('a value is computed again when an input that it read is another one, and only then', () => {
  const { run, computed, count } = shelves();
  const sum = globalQuery((shelf: Shelf) => count('sum', shelf.read('a') + shelf.read('b')));
  expect(sum(run({ a: 1, b: 2, c: 3 }))).toBe(3);
  expect(sum(run({ a: 1, b: 2, c: 4 }))).toBe(3);
  expect(computed).toEqual([]);
  expect(sum(run({ a: 1, b: 5, c: 4 }))).toBe(6);
  expect(computed).toEqual(['sum']);
});

test('an input that is added or taken away is another one', () => {
  const { run } = shelves();
  const value = globalQuery((shelf: Shelf) => shelf.read('a'));
  expect(value(run({}))).toBe(0);
  expect(value(run({ a: 1 }))).toBe(1);
  expect(value(run({}))).toBe(0);
});

test('a change reaches what is computed from other queries, unless their values stay the same', () => {
  const { run, computed, count } = shelves();
  const digits = globalQuery((shelf: Shelf) => count('digits', [...String(shelf.read('a'))].map(Number)), isSameList);
  const first = globalQuery((shelf: Shelf) => count('first', digits(shelf)[0]));
  const doubled = globalQuery((shelf: Shelf) => count('doubled', 2 * (first(shelf) ?? 0)));
  expect(doubled(run({ a: 12 }))).toBe(2);
  expect(doubled(run({ a: 13 }))).toBe(2);
  expect(computed).toEqual(['digits', 'first']);
  expect(doubled(run({ a: 33 }))).toBe(6);
});

test('a query remembers only what the last computation read', () => {
  const { run, computed, count } = shelves();
  const chosen = globalQuery((shelf: Shelf) => count('chosen', shelf.read('which') === 1 ? shelf.read('a') : 0));
  expect(chosen(run({ which: 1, a: 1 }))).toBe(1);
  expect(chosen(run({ which: 0, a: 1 }))).toBe(0);
  expect(chosen(run({ which: 0, a: 2 }))).toBe(0);
  expect(computed).toEqual([]);
});

test('values are remembered by the object that a query is about', () => {
  const { run, computed, count } = shelves();
  const named = query((shelf: Shelf, { name }: { readonly name: string }) => count(name, shelf.read(name)));
  const [one, other] = [{ name: 'a' }, { name: 'b' }];
  const shelf = run({ a: 1, b: 2 });
  expect([named(shelf, one), named(shelf, other), named(shelf, one)]).toEqual([1, 2, 1]);
  expect(computed).toEqual(['a', 'b']);
});

test('a query about an object follows what another query about it reads, also when that becomes something else', () => {
  const { run, computed, count } = shelves();
  const pick = query((shelf: Shelf, { name }: { readonly name: string }) =>
    count('pick', shelf.read(name) === 1 ? shelf.read('x') : shelf.read('y')),
  );
  const shown = query((shelf: Shelf, of: { readonly name: string }) => count('shown', `${of.name} ${pick(shelf, of)}`));
  const one = { name: 'a' };
  expect(shown(run({ a: 1, x: 10, y: 20 }), one)).toBe('a 10');
  expect(shown(run({ a: 1, x: 10, y: 21 }), one)).toBe('a 10');
  expect(computed).toEqual([]);
  expect(pick(run({ a: 0, x: 10, y: 21 }), one)).toBe(21);
  expect(shown(run({ a: 0, x: 11, y: 22 }), one)).toBe('a 22');
  expect(shown(run({ a: 0, x: 12, y: 22 }), one)).toBe('a 22');
  expect(computed).toEqual([]);
});

test('a query about an object stays as it is while the value of another query about it is the same', () => {
  const { run, computed, count } = shelves();
  const tens = query(
    (shelf: Shelf, { name }: { readonly name: string }) => [Math.floor(shelf.read(name) / 10)],
    isSameList,
  );
  const shown = query((shelf: Shelf, of: { readonly name: string }) => count('shown', tens(shelf, of).join()));
  const one = { name: 'a' };
  expect(shown(run({ a: 12 }), one)).toBe('1');
  expect(shown(run({ a: 13 }), one)).toBe('1');
  expect(computed).toEqual([]);
  expect(shown(run({ a: 23 }), one)).toBe('2');
});

test('what was read before an error is no part of what is computed after it', () => {
  const { run } = shelves();
  const value = globalQuery((shelf: Shelf) => {
    if (shelf.read('a') === 0) throw new Error('nothing');
    return shelf.read('a');
  });
  const shelf = run({});
  expect(() => value(shelf)).toThrow('nothing');
  expect(value(run({ a: 1 }))).toBe(1);
});

test('a query that needs its own value is an error', () => {
  const { run } = shelves();
  const endless: (shelf: Shelf) => number = globalQuery((shelf: Shelf) => endless(shelf) + 1);
  expect(() => endless(run({}))).toThrow('A query needs its own value.');
});
