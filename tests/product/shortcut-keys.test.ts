import { expect, test } from 'vitest';
import { shipped, shippedCompiler } from '../harness/codegen/shipped-sources';

const path = 'descriptors/header.json';

test.each<[string, { given: string; want: readonly string[] }]>([
  ['a sign', { given: '!', want: [] }],
  ['letters one after the other', { given: 'x y z', want: [] }],
  ['a combination', { given: 'mod+j', want: [] }],
  ['a misspelt combination', { given: 'ctl+j', want: ['schema/pattern'] }],
  ['a capital letter, which no press gives', { given: 'X', want: ['schema/pattern'] }],
  ['letters without a space between them', { given: 'xy', want: ['schema/pattern'] }],
])('keys of a shortcut: %s', (_, { given, want }) => {
  const text = new TextDecoder().decode(shipped.get(path)).replace('"keys": "g d"', `"keys": "${given}"`);
  const { diagnostics } = shippedCompiler.compile(new Map(shipped).set(path, new TextEncoder().encode(text)));
  expect(diagnostics.map(({ code }) => code)).toEqual(want);
});
