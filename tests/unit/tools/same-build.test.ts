import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { difference } from '~/tools/same-build';

const folder = await mkdtemp(join(tmpdir(), 'builds-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return join(folder, name);
}

test('two builds differ in files with other bytes and in files that one of them lacks', async () => {
  const one = await build('one', { 'index.html': 'a', 'assets/a.js': 'a', 'assets/b.js': 'b' });
  const other = await build('other', { 'index.html': 'a', 'assets/a.js': 'A', 'assets/c.js': 'c' });
  expect(await difference(one, one)).toEqual([]);
  expect(await difference(one, other)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
});
