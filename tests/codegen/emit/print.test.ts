import { describe, expect, test } from 'vitest';
import { Code, print, printKey, quote, type Printable } from '../../../codegen/emit/print';

describe('print', () => {
  test.each<[string, { readonly given: Printable; readonly want: string }]>([
    ['a short object stands on one line', { given: { a: 1, b: [true, null] }, want: '{ a: 1, b: [true, null] }' }],
    ['code stands as it is', { given: { run: new Code('() => 1') }, want: '{ run: () => 1 }' }],
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

describe('printKey', () => {
  test.each([
    ['plain', 'plain'],
    ['data-id', "'data-id'"],
    ['4', '4'],
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
