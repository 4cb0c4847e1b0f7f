import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../content-hash';

/** The SHA-256 of every file of a folder, as `sha256sum --check` reads it. */
export async function sumsOf(folder: string): Promise<string> {
  const names = [...(await filesBelow(folder))].sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    }),
  );
  return lines.join('');
}
