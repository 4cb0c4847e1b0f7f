import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './content-hash';
import { program, run } from './run';
import type { SourceVersion } from './source-version';

const again = '.cache/build-again';

/**
 * Builds the console a second time, elsewhere, and names the files that differ from `dist/`. Who has the sources can
 * then check that a console which is served was built from them.
 */
async function differingFiles(root: string): Promise<readonly string[]> {
  const command = program('vite/bin/vite.js', 'build', '--outDir', again, '--emptyOutDir');
  // A build names the commit of its sources. Later commits may have changed none of them.
  const { commit = '', date }: SourceVersion = JSON.parse(await readFile(join(root, 'dist/version.json'), 'utf8'));
  const environment = {
    SOURCE_COMMIT: commit,
    SOURCE_DATE_EPOCH: date === undefined ? '' : String(Date.parse(date) / 1000),
  };
  const { ok, output } = await run(command, root, { environment });
  if (!ok) throw new Error(output);
  try {
    return await difference(join(root, 'dist'), join(root, again));
  } finally {
    await rm(join(root, again), { recursive: true, force: true });
  }
}

/** The files that two folders do not have alike. */
export async function difference(one: string, other: string): Promise<readonly string[]> {
  const names = new Set([...(await filesBelow(one)), ...(await filesBelow(other))]);
  const read = (folder: string, name: string) => readFile(join(folder, name)).catch(() => undefined);
  const differing: string[] = [];
  for (const name of [...names].sort()) {
    const [left, right] = [await read(one, name), await read(other, name)];
    if (!left || !right || !left.equals(right)) differing.push(name);
  }
  return differing;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = await differingFiles(join(import.meta.dirname, '..'));
  console.log(files.length === 0 ? 'Two builds are the same.' : `Two builds differ in:\n  ${files.join('\n  ')}`);
  process.exitCode = files.length === 0 ? 0 : 1;
}
