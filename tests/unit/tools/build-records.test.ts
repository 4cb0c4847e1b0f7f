import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { buildRecords, BUILD_RECORDS } from '~/tools/build-records';

test('the records of a build are beside it, and none of them is in the folder that is served', async () => {
  const root = await mkdtemp(join(tmpdir(), 'records-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'index.html'), '<!doctype html><script type="module" src="/src/page.ts"></script>');
  await writeFile(join(root, 'src/page.ts'), 'document.title = "Page";');
  await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [buildRecords(root)] },
    build: { manifest: true },
  });
  expect((await readdir(join(root, 'dist'))).sort()).toEqual(['assets', 'index.html']);
  const records = await readdir(join(root, BUILD_RECORDS));
  expect(records.sort()).toEqual(['manifest.json', 'modules.json', 'packages.json']);
});
