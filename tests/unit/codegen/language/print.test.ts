import { describe, expect, test } from 'vitest';
import { Code, commentText, Names, print, printKey, quote, type Printable } from '~/codegen/language/print';

describe('print', () => {
  test.each<[string, { readonly given: Printable; readonly want: string }]>([
    ['a short object is on one line', { given: { a: 1, b: [true, null] }, want: '{ a: 1, b: [true, null] }' }],
    ['code is as it is', { given: { run: new Code('() => 1') }, want: '{ run: () => 1 }' }],
    ['what is empty has no space inside', { given: [{}, []], want: '[{}, []]' }],
    [
      'a long object has one entry a line, each with a comma',
      {
        given: { first: 'x'.repeat(70), second: 'y'.repeat(70) },
        want: `{\n  first: '${'x'.repeat(70)}',\n  second: '${'y'.repeat(70)}',\n}`,
      },
    ],
    [
      'what holds a long entry is long itself',
      {
        given: [{ a: { b: ['x'.repeat(60), 'y'.repeat(60)] } }],
        want: `[\n  {\n    a: {\n      b: [\n        '${'x'.repeat(60)}',\n        '${'y'.repeat(60)}',\n      ],\n    },\n  },\n]`,
      },
    ],
  ])('%s', (_, { given, want }) => {
    expect(print(given)).toBe(want);
  });
});

describe('quote', () => {
  test.each([
    "it's",
    'say "x"',
    `both ' and "`,
    'back\\slash',
    '\\"',
    "\\'",
    'line\nbreak',
    '\u2028',
    '${x}`',
    '</script>',
    '\ud800',
  ])('the literal of %j is that text again', (text) => {
    const value: unknown = new Function(`return ${quote(text)}`)();
    expect(value).toBe(text);
  });
});

test('nothing unseen is in a literal: no line separator, no sign that turns the writing', () => {
  expect(quote('a\u2028\u2029\u202e\u2066\u200b\ufeffb')).toBe("'a\\u2028\\u2029\\u202e\\u2066\\u200b\\ufeffb'");
});

test.each([
  ['the end of a comment', { given: 'a */ b', want: 'a * / b' }],
  ['line breaks of every kind', { given: 'a\nb\r\nc\u2028d', want: 'a b c d' }],
  ['signs that turn the writing', { given: 'a\u202eb', want: 'a\\u202eb' }],
])('the text of a comment has no %s', (_, { given, want }) => {
  expect(commentText(given)).toBe(want);
});

describe('Names', () => {
  test.each([
    ['a word', { given: ['activity'], want: ['activity'] }],
    ['several words', { given: ['web-reputation x'], want: ['webReputationX'] }],
    ['words that give the same', { given: ['a-b', 'a_b', 'aB', 'ab'], want: ['aB', 'aB2', 'aB3', 'ab4'] }],
    ['a digit at the start', { given: ['2024-01'], want: ['_202401'] }],
    ['a word of the language', { given: ['delete', 'await'], want: ['_delete', '_await'] }],
    ['nothing usable', { given: ['', "';"], want: ['_', '_2'] }],
    ['a name that is taken', { given: ['operations'], want: ['operations2'] }],
  ])('of %s are identifiers that nothing else has', (_, { given, want }) => {
    const names = new Names(['operations']);
    expect(given.map((text) => names.identifier(text))).toEqual(want);
  });

  test('of files are letters, digits and hyphens', () => {
    const names = new Names();
    expect(['a/b', 'A_B', '../../x', '__proto__', ''].map((text) => names.file(text))).toEqual([
      'a-b',
      'A-B2',
      'x',
      'proto',
      'unnamed',
    ]);
  });
});

describe('printKey', () => {
  test.each([
    ['plain', 'plain'],
    ['data-id', "'data-id'"],
    ['4', "'4'"],
    ['04', "'04'"],
    ["it's", `"it's"`],
  ])('%s is written %s', (given, want) => {
    expect(printKey(given)).toBe(want);
  });

  test('a key __proto__ stays a key', () => {
    const given: Printable = JSON.parse('{"__proto__":{"a":1}}');
    const value: unknown = new Function(`return ${print(given)}`)();
    expect(JSON.stringify(value)).toBe('{"__proto__":{"a":1}}');
  });
});
