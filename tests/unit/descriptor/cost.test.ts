import { expect, test } from 'vitest';
import { evaluate } from '~/descriptor/evaluate';
import { withValues } from '~/descriptor/bindings';
import type { Expression } from '~/generated/contract/types';

const many = Array.from({ length: 10_000 }, (_, index) => `T${index}`);
const others = many.map((name) => `${name}.x`);
const longText = 'x'.repeat(1_000_000);

/** Each goes through a list for every entry of another one, or through a long text for every entry. */
const tooMuch: readonly (readonly [string, Expression])[] = [
  ['exists in filter', (_, f) => f.filter(many, (one) => f.exists(others, (other) => f.eq(one, other)))],
  ['all in all', (_, f) => f.all(many, () => f.all(others, () => true))],
  ['filter in map', (_, f) => f.map(many, () => f.filter(others, () => true))],
  ['lists that are compared', (_, f) => f.filter(many, () => f.eq(many, [...many]))],
  ['the length of a long text', (_, f) => f.map(many, () => f.size(longText))],
  ['a long text in lower case', (_, f) => f.map(many, () => f.lower(longText))],
  ['a part of a long text', (_, f) => f.map(many, () => f.contains(longText, 'y'))],
  ['the parts of a long text', (_, f) => f.map(many, () => f.split(longText, 'y'))],
  ['a list as a text', (_, f) => f.map(many, () => f.join(many, ', '))],
];

test.each(tooMuch)('an expression that takes too many steps is undecided: %s', (_, expression) => {
  expect(evaluate(expression, {})).toBeUndefined();
});

test('the next expression has all of its steps again', () => {
  const [, [, expensive] = []] = tooMuch;
  if (expensive) evaluate(expensive, {});
  expect(evaluate((_, f) => f.size(f.filter(many, () => true)), {})).toBe(10_000);
});

test('a named value that takes too many steps leaves the others as they are', () => {
  const values = { slow: tooMuch[0]?.[1] ?? (() => 0), quick: () => 1 };
  expect(withValues(values, {})).toEqual({ slow: undefined, quick: 1 });
});

test('10,000 values are looked up in a list of 10,000', () => {
  const tags = [...others, 'T1', 'T9999'];
  expect(evaluate((_, f) => f.filter(many, (one) => f.within(one, tags)), {})).toEqual(['T1', 'T9999']);
});

test.each<readonly [string, unknown, readonly unknown[], boolean | undefined]>([
  ['a text of texts', 'b', ['a', 'b'], true],
  ['a text that is missing', 'c', ['a', 'b'], false],
  ['a number among texts', 1, ['a'], undefined],
  ['a text beside a null', 'b', [null, 'b'], true],
  ['a text that a null may be', 'c', [null, 'b'], undefined],
  ['nothing in an empty list', 'a', [], false],
  ['NaN, which equals nothing', NaN, [NaN], false],
  ['an object of objects', { a: 1 }, [{ a: 2 }, { a: 1 }], true],
])('a list is asked for %s', (_, value, list, decision) => {
  expect(evaluate((_scope, f) => f.within(value, list), {})).toBe(decision);
});
