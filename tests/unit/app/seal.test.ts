import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The modules that a module imports at once, in their order. */
const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(/^import (?!type )(?:[^;']*from )?'([^']+)';/gm)].map(([, name = '']) => name);

test.each(['index.html', 'info.html', 'logout.html'])('the script of %s seals the prototypes first', async (page) => {
  const [, script = ''] = /<script type="module" src="\/?([^"]+)"/.exec(await readFile(page, 'utf8')) ?? [];
  const [first = ''] = importsOf(await readFile(script, 'utf8'));
  expect(join(script, '..', first)).toBe('src/app/seal');
});

test('what seals the prototypes imports nothing else that could run before', async () => {
  expect(importsOf(await readFile('src/app/seal.ts', 'utf8'))).toEqual(['~/platform/seal-prototypes']);
  expect(importsOf(await readFile('src/platform/seal-prototypes.ts', 'utf8'))).toEqual([]);
});
