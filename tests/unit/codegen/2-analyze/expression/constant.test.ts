import { expect, test } from 'vitest';
import { constantOf } from '~/codegen/2-analyze/expression/constant';
import { parse } from '~/codegen/2-analyze/expression/parse';

test.each<readonly [string, boolean | undefined]>([
  ['true', true],
  ['false', false],
  ['!true', false],
  ['a', undefined],
  ['1 == 1', true],
  ['1 > 2', false],
  ["a == 'x'", undefined],
  ["a == 'x' && a == 'y'", false],
  ["a != 'x' || a != 'y'", true],
  ["a == 'x' || a != 'x'", true],
  ["a in ['x'] && a == 'y'", false],
  ["a in ['x', 'y'] && a == 'y'", undefined],
  ["'a' < b && b < 'a'", false],
  ['a > 5 && a < 3', false],
  ['a > 5 && a < 6', undefined],
  ['a >= 5 && a <= 5', undefined],
  ['a < 5 || a >= 5', true],
  ['a && !a', false],
  ['a || !a', true],
  ['a.b && !a . b', false],
  ['a ? false : false', false],
  ['a ? b : !b', undefined],
  ["flag('x') && !flag('x')", false],
  ["flag('x') && !flag('y')", undefined],
  ['a == b && a == c', undefined],
  ['has(a) && a == 1', undefined],
  ["a == 1 && a == 'x'", false],
  ['false && a == b', false],
  ['a == true || a == false', true],
])('%s: %s', (text, want) => {
  const { syntax } = parse(text);
  expect(syntax && constantOf(syntax)).toBe(want);
});

test('what has too many combinations is not judged', () => {
  const names = Array.from({ length: 14 }, (_, index) => `a${index}`);
  const { syntax } = parse(`(${names.join(' && ')}) && !a0`);
  expect(syntax && constantOf(syntax)).toBeUndefined();
});
