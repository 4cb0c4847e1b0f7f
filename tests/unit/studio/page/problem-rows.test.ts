import { expect, test } from 'vitest';
import type { Diagnostic } from '~/codegen/language/model';
import { problemRows } from '~/studio/page/outline/problem-rows';

const found = (severity: Diagnostic['severity'], code: string, file: string, message: string): Diagnostic => {
  return { severity, code, file, message, line: 1, column: 1, length: 1, pointer: '' };
};

const missing = (language: string, message: string) => found('warning', 'message/missing', language, message);

const warning = found('warning', 'file/unused', 'a.json', 'warning');
const error = found('error', 'name/unknown', 'z.json', 'error');

test('errors come first, then warnings, then one row for each language with untranslated texts', () => {
  const { rows } = problemRows([missing('ja', 'a'), warning, missing('pl', 'b'), missing('ja', 'c'), error]);
  expect(rows.map(({ message }) => message)).toEqual(['error', 'warning', '2 texts are not translated.', 'b']);
  expect(rows.map(({ file }) => file)).toEqual(['z.json', 'a.json', 'ja', 'pl']);
});

test('the number is that of all findings, those that the check only counts included', () => {
  const { rows, count, errors } = problemRows([error, missing('ja', 'a'), { ...missing('ja', 'more'), count: 53 }]);
  expect([count, errors]).toEqual([55, 1]);
  expect(rows.at(-1)?.message).toBe('54 texts are not translated.');
  expect(problemRows([])).toEqual({ rows: [], count: 0, errors: 0 });
});
