import { expect, test } from 'vitest';
import { languageFunctions } from '~/codegen/language/functions';
import { macros } from '~/codegen/2-analyze/expression/syntax';
import { functions } from '~/descriptor/functions';

test('every function of the language has a twin at run time', () => {
  expect(Object.keys(functions)).toEqual(expect.arrayContaining([...Object.keys(languageFunctions), ...macros, 'has']));
});
