import { expect, test } from 'vitest';
import { foldRepeatedNames } from '~/codegen/3-check/repeated-names';
import type { Diagnostic } from '~/codegen/language/model';

const unknown = (line: number, rest: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  code: 'expression/unknown-name',
  file: 'a.json',
  line,
  column: 1,
  length: 1,
  pointer: '',
  message: 'Unknown name "x".',
  ...rest,
});

test('an unknown name of a file is reported once, with how often it is read', () => {
  const found = foldRepeatedNames([unknown(1), unknown(2), unknown(3)]);
  expect(found).toEqual([{ ...unknown(1), message: 'Unknown name "x". It is read 3 times in this file.', count: 3 }]);
});

test.each<[string, Partial<Diagnostic>]>([
  ['of another file', { file: 'b.json' }],
  ['of another name', { message: 'Unknown name "y".' }],
  ['with a correction', { fix: { offset: 0, length: 1, text: 'y' } }],
  ['with another code', { code: 'expression/type' }],
])('one %s is reported beside it', (_, rest) => {
  expect(foldRepeatedNames([unknown(1), unknown(2, rest)])).toEqual([unknown(1), unknown(2, rest)]);
});
