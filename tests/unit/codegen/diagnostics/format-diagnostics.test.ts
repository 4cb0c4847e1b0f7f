import { expect, test } from 'vitest';
import { byPosition, diagnoseFile } from '~/codegen/diagnostics/diagnostic';
import { defaultLayout } from '~/codegen/language/layout';
import type { Diagnostic } from '~/codegen/language/model';
import { formatDiagnostics } from '~/codegen/diagnostics/format-diagnostics';

const diagnostic = (rest: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  code: 'test',
  file: 'a.json',
  line: 2,
  column: 8,
  length: 3,
  pointer: '/a',
  message: 'Wrong.',
  ...rest,
});
const sources = (text: string) => new Map([['a.json', new TextEncoder().encode(text)]]);
const code = '{\n  "a": "b",\n  "c": 1\n}';

test('a diagnostic is a line with its place, the code around it, and the hint', () => {
  expect(formatDiagnostics([diagnostic({ hint: 'Did you mean "c"?' })], sources(code))).toBe(
    [
      'a.json:2:8  Wrong.  [test]',
      '  1 | {',
      '> 2 |   "a": "b",',
      '    |        ^^^',
      '  3 |   "c": 1',
      '  Did you mean "c"?',
      '',
      '1 error, 0 warnings',
      '',
    ].join('\n'),
  );
});

test('a byte order mark is a character of the first line, as for the positions', () => {
  const printed = formatDiagnostics([diagnostic({ line: 1, column: 2, length: 1 })], sources(`\uFEFF${code}`));
  const [, shown = '', marked = ''] = printed.split('\n');
  expect(shown[marked.indexOf('^')]).toBe('{');
});

test('they are printed in their order, which is that of files, lines and columns, and the last line counts them', () => {
  const all = [
    diagnostic({ file: 'b.json' }),
    diagnostic({ line: 10 }),
    diagnostic({ line: 9, severity: 'warning' }),
    diagnostic({ line: 9, column: 2 }),
  ];
  const sorted = all.toSorted(byPosition(defaultLayout));
  const lines = formatDiagnostics(sorted, new Map()).split('\n');
  expect(lines.filter((line) => line !== '')).toEqual([
    'a.json:9:2  Wrong.  [test]',
    'a.json:9:8  warning: Wrong.  [test]',
    'a.json:10:8  Wrong.  [test]',
    'b.json:2:8  Wrong.  [test]',
    '3 errors, 1 warning',
  ]);
});

test('a mark that goes over several lines ends with its first', () => {
  expect(formatDiagnostics([diagnostic({ length: 500 })], sources(code))).toContain('|        ^^^^\n');
});

test('a place at the end of a file is marked', () => {
  expect(formatDiagnostics([diagnostic({ line: 4, column: 2 })], sources(code))).toContain('> 4 | }\n    |  ^\n');
});

test('of a very long line only the part around the place is shown', () => {
  const text = `["${'a'.repeat(50_000)}", WRONG, "${'b'.repeat(50_000)}"]`;
  const shown = formatDiagnostics(
    [diagnostic({ line: 1, column: text.indexOf('WRONG') + 1, length: 5 })],
    sources(text),
  );
  const [, frame = '', mark = ''] = shown.split('\n');
  expect(frame.length).toBeLessThan(200);
  expect(mark.indexOf('^')).toBe(frame.indexOf('WRONG'));
});

test('a file that is not there has no code', () => {
  expect(formatDiagnostics([diagnoseFile('gone.json', { code: 'test', message: 'Missing.' })], new Map())).toBe(
    'gone.json:1:1  Missing.  [test]\n\n1 error, 0 warnings\n',
  );
});

test('colours are used only when asked for', () => {
  const escape = String.fromCharCode(27);
  expect(formatDiagnostics([diagnostic()], sources(code))).not.toContain(escape);
  expect(formatDiagnostics([diagnostic()], sources(code), { color: true })).toContain(escape);
});

test('a hidden character in the code is visible, and the mark stays below its place', () => {
  const hidden = '{\n  "a": "\u202eb",\n  "c": 1\n}';
  expect(formatDiagnostics([diagnostic({ column: 9, length: 1 })], sources(hidden))).toContain(
    '> 2 |   "a": "\ufffdb",\n    |         ^\n',
  );
});

test('a hidden character that a message, a hint or the name of a file quotes is visible', () => {
  const found = diagnoseFile('a\u202e.json', {
    severity: 'error',
    code: 'test',
    message: 'Not "a\u202eb".',
    hint: 'It is "\u200b".',
  });
  const printed = formatDiagnostics([found], new Map());
  expect(printed).toContain('a‹U+202E›.json:1:1  Not "a‹U+202E›b".  [test]\n  It is "‹U+200B›".');
});
