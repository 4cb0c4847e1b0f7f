import { expect, test } from 'vitest';
import { parseJson } from '~/codegen/1-parse/json';
import { pointerOf, positionOf, sourceFile, spanInString, spanOf } from '~/codegen/diagnostics/locate';
import type { Path } from '~/codegen/language/model';

const text = '{\r\n  "a": [10, {"b~/c": "x"}],\n  "list": ["é", true]\r}';
const file = sourceFile('a.json', text);
const root = parseJson(file).root();

const spans: readonly [string, { given: Path; key?: boolean; want: string }][] = [
  ['a number', { given: ['a', 0], want: '10' }],
  ['a string with its quotes', { given: ['a', 1, 'b~/c'], want: '"x"' }],
  ['a key with its quotes', { given: ['a', 1, 'b~/c'], key: true, want: '"b~/c"' }],
  ['the opening bracket of a list', { given: ['a'], want: '[' }],
  ['the opening bracket of an object', { given: ['a', 1], want: '{' }],
  ['the nearest parent of what is missing', { given: ['a', 1, 'nothing', 0], want: '{' }],
  ['the parent of a missing key', { given: ['a', 1, 'nothing'], key: true, want: '{' }],
  ['an entry of a list has no key', { given: ['list', 1], key: true, want: 'true' }],
];

test.each(spans)('marks %s', (_, { given, key, want }) => {
  const { offset, length } = spanOf(root, given, key);
  expect(text.slice(offset, offset + length)).toBe(want);
});

test('of a key that is there twice the last one counts, as in its value', () => {
  const twice = '{"a": 1, "a": 2}';
  const { offset } = spanOf(parseJson(sourceFile('a.json', twice)).root(), ['a']);
  expect(twice[offset]).toBe('2');
});

test('counts lines that end in LF, CR LF or CR, and columns in UTF-16 units', () => {
  const at = (part: string) => positionOf(file, text.indexOf(part));
  expect([at('"a"'), at('"list"'), at(', true'), at('\r}'), positionOf(file, text.length - 1)]).toEqual([
    { line: 2, column: 3 },
    { line: 3, column: 3 },
    { line: 3, column: 15 },
    { line: 3, column: 22 },
    { line: 4, column: 1 },
  ]);
});

test('writes pointers with their escapes', () => {
  expect(pointerOf(['a', 1, 'b~/c'])).toBe('/a/1/b~0~1c');
  expect(pointerOf([])).toBe('');
});

const strings: readonly [string, { given: string; index: number; length: number; want: string }][] = [
  ['plain characters', { given: '"url.host"', index: 4, length: 4, want: 'host' }],
  ['after an escaped quote', { given: '"a == \\"b\\" && c"', index: 12, length: 1, want: 'c' }],
  ['an escaped quote itself', { given: '"a\\"b"', index: 1, length: 1, want: '\\"' }],
  ['after a hexadecimal escape', { given: '"\\u00e9 b"', index: 2, length: 1, want: 'b' }],
  ['after a pair of surrogates, written out or not', { given: '"\\ud83d\\ude00😀b"', index: 4, length: 1, want: 'b' }],
  ['after a backslash', { given: '"\\\\u0041b"', index: 6, length: 1, want: 'b' }],
  ['no further than the closing quote', { given: '"ab"', index: 1, length: 9, want: 'b' }],
  ['the closing quote for what is past the end', { given: '"ab"', index: 5, length: 1, want: '"' }],
  ['an empty string by its quote', { given: '""', index: 0, length: 0, want: '"' }],
];

test.each(strings)('finds %s inside a string', (_, { given, index, length, want }) => {
  const source = sourceFile('a.json', `{"k": ${given}}`);
  const span = spanInString(source, parseJson(source).root(), ['k'], { index, length });
  expect(source.text.slice(span.offset, span.offset + span.length)).toBe(want);
});
