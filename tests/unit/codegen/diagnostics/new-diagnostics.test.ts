import { expect, test } from 'vitest';
import { newDiagnostics } from '~/codegen/diagnostics/new-diagnostics';
import type { Diagnostic } from '~/codegen/language/model';

const at = { line: 1, column: 1, length: 1, pointer: '', file: 'ja' } as const;
const error: Diagnostic = { ...at, severity: 'error', code: 'name/unknown', message: '"a" is not a screen.' };

const missing = (name: string): Diagnostic => ({
  ...at,
  severity: 'warning',
  code: 'message/missing',
  pointer: `/texts/${name}`,
  message: `Label of field ${name}, drawer URL, has no Japanese text.`,
});

const more = (count: number): Diagnostic => ({
  ...missing(''),
  message: `${count} more are not translated.`,
  count,
});

const messages = (before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly string[] =>
  newDiagnostics(before, after).map(({ message }) => message);

test('a finding is new if it was not there before, on whatever line', () => {
  expect(messages([{ ...error, line: 7 }, missing('a')], [error, missing('b')])).toEqual([
    'Label of field b, drawer URL, has no Japanese text.',
  ]);
});

test.each([
  ['fewer than before', [missing('a'), more(40)], [missing('b'), more(12)], []],
  ['so few that all are listed', [missing('a'), more(2)], [missing('b'), missing('c')], []],
  ['as many as before', [missing('a'), more(2)], [missing('b'), more(2)], []],
  [
    'two more, of which one is listed',
    [missing('a'), more(2)],
    [missing('a'), missing('b'), more(3)],
    [missing('b'), more(1)],
  ],
  ['many, where none was', [], [missing('a'), more(3)], [missing('a'), more(3)]],
])(
  'of translations that are missing, and of which the check counts some, none is new but the excess: %s',
  (_, before, after, want) => {
    expect(messages(before, [error, ...after])).toEqual([error, ...want].map(({ message }) => message));
  },
);

test('each language counts for itself', () => {
  const polish = (one: Diagnostic): Diagnostic => ({ ...one, file: 'pl' });
  const found = newDiagnostics([missing('a'), more(9)], [missing('b'), more(2), polish(missing('b')), polish(more(2))]);
  expect(found.map(({ file, count }) => [file, count])).toEqual([
    ['pl', undefined],
    ['pl', 2],
  ]);
});

test('two texts of one name are two, and one whose entry is written without a translation is not new', () => {
  const named = (pointer: string) => ({ ...missing('a'), pointer });
  expect(newDiagnostics([named('/texts/x')], [named('/texts/x/text'), named('/texts/y')])).toEqual([named('/texts/y')]);
});
