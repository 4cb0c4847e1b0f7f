import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf } from '~/codegen/4-emit/code';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { functions } from '~/descriptor/functions';
import type { Scope } from '~/generated/contract/types';
import { isRecord } from '~/lib/json';

const library = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });

/** What the library says; an error is undecided, and so is null. */
function byLibrary(text: string, scope: Scope): unknown {
  try {
    return plain(library.evaluate(text, withoutNulls(scope)));
  } catch {
    return undefined;
  }
}

/** What compiled code says. */
function compiled(text: string, scope: Scope): unknown {
  const { syntax, problems } = parse(text);
  if (!syntax) throw new Error(JSON.stringify(problems));
  // The test compiles what the browser gets as a module.
  const run = Function('s', 'f', `return ${codeOf(syntax, new Set())};`);
  return clean(run(scope, functions)) ?? undefined;
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return Array.isArray(value) ? value.map(plain) : (value ?? undefined);
}

/** The library knows no null in a field of another type: absent is the same. */
function withoutNulls(scope: Scope): Record<string, unknown> {
  const entries = Object.entries(scope).filter(([, entry]) => entry !== null && entry !== undefined);
  return Object.fromEntries(entries.map(([name, entry]) => [name, clean(entry)]));
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  return isRecord(value) ? withoutNulls(value) : value;
}

/** Everything is absent, null, or of its type. */
const typed: readonly Scope[] = [
  {},
  { a: null, t: null, h: null },
  {
    a: { n: 1, m: 2, x: 'x', y: 'xy', on: true, off: false, no: null },
    t: ['x', 'y'],
    h: [
      { n: 1, x: 'x' },
      { n: 3, x: 'y' },
    ],
  },
  { a: { n: -0.5, m: 0, x: '', y: '€😀', on: false, off: false }, t: [], h: [] },
  { a: { n: 1, m: 1, x: 'xy', y: 'xy' }, t: ['x', 'x'], h: [{ x: 'x' }, { n: 3 }, {}] },
];

/** Answers that are not what the contract says. */
const mistyped: readonly Scope[] = [
  { a: { n: 'x', m: true, x: 3, y: ['x'], on: 'true', off: 0 }, t: 'xyz', h: { n: 1 } },
  { a: 'text', t: ['x', 1, true], h: [1, 'x', [], { x: 'x' }] },
  { a: ['x'], t: { x: 1 }, h: 3 },
];

const corpus: readonly string[] = [
  ...['a', 'a.n', 'a.n.deep', 'a["x"]', 'a.constructor', 'a.x.length', 't.length', 'a.toString', 'h[0].hasOwnProperty'],
  ...['a.n == 1.0', 'a.n != a.m', 'a.x == a.y', 'a.n < a.m', 'a.x < a.y', 'a.n <= 1.0', 'a.n >= -0.5', "a.x > ''"],
  ...['a.on && a.off', 'a.on || a.off', '!a.on', 'a.n == 1.0 || a.on', 'a.n == 1.0 && a.on', 'a.off && a.n == 1.0'],
  ...["a.x in ['x', 'y']", "'x' in t", '!(a.x in t)', "a.y in ['xy']", "a.x in ['x'] || a.on"],
  ...['a.n + a.m', 'a.n - a.m', 'a.n * a.m', 'a.n / 2.0', 'a.x + a.y', '-a.n', '-a.n + 2.0'],
  ...["a.on ? 'yes' : 'no'", 'a.on ? a.n : a.m', 'a.off ? a.x : a.y + a.x'],
  ...['size(t)', 'size(a.x)', 'a.y.size()', 'size(h) > 0', 't[0]', 't[5]', 't[-1]', 'h[0].x', 't[0] == t[1]'],
  ...["h.exists(e, e.x == 'x')", 'h.exists(e, e.n > 2.0)', 'h.all(e, e.n > 0.0)', 'h.exists(a, a.n == 1.0)'],
  ...['h.filter(e, e.n > 2.0)[0].x', 'size(t.filter(e, e == a.x))', 't.all(e, t.exists(g, g == e))'],
  ...[
    "a.y.contains('x')",
    "a.y.startsWith('x')",
    "a.y.endsWith('y')",
    'string(a.x)',
    'string(a.n)',
    "string(a.n) + 'px'",
  ],
  ...['[1.0, 2.0] == [1.0, 2.0]', '[1.0] != [2.0]', 't == t', '[] == []', "'€' + '\\u20ac' + '\\n'"],
];

describe('compiled code and the library say the same', () => {
  test.each(corpus)('%s', (text) => {
    for (const scope of typed) expect([scope, compiled(text, scope)]).toEqual([scope, byLibrary(text, scope)]);
  });

  test.each([
    'has(a.n)',
    'has(a.no) || has(a.nothing)',
    'has(a.n) ? a.n : 0.0',
    'a.n != null',
    'h.all(e, has(e.x))',
    't.map(e, e + "!")',
  ])('%s, where what it reads is there', (text) => {
    for (const scope of typed.slice(2)) expect([scope, compiled(text, scope)]).toEqual([scope, byLibrary(text, scope)]);
  });
});

describe('compiled code decides nothing of its own about a wrong answer', () => {
  test.each(corpus)('%s', (text) => {
    for (const scope of mistyped) {
      const value = compiled(text, scope);
      if (value !== undefined) expect([scope, value]).toEqual([scope, byLibrary(text, scope)]);
    }
  });
});

describe('differences that are meant', () => {
  test.each<readonly [string, { text: string; scope?: Scope; library: unknown; compiled: unknown }]>([
    [
      'unlike values are undecided, not unequal',
      { text: "a == 'x'", scope: { a: 1 }, library: false, compiled: undefined },
    ],
    ['also in a list', { text: "'x' in t", scope: { t: [1] }, library: false, compiled: undefined }],
    ['has of an absent object is false, not an error', { text: 'has(a.b.c)', library: undefined, compiled: false }],
    ['what is absent equals null', { text: 'a.b == null', scope: { a: {} }, library: undefined, compiled: true }],
    [
      'an object is no list: it has no size',
      { text: 'size(a)', scope: { a: { n: 1 } }, library: 1, compiled: undefined },
    ],
    ['nor entries', { text: 'a.exists(e, true)', scope: { a: { n: 1 } }, library: true, compiled: undefined }],
    ['nor members to look for', { text: "'n' in a", scope: { a: { n: 1 } }, library: true, compiled: undefined }],
    ['an undecided entry leaves a list as it is', { text: 'size([a, 1.0])', library: undefined, compiled: 2 }],
    ['also in map', { text: 't.map(e, e.x)[1]', scope: { t: [{}, { x: 1 }] }, library: undefined, compiled: 1 }],
    ['whole numbers and others are of one kind', { text: 'a + 1', scope: { a: 1 }, library: undefined, compiled: 2 }],
    ['a division by zero is undecided', { text: '1.0 / 0.0', library: Infinity, compiled: undefined }],
  ])('%s', (_, { text, scope = {}, library: expected, compiled: wanted }) => {
    expect([byLibrary(text, scope), compiled(text, scope)]).toEqual([expected, wanted]);
  });
});

const absent = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: value }, fc.constantFrom(null, undefined));
const word = fc.constantFrom('', 'x', 'y', 'xy', 'é😀');
const figure = fc.constantFrom(0, 1, 2, -1, 0.5);
const record = fc.record({
  n: absent(figure),
  m: absent(figure),
  x: absent(word),
  y: absent(word),
  on: absent(fc.boolean()),
  off: absent(fc.boolean()),
});
const scopes = fc.record({
  a: record,
  t: absent(fc.array(word, { maxLength: 3 })),
  h: absent(fc.array(record, { maxLength: 3 })),
});

const { condition } = fc.letrec<Record<'condition' | 'number' | 'text' | 'list', string>>((tie) => {
  const either = (first: fc.Arbitrary<string>, ...others: fc.Arbitrary<string>[]) =>
    fc.oneof({ maxDepth: 4 }, first, ...others);
  const apply = (pattern: string, ...parts: ('condition' | 'number' | 'text' | 'list')[]) =>
    fc
      .tuple(...parts.map((part) => tie(part)))
      .map((texts) => texts.reduce((code, text) => code.replace('_', () => `(${text})`), pattern));
  return {
    condition: either(
      fc.constantFrom('a.on', 'a.off', 'true', 'false', 'has(a.n)', 'has(a.x)'),
      apply('!_', 'condition'),
      apply('_ && _', 'condition', 'condition'),
      apply('_ || _', 'condition', 'condition'),
      apply('_ ? _ : _', 'condition', 'condition', 'condition'),
      ...['==', '!=', '<', '<=', '>', '>='].flatMap((operator) => [
        apply(`_ ${operator} _`, 'number', 'number'),
        apply(`_ ${operator} _`, 'text', 'text'),
      ]),
      apply('_ in _', 'text', 'list'),
      apply('_.exists(e, e == _)', 'list', 'text'),
      apply('_.all(e, e < _ || _)', 'list', 'text', 'condition'),
      apply('h.exists(a, _)', 'condition'),
      apply('h.all(a, _)', 'condition'),
      apply('size(_) > 1', 'list'),
      apply('_.contains(_)', 'text', 'text'),
      apply('_.startsWith(_)', 'text', 'text'),
    ),
    number: either(
      fc.constantFrom('a.n', 'a.m', '0.0', '1.0', '2.5', '-1.0'),
      apply('_ + _', 'number', 'number'),
      apply('_ - _', 'number', 'number'),
      apply('_ * _', 'number', 'number'),
      apply('-_', 'number'),
      apply('_ ? _ : _', 'condition', 'number', 'number'),
      apply('h.filter(a, _)[0].n', 'condition'),
    ),
    text: either(
      fc.constantFrom('a.x', 'a.y', "'x'", '"xy"', "''"),
      apply('_ + _', 'text', 'text'),
      apply('_ ? _ : _', 'condition', 'text', 'text'),
      apply('_[0]', 'list'),
    ),
    list: either(fc.constantFrom('t', "['x', 'y']", 't'), apply('_.filter(e, e != _)', 'list', 'text')),
  };
});

test('generated conditions over generated answers', () => {
  const decided = new Set<unknown>();
  fc.assert(
    fc.property(condition, scopes, (text, scope) => {
      const value = compiled(text, scope);
      decided.add(value);
      expect(value).toEqual(byLibrary(text, scope));
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(decided).toEqual(new Set([true, false, undefined]));
});
