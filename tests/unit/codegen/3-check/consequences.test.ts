import { expect, test } from 'vitest';
import { corrected, withoutConsequences } from '~/codegen/3-check/consequences';
import type { Diagnostic } from '~/codegen/language/model';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const found = (code: string, fix = '', severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  severity,
  code,
  file: 'descriptors/a.json',
  line: 1,
  column: 1,
  length: 1,
  pointer: '',
  message: code,
  ...(fix !== '' && { fix: { offset: 0, length: 1, text: fix } }),
});

const [cause, other] = [found('cause', 'a'), found('other', 'b')];
const [after, alone, note] = [found('after'), found('alone'), found('note', '', 'warning')];

test.each<[string, { given: Diagnostic[]; left: Record<string, Diagnostic[]>; want: Diagnostic[] }]>([
  [
    'what vanishes with the correction of a mistake is left out',
    { given: [cause, after, alone, note], left: { cause: [alone] }, want: [cause, alone] },
  ],
  [
    'of two mistakes that explain each other, the one that explains more is the cause',
    { given: [other, cause, after], left: { cause: [], other: [after] }, want: [cause] },
  ],
  ['or else the first', { given: [cause, other], left: { cause: [], other: [] }, want: [cause] }],
  [
    'a correction that leads to another error explains nothing',
    { given: [cause, after], left: { cause: [alone] }, want: [cause, after] },
  ],
  ['one that leads to a warning does', { given: [cause, after], left: { cause: [note] }, want: [cause] }],
  [
    'the correction of a warning is not tried',
    { given: [found('warning', 'a', 'warning'), after], left: {}, want: [found('warning', 'a', 'warning'), after] },
  ],
])('%s', (_, { given, left, want }) => {
  expect(withoutConsequences(given, ([first]) => left[first?.code ?? ''] ?? [])).toEqual(want);
});

test('the same word in several places is one mistake', () => {
  const [first, second] = [found('same', 'x'), { ...found('same', 'x'), line: 2 }];
  const tried: (readonly Diagnostic[])[] = [];
  const check = (causes: readonly Diagnostic[]): readonly Diagnostic[] => {
    tried.push(causes);
    return [];
  };
  expect(withoutConsequences([first, second, after], check)).toEqual([first, second]);
  expect(tried).toEqual([[first, second]]);
});

test('many mistakes with corrections are reported without a try', () => {
  const given = ['a', 'b', 'c', 'd', 'e'].map((code) => found(code, 'x'));
  expect(
    withoutConsequences(given, () => {
      throw new Error('tried');
    }),
  ).toEqual(given);
});

test('the correction is in the sources, and a byte order mark stays', () => {
  const sources = new Map([['descriptors/a.json', new TextEncoder().encode('\uFEFFb"')]]);
  const { file, code, severity, line, column, length, pointer, message } = cause;
  const at = { file, code, severity, line, column, length, pointer, message, fix: { offset: 1, length: 1, text: 'a' } };
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(corrected(sources, [at]).get(file))).toBe('\uFEFFa"');
});

test('the project that was checked holds the mistake, not its correction', () => {
  const wrong = edited(shipped, 'descriptors/errors.json', (text) =>
    text.replace('"sendSupportForm"', '"sendSupportFrom"'),
  );
  const { project, diagnostics } = shippedCompiler.check(wrong);
  expect(diagnostics.map(({ code }) => code)).toEqual(['name/operation']);
  expect(JSON.stringify(project.find('errors', 'errors')?.value)).toContain('sendSupportFrom');
});
