import { expect, test } from 'vitest';
import { codeOf } from '~/codegen/4-emit/code';
import { boolean, number, string } from '~/codegen/language/types';
import { parse } from '~/codegen/2-analyze/expression/parse';

test.each([
  ['a path is null-safe access', 'url.os.name', 's.url?.os?.name'],
  ['so is a name in quotes', 'url["os-name"]', "s.url?.['os-name']"],
  [
    'what everything inherits is read as an own member only',
    'url.constructor.link.x',
    "f.get(f.get(f.get(s.url, 'constructor'), 'link'), 'x')",
  ],
  ['also in the scope itself', 'valueOf', "f.get(s, 'valueOf')"],
  ['a predicate is a call', '!restrictedRegion', 'f.not(p.restrictedRegion(s, f))'],
  ['a chain of && is one call', 'a && b && c || d', 'f.or(f.and(s.a, s.b, s.c), s.d)'],
  ['brackets are kept by nesting', 'a && (b || c)', 'f.and(s.a, f.or(s.b, s.c))'],
  ['== null asks whether a value is there', 'a.b == null', 'f.not(f.has(s.a?.b))'],
  ['!= null as well, on both sides', 'null != a', 'f.has(s.a)'],
  ['has', 'has(a.b)', 'f.has(s.a?.b)'],
  ['comparisons', 'a < 1 || b >= -2.5', 'f.or(f.lt(s.a, 1), f.ge(s.b, -2.5))'],
  ['in', "a in ['x', 'y']", "f.within(s.a, ['x', 'y'])"],
  ['arithmetic', '-a + 2 * b / 3 - 1', 'f.subtract(f.add(f.negate(s.a), f.divide(f.multiply(2, s.b), 3)), 1)'],
  ['a choice', "a ? 'x' : \"y'\"", "f.choose(s.a, 'x', \"y'\")"],
  ['a position', 'a[0].b', "f.get(f.at(s.a, 0), 'b')"],
  ['methods', "a.contains('x')", "f.contains(s.a, 'x')"],
  ['functions', 'base64(size(a))', 'f.base64(f.size(s.a))'],
  ['names of the session take the scope', "flag('a') && can('b')", "f.and(f.flag(s, 'a'), f.can(s, 'b'))"],
  ['macros name their entry', 'a.exists(t, t.x == b)', "f.exists(s.a, ($t) => f.eq(f.get($t, 'x'), s.b))"],
  ['an entry hides what is called alike', 'url.map(url, url)', 'f.map(s.url, ($url) => $url)'],
  ['whole numbers in other notations', '0x10 + 1e3', 'f.add(16, 1000)'],
])('%s', (_, text, want) => {
  const { syntax } = parse(text);
  expect(syntax && codeOf(syntax, new Set(['restrictedRegion']))).toBe(want);
});

test.each([
  ["header(hosts, 'ETag')", "f.header(s, 'hosts', 'etag')"],
  ["header(hosts, 'X-Total-Count') > 5", "f.gt(f.number(f.header(s, 'hosts', 'x-total-count')), 5)"],
  ["header(hosts, 'X-Partial')", "f.eq(f.header(s, 'hosts', 'x-partial'), 'true')"],
])('a header has the type that the contract declares: %s', (text, want) => {
  const { syntax } = parse(text);
  const headers = new Map([
    ['etag', { name: 'ETag', type: string }],
    ['x-total-count', { name: 'X-Total-Count', type: number }],
    ['x-partial', { name: 'X-Partial', type: boolean }],
  ]);
  expect(syntax && codeOf(syntax, new Set(), new Map(), new Map([['hosts', { headers }]]))).toBe(want);
});
