import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licencesOf } from '~/tools/licences';

test('licences are those of all packages by their path, with the texts that these bring', async () => {
  const root = await mkdtemp(join(tmpdir(), 'licences-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'b'));
  await mkdir(join(root, 'a'));
  await writeFile(join(root, 'b/LICENSE.md'), 'Do what you like.\n');
  const shipped = (path: string) => ({ name: path, path, version: '1.0.0', license: 'MIT' });
  const text = licencesOf(root, [shipped('b'), shipped('a')]);
  expect(text).toBe(`a 1.0.0: MIT\n\n${'-'.repeat(80)}\n\nb 1.0.0: MIT\n\nDo what you like.\n`);
});
