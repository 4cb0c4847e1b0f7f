import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One hash of the names and contents of files and whole folders; a path that does not exist counts as such. */
export async function contentHash(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    for (const file of await filesAt(root, path)) {
      const content = await readFile(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** All files in a folder and its folders, by their paths in it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const files = await Promise.all((await readdir(folder)).sort().map((name) => filesAt(folder, name)));
  return files.flat();
}

async function filesAt(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const names = await readdir(join(root, path));
  const files = await Promise.all(names.sort().map((name) => filesAt(root, `${path}/${name}`)));
  return files.flat();
}
