import { expect, test } from 'vitest';
import { measure } from '~/tests/harness/mistakes/measure';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

// Random mistakes in what ships, the same in each run. `npx tsx tests/harness/mistakes/cli.ts` prints all groups, also
// those in which the compiler does not find every mistake yet.

test.each([
  'expression: field path',
  'expression: names',
  'expression: vocabulary',
  'expression: values',
  'expression: types',
  'expression: syntax',
  'expression: other languages',
  'expression: logic',
  'operations',
  'language: keys',
  'language: required',
  'language: type words',
  'language: closed words',
  'language: JSON types',
  'ids',
  'references',
  'contract',
  'JSON',
  'routes',
  'scales',
  'errors',
  'texts',
  'never used',
  'circles',
  'settings',
  'unreachable',
])('%s: a random mistake is reported once, at its line, and with the right correction', (group) => {
  for (const { mistake, found, isExact, isRight } of measure(shippedCompiler, shipped, 'descry', 4, group)) {
    const lines = found.map(({ file, line, message }) => `${file}:${line} ${message}`);
    expect({ mistake, lines, isExact, isRight }).toMatchObject({ lines: [expect.any(String)], isExact: true });
    expect({ mistake, lines, isRight: isRight ?? true }).toMatchObject({ isRight: true });
  }
});
