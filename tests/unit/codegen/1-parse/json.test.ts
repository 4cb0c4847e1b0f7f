import { expect, test } from 'vitest';
import { parseJson } from '~/codegen/1-parse/json';
import { sourceFile } from '~/codegen/diagnostics/locate';
import { maxDepth, maxStringLength } from '~/codegen/1-parse/scan';
import { unmarked } from '~/tests/fixtures/codegen/project';

const deep = (depth: number, mark = '') =>
  `${'['.repeat(maxDepth)}${mark}${'['.repeat(depth - maxDepth)}${']'.repeat(depth)}`;

const cases: readonly [string, { given: string; want: readonly string[]; value?: unknown }][] = [
  ['JSON is fine', { given: '{"a": [1, true, null, "x"]}', want: [], value: { a: [1, true, null, 'x'] } }],
  ['an empty file is told', { given: '▶', want: ['json/syntax'] }],
  ['an object that is not closed', { given: '{"a": 1▶', want: ['json/syntax'] }],
  ['a list that is not closed', { given: '[1▶', want: ['json/syntax'] }],
  ['a missing comma', { given: '{\n  "a": 1\n  ▶"b": 2}', want: ['json/syntax'] }],
  ['a missing colon', { given: '{"a" ▶1}', want: ['json/syntax'] }],
  ['a missing value', { given: '{"a": ▶}', want: ['json/syntax'] }],
  ['single quotes', { given: "{▶'a': 1}", want: ['json/syntax'] }],
  ['a string over two lines', { given: '[▶"b\n▶c"]', want: ['json/syntax', 'json/syntax'] }],
  ['an escape that is none', { given: '[▶"\\x"]', want: ['json/syntax'] }],
  ['text after the value', { given: '{} ▶{}', want: ['json/syntax'] }],
  [
    'mistakes in several lines are told in one run',
    { given: '[\n▶tru,\n▶nul\n]', want: ['json/syntax', 'json/syntax'] },
  ],
  [
    'comments are refused and do not hide what follows',
    {
      given: '▶// a "quote"\n{"a": ▶/* { */ 1, ▶"a": 2}',
      want: ['json/comment', 'json/comment', 'json/duplicate-key'],
      value: { a: 2 },
    },
  ],
  ['a comment that is not closed', { given: '[1 ▶/* 2]', want: ['json/syntax'] }],
  [
    'commas before a closing bracket are refused and do not hide what follows',
    {
      given: '{"a": [1▶,], "b": {"c": 2▶,}}',
      want: ['json/trailing-comma', 'json/trailing-comma'],
      value: { a: [1], b: { c: 2 } },
    },
  ],
  [
    'a key stands once in its object',
    {
      given: '{"a": {"a": 1, "b": 2}, "b": [{"a": 1}, {"a": 1}], ▶"a": 3}',
      want: ['json/duplicate-key'],
      value: { a: 3, b: [{ a: 1 }, { a: 1 }] },
    },
  ],
  ['also when it is written in another way', { given: '{"a": 1, ▶"\\u0061": 2}', want: ['json/duplicate-key'] }],
  [
    'keys that mean something to JavaScript are refused',
    {
      given: '{▶"__proto__": {"x": 1}, ▶"constructor": 1, "a": {▶"prototype": 2}, ▶"\\u005f_proto__": 3}',
      want: ['json/unsafe-key', 'json/unsafe-key', 'json/unsafe-key', 'json/duplicate-key'],
    },
  ],
  ['as values they are fine', { given: '["__proto__", "constructor"]', want: [] }],
  [`nesting ${maxDepth} deep is read`, { given: deep(maxDepth), want: [] }],
  ['deeper nesting is refused', { given: deep(maxDepth + 1, '▶'), want: ['json/too-deep'] }],
  ['also when it would overflow a parser', { given: deep(200_000, '▶'), want: ['json/too-deep'] }],
  [
    'also of brackets that do not fit',
    { given: `${'[}'.repeat(maxDepth)}▶${'[}'.repeat(100_000)}`, want: ['json/too-deep'] },
  ],
  [
    'also behind a string that is not closed',
    { given: `"\n${'['.repeat(maxDepth)}▶${'['.repeat(100_000)}`, want: ['json/too-deep'] },
  ],
  ['a string of 64 KB is read', { given: `"${'a'.repeat(maxStringLength)}"`, want: [] }],
  ['a longer one is refused', { given: `[▶"${'a'.repeat(maxStringLength + 1)}"]`, want: ['json/string-too-long'] }],
  ['a byte order mark is no syntax error', { given: '\uFEFF{"a": 1}', want: [], value: { a: 1 } }],
];

test.each(cases)('%s', (_, { given, want, value }) => {
  const { text, positions } = unmarked(given);
  const parsed = parseJson(sourceFile('a.json', text));
  expect(parsed.diagnostics.map(({ code }) => code)).toEqual(want);
  expect(parsed.diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(positions);
  if (value !== undefined) expect(parsed.value).toEqual(value);
});

test('a key `__proto__` does not become the prototype', () => {
  for (const text of ['{"__proto__": {"x": 1}}', '{"__proto__": {"x": 1},}']) {
    const { value } = parseJson(sourceFile('a.json', text));
    expect(value).toBeTypeOf('object');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  }
});

test('a syntax error leaves no value, and the tree of positions is there all the same', () => {
  const parsed = parseJson(sourceFile('a.json', '{"a": 1 "b": 2}'));
  expect(parsed.value).toBeUndefined();
  expect(parsed.root().type).toBe('object');
});

test('a duplicate key is told with its pointer and the line of the first', () => {
  const [diagnostic] = parseJson(sourceFile('a.json', '{"x": {\n"a": 1,\n"a": 2}}')).diagnostics;
  expect(diagnostic).toMatchObject({ pointer: '/x/a', hint: 'It is already in line 2; keep one of them.' });
});

test.each([
  ['mistakes that a parser accepts', `[${'{"__proto__": 1},'.repeat(1000)}0]`],
  ['mistakes of syntax', `[${'1 2,\n'.repeat(1000)}0]`],
])('of more than a hundred %s the rest is announced', (_, text) => {
  const { diagnostics } = parseJson(sourceFile('a.json', text));
  expect(diagnostics).toHaveLength(101);
  expect(diagnostics.at(-1)).toMatchObject({ code: 'file/too-many', file: 'a.json' });
});
