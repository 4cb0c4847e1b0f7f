import { expect, test } from 'vitest';
import { devWarnings } from '~/codegen/host/dev-warnings';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const { diagnostics } = shippedCompiler.check(
  edited(shipped, url, (text) =>
    text
      .replace('"!restrictedRegion"', '"restrictedRegion || !restrictedRegion"')
      .replace('"Web reputation score"', '"Reputation"'),
  ),
);

test('pages get the warnings of the compiler with their positions', () => {
  const { warnings } = devWarnings(diagnostics);
  expect(warnings).toEqual([
    {
      at: expect.stringMatching(/^descriptors\/drawers\/url\.json:\d+:\d+$/),
      message: expect.stringMatching(/./),
      hint: undefined,
    },
  ]);
});

test('texts to translate are counted and do not bury the others', () => {
  expect(devWarnings(diagnostics).translations).toBe(1);
});

test('errors are no warnings', () => {
  const mistaken = edited(shipped, url, (text) => text.replace('url.wrsScore', 'url.wrsScor'));
  expect(devWarnings(shippedCompiler.check(mistaken).diagnostics).warnings).toEqual([]);
});
