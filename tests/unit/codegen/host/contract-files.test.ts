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

test('a cache without files is made again', { timeout: 60_000 }, async () => {
  const made = await files();
  const { key } = JSON.parse(readFileSync(cache(), 'utf8'));
  for (const broken of [null, { 'a.ts': 1 }]) {
    mkdirSync(join(cache(), '..'), { recursive: true });
    writeFileSync(cache(), JSON.stringify({ key, files: broken }));
    expect(await files()).toEqual(made);
  }
});
