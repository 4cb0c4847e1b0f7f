import { expect, test } from 'vitest';
import { parse } from '~/codegen/2-analyze/expression/parse';
import type { TypeEnvironment } from '~/codegen/2-analyze/expression/type-environment';
import { constantOf } from '~/codegen/2-analyze/visibility/constant';

const none = undefined;
const environment: TypeEnvironment = {
  variables: new Map([
    ['view', { type: { is: 'string', values: ['one', 'two'] }, sure: true, closed: true }],
    ['region', { type: { is: 'string', values: ['UAE'] }, sure: true }],
  ]),
  ...{ predicates: none, flags: none, permissions: none, externalLinks: none, preferences: none },
};

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
  ["view in ['one', 'two']", true],
  ["view == 'one' && view != 'one'", false],
  ["view != 'one' && view != 'two'", false],
  ["region == 'UAE' || region != 'UAE'", true],
  ["region in ['UAE']", undefined],
  ["a == true || a == 'true'", undefined],
  ['has(a) || a == 1', undefined],
  ['has(a) || a == null', true],
  ['has(a) && a == null', false],
  ["orElse(a, 'x') == 'x' && a == 'x'", undefined],
  ["orElse(a, 'x') == 'x' && a == 'y'", false],
  ["(a ? 'x' : 'y') == 'z'", false],
  ["(a ? 'x' : b) == 'z' && b == 'y'", false],
  ['size(a) >= 0', true],
  ['size(a) > 0 && size(a) < 1', false],
  ["before('2025-01-01T00:00') && !before('2026-01-01T00:00')", false],
  ["!before('2025-01-01T00:00') && before('2026-01-01T00:00')", undefined],
  ['orElse(a == 1, true) && !orElse(a == 1, true)', false],
])('%s: %s', (text, want) => {
  const { syntax } = parse(text);
  expect(syntax && constantOf(syntax, environment)).toBe(want);
});

test('the number of names does not matter', () => {
  const names = Array.from({ length: 60 }, (_, index) => `a${index}`);
  const { syntax } = parse(`(${names.join(' && ')}) && !a0`);
  expect(syntax && constantOf(syntax, environment)).toBe(false);
});

test('what depends on too many things at once is not judged', () => {
  // Each name on the left is needed until its partner on the right is known.
  const names = Array.from({ length: 20 }, (_, index) => `a${index}`);
  const text = `(${names.join(' || ')}) && (${names.map((name) => `(${name} ? b${name} : c${name})`).join(' == true || ')} == true)`;
  const { syntax } = parse(text);
  expect(syntax && constantOf(syntax, environment)).toBeUndefined();
});
