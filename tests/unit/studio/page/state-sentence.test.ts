import { expect, test } from 'vitest';
import type { Diagnostic } from '~/codegen/language/model';
import { stateSentence } from '~/studio/page/model/state-sentence';

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
    ...{ file: `descriptors/drawers/${index}.json`, group: 'Drawers', title: 'URL' },
    isEdited: index < edited,
  }));
  const diagnostics = Array.from({ length: errors }, () => error);
  expect(stateSentence({ version: 1, files, diagnostics, isShown: errors === 0 })).toBe(sentence);
});
