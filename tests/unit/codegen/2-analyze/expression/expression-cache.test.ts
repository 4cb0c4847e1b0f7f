import { expect, test } from 'vitest';
import type { TypeEnvironment, Variable } from '~/codegen/2-analyze/expression/type-environment';
import { ExpressionCache } from '~/codegen/2-analyze/expression/expression-cache';
import { number, string } from '~/codegen/language/types';

const empty: TypeEnvironment = {
  variables: new Map(),
  predicates: new Set(),
  flags: new Set(),
  permissions: new Set(),
  externalLinks: new Set(),
  preferences: new Set(),
};

test('an expression is checked once where the same names are known', () => {
  const cache = new ExpressionCache();
  const here = cache.extend(empty, [['score', { type: number }]]);
  const there = cache.extend(empty, [['score', { type: number }]]);
  expect(cache.check('score + 1', there)).toBe(cache.check('score + 1', here));
});

const others: readonly (readonly [string, Variable])[] = [
  ['another type', { type: string }],
  ['the answer of a call', { type: number, source: true }],
  ['a value that is never missing', { type: number, sure: true }],
  ['one of its values in any case', { type: number, closed: true }],
  ['an answer with headers', { type: number, headers: new Map() }],
  ['a value that reads a call', { type: number, reads: new Set(['url']) }],
];
test.each(others)('a name that is %s is another one', (_what, variable) => {
  const cache = new ExpressionCache();
  const plain = cache.extend(empty, [['score', { type: number }]]);
  const other = cache.extend(empty, [['score', variable]]);
  expect(other.variables.get('score')).toBe(variable);
  expect(cache.check('score', other)).not.toBe(cache.check('score', plain));
});

test('one name of any characters is not taken for two', () => {
  const cache = new ExpressionCache();
  const two = cache.extend(empty, [
    ['a', { type: number }],
    ['b', { type: number }],
  ]);
  for (const name of ['a,1,false,false b', 'a",1,false,false],["b', 'a b']) {
    const one = cache.extend(empty, [[name, { type: number }]]);
    expect([...one.variables.keys()]).toEqual([name]);
  }
  expect([...two.variables.keys()]).toEqual(['a', 'b']);
});

test('more expressions than are remembered are checked all the same', () => {
  const cache = new ExpressionCache(3);
  const texts = ['1', '2', '3', '4', '5', '1'];
  expect(texts.map((text) => cache.check(text, empty).text)).toEqual(texts);
});
