import { expect, test } from 'vitest';
import { groups } from '~/tests/harness/mistakes/groups';
import { measure } from '~/tests/harness/mistakes/measure';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

// Random mistakes in what ships; `npx tsx tests/harness/mistakes/cli.ts` makes more of them and prints all that is
// wrong. Any edit of a descriptor makes other mistakes, and the compiler does not find quite every one: the one of a
// hundred that it misses must turn no test red, while a broken rule turns most of its group wrong.

test.each(Object.keys(groups))(
  '%s: random mistakes are reported once, at their line, and with the right correction',
  (group) => {
    const wrong: object[] = [];
    for (const { mistake, found, isExact, isRight = true } of measure(shippedCompiler, shipped, 'descry', 4, group)) {
      const lines = found.map(({ file, line, message }) => `${file}:${line} ${message}`);
      if (lines.length !== 1 || !isExact || !isRight) wrong.push({ mistake, lines, isExact, isRight });
    }
    expect(wrong.length > 1 ? wrong : []).toEqual([]);
  },
);
