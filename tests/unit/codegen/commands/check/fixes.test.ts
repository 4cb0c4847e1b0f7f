import { expect, test } from 'vitest';
import { applyFixes } from '~/codegen/commands/check/fixes';
import type { Diagnostic, Fix } from '~/codegen/language/model';

const position = {
  severity: 'error',
  code: 'a/b',
  file: 'x.json',
  line: 1,
  column: 1,
  length: 1,
  pointer: '',
  message: '',
} as const;
const diagnosed = (fix?: Fix): Diagnostic => ({ ...position, ...(fix && { fix }) });

test.each<[string, { readonly given: readonly (Fix | undefined)[]; readonly want: string }]>([
  [
    'fixes in any order',
    {
      given: [
        { offset: 4, length: 1, text: 'X' },
        { offset: 0, length: 2, text: '' },
      ],
      want: 'cdXf',
    },
  ],
  [
    'neighbours',
    {
      given: [
        { offset: 0, length: 2, text: 'X' },
        { offset: 2, length: 1, text: 'Y' },
      ],
      want: 'XYdef',
    },
  ],
  [
    'the first of two that overlap',
    {
      given: [
        { offset: 0, length: 3, text: 'X' },
        { offset: 2, length: 2, text: 'Y' },
      ],
      want: 'Xdef',
    },
  ],
  [
    'one that two diagnostics have',
    {
      given: [
        { offset: 1, length: 1, text: 'X' },
        { offset: 1, length: 1, text: 'X' },
      ],
      want: 'aXcdef',
    },
  ],
  [
    'one of two insertions at a place',
    {
      given: [
        { offset: 6, length: 0, text: 'X' },
        { offset: 6, length: 0, text: 'X' },
      ],
      want: 'abcdefX',
    },
  ],
  ['an insertion at the beginning', { given: [{ offset: 0, length: 0, text: 'X' }], want: 'Xabcdef' }],
  ['no diagnostic without a fix', { given: [undefined], want: 'abcdef' }],
])('applies %s', (_, { given, want }) => {
  expect(applyFixes('abcdef', given.map(diagnosed)).text).toBe(want);
});

test('a fix that changes nothing is no correction', () => {
  expect(applyFixes('abc', [diagnosed({ offset: 0, length: 1, text: 'a' })]).corrections).toEqual([]);
});

test('a correction says what was replaced by what', () => {
  const { corrections } = applyFixes('abc', [diagnosed({ offset: 1, length: 1, text: 'X' })]);
  expect(corrections).toEqual([{ file: 'x.json', line: 1, column: 1, code: 'a/b', from: 'b', to: 'X' }]);
});
