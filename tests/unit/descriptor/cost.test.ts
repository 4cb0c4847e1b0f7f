import { readFile } from 'node:fs/promises';
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

test('an evaluation takes as many steps as the guide of expressions says', async () => {
  const [, limit = ''] = /may take ([\d,]+) steps/.exec(await readFile('docs/expressions.md', 'utf8')) ?? [];
  const entries = (count: number) => Array.from({ length: count }, () => 1);
  const steps = Number(limit.replaceAll(',', ''));
  expect(evaluate((_, f) => f.all(entries(steps), () => true), {})).toBe(true);
  expect(evaluate((_, f) => f.all(entries(steps + 1), () => true), {})).toBeUndefined();
});

const members = Object.fromEntries(many.map((name) => [name, 1]));

/** Functions with how often, at most, they go through a text of a million characters or 10,000 members. */
test.each<readonly [string, number, Expression]>([
  ['size', 10, (_, f) => f.size(longText)],
  ['contains', 80, (_, f) => f.contains(longText, 'y')],
  ['startsWith', 80, (_, f) => f.startsWith(longText, 'y')],
  ['endsWith', 80, (_, f) => f.endsWith(longText, 'y')],
  ['eq', 80, (_, f) => f.eq(longText, `${longText}y`)],
  ['lt', 80, (_, f) => f.lt(longText, 'y')],
  ['number', 80, (_, f) => f.number(longText)],
  ['lower', 2, (_, f) => f.lower(longText)],
  ['plainText', 2, (_, f) => f.plainText(longText)],
  ['base64', 2, (_, f) => f.base64(longText)],
  ['encode', 2, (_, f) => f.encode(longText)],
  ['split', 2, (_, f) => f.split(longText, 'y')],
  ['replace', 2, (_, f) => f.replace(longText, 'y', 'z')],
  ['replace with a long text', 1, (_, f) => f.replace(longText, 'x', longText)],
  ['versionAtLeast', 1, (_, f) => f.versionAtLeast(longText, longText)],
  ['linkTarget', 2, (_, f) => f.linkTarget(longText, 'next')],
  ['queryValue', 2, (_, f) => f.queryValue(longText, 'a')],
  ['join', 2, (_, f) => f.join([longText], '')],
  ['keys', 30, (_, f) => f.keys(members)],
  ['merged', 15, (_, f) => f.merged(members, members)],
])('%s goes through long texts and large objects %i times at most, then the expression is undecided', (...given) => {
  const [, times, call] = given;
  let calls = 0;
  const value = evaluate((scope, f) => f.map(many, () => [(calls += 1), call(scope, f)]), {});
  expect(value).toBeUndefined();
  expect(calls).toBeLessThanOrEqual(times);
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
