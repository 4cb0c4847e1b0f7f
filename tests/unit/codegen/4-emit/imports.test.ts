import { expect, test } from 'vitest';
import { checkExpression } from '~/codegen/2-analyze/expression/check';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { Imports } from '~/codegen/4-emit/imports';
import { environment } from '~/tests/fixtures/codegen/environment';

test('a module is imported once and under one name', () => {
  const imports = new Imports('../');
  const names = [1, 2].map(() => imports.default('../scales/web-reputation', 'Scale').text);
  expect(names).toEqual(['webReputationScale', 'webReputationScale']);
  expect(imports.print()).toBe("import webReputationScale from '../scales/web-reputation';\n");
});

test('two files that would give the same name get two names', () => {
  const imports = new Imports('../');
  expect(imports.default('../scales/a-1', 'Scale').text).toBe('a1Scale');
  expect(imports.default('../scales/a1', 'Scale').text).toBe('a1Scale2');
});

test('a name that is a word of the language becomes an identifier', () => {
  expect(new Imports('./').default('paths/delete', 'Icon').text).toBe('deleteIcon');
});

test('imports are sorted, whatever the order of use', () => {
  const imports = new Imports('./');
  imports.default('./panels/b', 'Panel');
  imports.default('./panels/a', 'Panel');
  imports.type('types', 'Text');
  imports.expression(checkExpression(parse('restrictedRegion'), environment));
  expect(imports.print()).toBe(
    [
      "import type { Reads, Text } from '../contract/types';",
      "import aPanel from './panels/a';",
      "import bPanel from './panels/b';",
      "import { predicates as p } from './predicates';",
      '',
    ].join('\n'),
  );
});
