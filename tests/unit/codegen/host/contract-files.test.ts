import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractFiles } from '~/codegen/host/contract-files';
import { shippedKinds } from '~/codegen/language/kind-table';
import { sourcesOf } from '~/tests/fixtures/codegen/project';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const cache = () => join(root, '.cache/descry/contract.json');
const files = () => contractFiles(root, sourcesOf({}), shippedKinds);

test(
  'a cache without files is made again, and one of other descriptors and public files is not',
  { timeout: 60_000 },
  async () => {
    const made = await files();
    const { key } = JSON.parse(readFileSync(cache(), 'utf8'));
    for (const broken of [null, { 'a.ts': 1 }]) {
      mkdirSync(join(cache(), '..'), { recursive: true });
      writeFileSync(cache(), JSON.stringify({ key, files: broken }));
      expect(await files()).toEqual(made);
    }
    // What was made before is read, not made again, for files that no type comes from.
    const marked = { 'a.ts': 'what the cache has' };
    writeFileSync(cache(), JSON.stringify({ key, files: marked }));
    for (const path of ['public/logo.png', 'descriptors/drawers/other.json']) {
      const sources = new Map([...sourcesOf({}), [path, new Uint8Array()] as const]);
      expect(Object.fromEntries(await contractFiles(root, sources, shippedKinds))).toEqual(marked);
    }
  },
);
