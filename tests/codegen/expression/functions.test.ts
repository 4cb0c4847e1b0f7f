import { expect, test } from 'vitest';
import { languageFunctions } from '../../../codegen/expression/functions';
import { macros } from '../../../codegen/expression/syntax';
import { functions } from '../../../src/descriptor/functions';

test('every function of the language has a twin at run time', () => {
  expect(Object.keys(functions)).toEqual(expect.arrayContaining([...Object.keys(languageFunctions), ...macros, 'has']));
});
