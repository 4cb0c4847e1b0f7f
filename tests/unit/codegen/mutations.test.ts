import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { shipped as sources, shippedCompiler as compiler } from '../../harness/codegen/shipped-sources';

const paths = [...sources.keys()].filter((path) => path.startsWith('descriptors/'));
const decode = (path: string): Json => JSON.parse(new TextDecoder().decode(sources.get(path)));

/**
 * A copy in which the value at the `steps`-th place, counted while walking, is another one; `undefined` takes it away.
 */
function changed(value: Json, position: { left: number }, replacement: Json | undefined): Json | undefined {
  if (position.left-- === 0) return replacement;
  if (Array.isArray(value)) {
    return value.map((item) => changed(item, position, replacement)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, changed(item, position, replacement)]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

test('whatever a descriptor holds, the compiler answers with positions and never throws', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.nat(400),
      fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 })),
      (path, left, replacement) => {
        const value = changed(decode(path), { left }, JSON.parse(JSON.stringify({ replacement })).replacement);
        const bytes = new TextEncoder().encode(JSON.stringify(value ?? null, undefined, 1));
        const { files, diagnostics } = compiler.compile(new Map(sources).set(path, bytes));
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        expect(files.size === 0).toBe(errors.length > 0);
        for (const { file, line, column, message } of diagnostics) {
          expect(file).not.toBe('');
          expect(Math.min(line, column)).toBeGreaterThan(0);
          expect(message).not.toMatch(/undefined|\[object/);
        }
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});
