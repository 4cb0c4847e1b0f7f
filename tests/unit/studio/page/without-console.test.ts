import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emit } from '~/codegen/4-emit/emit';
import { projectOf } from '~/tests/harness/codegen/project-of';

test('the page has the tokens of a console without a theme', () => {
  const compiled = emit(projectOf({ 'theme.json': null })).get('src/generated/console/theme.css') ?? '';
  const [, ...tokens] = compiled.split('\n');
  const [, ...written] = readFileSync('studio/page/without-console/theme.css', 'utf8').split('\n');
  expect(written).toEqual(tokens);
});
