import { expect, test } from 'vitest';
import type { Diagnostic } from '~/codegen/language/model';
import { saveSentence, stateSentence } from '~/studio/page/model/state-sentence';

const error: Diagnostic = {
  ...{ file: 'descriptors/drawers/url.json', line: 1, column: 1, length: 1, pointer: '' },
  ...{ severity: 'error', code: 'json/syntax', message: 'A mistake.' },
};

const rows = [
  { edited: 0, errors: 0, sentence: 'Everything is saved.' },
  { edited: 1, errors: 0, sentence: 'The preview shows your edits. 1 file is not saved.' },
  { edited: 0, errors: 2, sentence: '2 errors. The preview shows the last state without errors.' },
  {
    ...{ edited: 2, errors: 1 },
    sentence: '1 error. The preview shows the last state without errors. 2 files are not saved.',
  },
];

test.each(rows)('with $errors errors and $edited edited files it says "$sentence"', ({ edited, errors, sentence }) => {
  const files = [true, true, false].map((_, index) => ({
    ...{ file: `descriptors/drawers/${index}.json`, name: `drawers/${index}`, group: 'Drawers', title: 'URL' },
    isEdited: index < edited,
  }));
  const diagnostics = Array.from({ length: errors }, () => error);
  expect(
    stateSentence({ version: 1, documents: 'openapi/', roots: [], files, diagnostics, isShown: errors === 0 }),
  ).toBe(sentence);
});

test.each([
  [0, 0, 'Everything is saved.'],
  [1, 0, '1 file is not saved.'],
  [0, 1, '1 error.'],
  [2, 2, '2 errors. 2 files are not saved.'],
])('without a preview, %s edited files and %s errors are "%s"', (edited, errors, sentence) => {
  const files = Array.from({ length: edited }, (_, index) => ({
    ...{ file: `descriptors/screens/${index}.json`, name: `screens/${index}`, group: 'Screens', title: 'A' },
    isEdited: true,
  }));
  const diagnostics = Array.from({ length: errors }, () => error);
  const state = { version: 1, documents: 'openapi/', roots: [], files, diagnostics, isShown: false };
  expect(stateSentence({ ...state, noPreview: 'No console can be made here.' })).toBe(sentence);
});

test.each([
  ['nothing before anything was saved', 0, 0, false, [], ''],
  ['how far it is', 1, 3, true, [], 'Saving 2 of 3 …'],
  ['that it is at the last', 3, 3, true, [], 'Saving 3 of 3 …'],
  ['how many files are saved', 3, 3, false, [], '3 files saved.'],
  ['that one is', 1, 1, false, [], '1 file saved.'],
  ['which are not', 2, 3, false, ['a'], '2 files saved, 1 not.'],
  ['that none is', 0, 1, false, ['a'], '1 file not saved.'],
] as const)('saving says %s', (_, saved, all, isRunning, failed, want) => {
  const problems = new Map(failed.map((file) => [file, 'No room.']));
  expect(saveSentence({ saved, all, isRunning, problems })).toBe(want);
});
